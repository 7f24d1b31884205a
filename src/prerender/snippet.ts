import { createHash } from 'node:crypto';
import { trimEnd } from '../core/format/trim-end.ts';
import { reserving } from '../elements/runtime/drawn-ahead/reserving.ts';
import { renderElement } from '../elements/server.tsx';
import type { DictTagNameMap } from '../elements/elements.ts';
import type { Command, Wish } from './arguments.ts';

/**
 * The markup of one element, with all that it needs. Without `inlineStyle` no style and no script is in it, so that a page's policy
 * may forbid both.
 */
export async function snippet(
  { definition, attributes }: Wish,
  { cdn, state, inlineStyle }: Pick<Command, 'cdn' | 'state' | 'inlineStyle'>,
  config: unknown,
): Promise<string> {
  const at = trimEnd(cdn, '/');
  const tag = await renderElement(definition.tag as keyof DictTagNameMap, { attributes, cdn: at, state, inlineStyle });
  const block = `<script type="application/json" id="dict-config">${inScript(config)}</script>`;
  // Of `dict.css` this tag's own line: a link would be waited for.
  const reserved = definition.reserve ? [`<style>${reserving(definition).trim()}</style>`] : [];
  return [
    ...(config === null ? [] : [block]),
    ...(inlineStyle ? reserved : [`<link rel="stylesheet" href="${at}/dict.css">`]),
    `<script type="module" src="${at}/dict.js"></script>`,
    tag,
    '',
  ].join('\n');
}

/** What a page's `style-src` has to list so that the styles in the markup apply. */
export const styleSources = (markup: string): string[] =>
  [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, css]) => `'sha256-${createHash('sha256').update(css!).digest('base64')}'`,
  );

/** JSON that no text in it can end the block early. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
