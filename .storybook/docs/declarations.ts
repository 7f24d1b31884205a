import { manifest } from '../../src/build/plugins/manifest.ts';
import { docsByTag } from '../../src/elements/tags/collected.ts';
import { elements } from '../../src/elements/tags/elements.ts';
import tokensSheet from '../../src/elements/kit/tokens.css?raw';

/** The content of the `custom-elements.json` that the build writes. */
export const theManifest = manifest(elements, docsByTag, tokensSheet);

export const declarationsByTag = new Map(
  theManifest.modules.flatMap(({ declarations }) =>
    declarations.map((each) => [each.tagName as string, each] as const),
  ),
);
