import { manifest } from '../../src/build/plugins/manifest.ts';
import { cssParts, cssProperties } from '../../src/build/plugins/surface.ts';
import { docsByTag } from '../../src/elements/docs.ts';
import { elements } from '../../src/elements/elements.ts';
import tokensSheet from '../../src/elements/kit/tokens.css?raw';

/** `custom-elements.json`, as the build makes it. */
export const theManifest = manifest(elements, docsByTag, { cssParts, cssProperties: cssProperties(tokensSheet) });

export const declarationsByTag = new Map(
  theManifest.modules.flatMap(({ declarations }) =>
    declarations.map((each) => [each.tagName as string, each] as const),
  ),
);
