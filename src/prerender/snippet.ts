import { createHash } from 'node:crypto';
import { config as readConfiguration } from '../core/config/config.ts';
import { themeRules } from '../core/page/theme.ts';
import { trimEnd } from '../core/format/text.ts';
import { reserving } from '../elements/runtime/reserving.ts';
import { escape, integrityOf, renderElement } from '../elements/tags/server.tsx';
import type { DictTagNameMap } from '../elements/tags/elements.ts';
import type { Command } from './arguments.ts';

type Drawing = Pick<Command, 'cdn' | 'state' | 'inlineStyle' | 'language'>;

export async function snippet(
  { definition, attributes }: Command['requests'][number],
  { cdn, state, inlineStyle, language }: Drawing,
  config: unknown,
  integrity: Readonly<Record<string, string>> = {},
): Promise<string> {
  const at = trimEnd(cdn, '/');
  const tag = await renderElement(definition.tag as keyof DictTagNameMap, {
    attributes,
    ...(language && { language }),
    cdn: at,
    state,
    inlineStyle,
    integrity,
    mayDiffer: true,
  });
  const address = (file: string) => `"${escape(`${at}/${file}`)}"${integrityOf(integrity, file)}`;
  const block = `<script type="application/json" id="dict-config">${inScript(config)}</script>`;
  // The theme, and the rule that reserves the tag's height, in place of the whole `dict.css`, which would block rendering.
  const rules = themeRules(readConfiguration().theme) + reserving(definition).trim();
  const reserved = rules ? [`<style>${rules}</style>`] : [];
  return [
    ...(config === null ? [] : [block]),
    ...(inlineStyle ? reserved : [`<link rel="stylesheet" href=${address('dict.css')}>`]),
    `<script type="module" src=${address('dict.js')}></script>`,
    tag,
    '',
  ].join('\n');
}

export const styleSources = (markup: string): string[] =>
  [...markup.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, css]) => `'sha256-${createHash('sha256').update(css!).digest('base64')}'`,
  );

const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
