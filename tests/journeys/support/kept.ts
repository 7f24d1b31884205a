import type { Page } from 'playwright/test';
import { keyOfService, serviceName } from '../../../src/core/config/service-name.ts';
import { historyOf } from '../../support/engines/history.ts';

/* Storage of the console and of its service, which share one origin. */

export type Area = 'localStorage' | 'sessionStorage';

/** The storage key of `dict.session` and others for a service; by default the one on the page's own origin. */
export const keyOn = (page: Page, name: string, service = new URL(page.url()).origin) =>
  keyOfService(name, serviceName(service));

export const kept = (page: Page, name: string, area: Area = 'localStorage'): Promise<string | null> =>
  page.evaluate(([where, key]) => window[where].getItem(key), [area, keyOn(page, name)] as const);

export const keep = (page: Page, name: string, text: string, area: Area = 'localStorage'): Promise<void> =>
  page.evaluate(([where, key, value]) => window[where].setItem(key, value), [area, keyOn(page, name), text] as const);

/** Everything that a script can read, by place, and the history; without the key `leftOut` of `localStorage`. */
export async function readable(page: Page, leftOut = ''): Promise<Readonly<Record<string, string>>> {
  const read = await page.evaluate((keyLeftOut) => {
    const rendered = (root: ParentNode): string =>
      [...root.querySelectorAll('*')]
        .map((node) => {
          const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
          const own = [...node.childNodes].map((child) => (child.nodeType === 3 ? child.textContent : '')).join('');
          return `${attributes} ${own} ${node.shadowRoot ? rendered(node.shadowRoot) : ''}`;
        })
        .join('\n');
    return {
      address: location.href,
      title: document.title,
      referrer: document.referrer,
      state: JSON.stringify(history.state),
      performance: JSON.stringify(performance.getEntries()),
      local: JSON.stringify({ ...localStorage, [keyLeftOut]: '' }),
      session: JSON.stringify({ ...sessionStorage }),
      window: window.name,
      dom: rendered(document),
    };
  }, leftOut);
  return { ...read, history: await historyOf(page) };
}
