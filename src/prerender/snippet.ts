import { trimEnd } from '../core/format/trim-end.ts';
import { renderElement } from '../elements/server.tsx';
import type { DictTagNameMap } from '../elements/elements.ts';
import type { Command, Wish } from './arguments.ts';

/** The markup of one element, with all that it needs. No style and no script stands in it, so that a page's policy may forbid both. */
export async function snippet(
  { definition, attributes }: Wish,
  { cdn, state }: Pick<Command, 'cdn' | 'state'>,
  config: unknown,
): Promise<string> {
  const at = trimEnd(cdn, '/');
  const tag = await renderElement(definition.tag as keyof DictTagNameMap, { attributes, cdn: at, state });
  const block =
    config === null ? [] : [`<script type="application/json" id="dict-config">${inScript(config)}</script>`];
  return [
    ...block,
    `<link rel="stylesheet" href="${at}/dict.css">`,
    `<script type="module" src="${at}/dict.js"></script>`,
    tag,
    '',
  ].join('\n');
}

/** JSON that no text in it can end the block early. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
