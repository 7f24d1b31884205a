import type { Plugin } from 'vite';
import { textsOf } from '../made-files.ts';

/** Inserts the texts that are visible before the console's script runs, or without it (src/host/index.text.ts). */
export function pageTexts(root: string): Plugin {
  const texts = new Map(textsOf(root).flatMap(({ area, key, text }) => (area === 'host' ? [[key, text]] : [])));
  return {
    name: 'dict:page-texts',
    transformIndexHtml: { order: 'pre', handler: (html) => withTexts(html, (key) => texts.get(key)!) },
  };
}

export const withTexts = (html: string, t: (key: string) => string): string =>
  html
    .replace('{late}', () => t('late').replace('{reload}', `<a href="">${t('lateReload')}</a>`))
    .replace('{noScript}', () => t('noScript'));
