import type { BrowserContext, Page } from 'playwright/test';
import { exampleCdn } from '../../../src/prerender/arguments.ts';
import { read } from '../../build/built.ts';
import type { Origins } from '../support/origins.ts';

/* The built snippets, pasted into a page of a content management system. */

export const snippetOf = (tag: string) => read(`dist/cdn/snippets/${tag}.html`);

export const pageWithSnippet = (
  { cdn, service }: Origins,
  snippet: string,
  configuration: object = { serviceBase: service.url },
) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<script type="application/json" id="dict-config">${JSON.stringify(configuration)}</script>
</head><body>${snippet.replaceAll(exampleCdn, cdn)}<p>What follows.</p></body></html>`;

/** Returns a function that sums up the page's layout shifts so far. Only Chromium reports them. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, each) => sum + each, 0));
}

/** Cancels the navigations of the page's elements, and records where they lead. */
export async function watchNavigations(page: Page | BrowserContext): Promise<void> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Reflect.set(window, 'asked', asked);
    document.addEventListener('dict-navigate', (event) => {
      event.preventDefault();
      asked.push(event.detail.to);
    });
  });
}

export const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as string[]);

/** Bodies of the page's requests to a call of the service, from now on. */
export function countCalls(page: Page, path: string): () => readonly string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.endsWith(path)) bodies.push(request.postData()!);
  });
  return () => bodies;
}

/** Waits until the element is hydrated, before an answer of the service can have changed it. */
export const whenAlive = (page: Page, tag: string) =>
  page.evaluate(async (name) => {
    await customElements.whenDefined(name);
    await (document.querySelector(name) as unknown as { ready: Promise<void> }).ready;
  }, tag);
