import type { Plugin } from 'vite';
import { textsOf } from '../made-files.ts';

/** Inserts the texts that are visible before the console's script runs, or without it (src/host/index.text.ts). */
export function pageTexts(root: string): Plugin {
  const texts = textsOf(root).filter(({ area }) => area === 'host');
  const t = (wanted: string) => texts.find(({ key }) => key === wanted)!.text;
  const late = () => t('late').replace('{reload}', `<a href="">${t('lateReload')}</a>`);
  return {
    name: 'dict:page-texts',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('{late}', late).replace('{noScript}', () => t('noScript')),
    },
  };
}
