import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test as base } from 'playwright/test';
import type { renderElement } from '../../src/elements/server.tsx';
import { startSandbox, type SandboxServer } from '../../src/sandbox/node.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { servePages } from './support/page-server.ts';

/* A page drawn by `dict-elements/server`: it shows without script, and with it every node stays. */

const serverModule = pathToFileURL(fileURLToPath(new URL('../../dist/server.js', import.meta.url))).href;
const { renderElement: render } = (await import(serverModule)) as { renderElement: typeof renderElement };

interface Drawn {
  readonly url: string;
  readonly service: SandboxServer;
}

const test = base.extend<{ drawn: Drawn; light: boolean }>({
  light: [false, { option: true }],
  drawn: async ({ light }, use) => {
    const cdn = await serveFolder(fileURLToPath(new URL('../../dist/cdn', import.meta.url)));
    const service = await startSandbox();
    const tag = await render('dict-signup', { attributes: { product: 'dictation', light }, cdn: cdn.url });
    const config = JSON.stringify({ serviceBase: service.url });
    const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<script type="application/json" id="dict-config">${config}</script><script type="module" src="${cdn.url}/dict.js"></script></head>
<body>${tag}<p>What follows the form.</p></body></html>`;
    const site = await servePages({ '/': { html } });
    await use({ url: site.url, service });
    await site.close();
    await service.close();
    await cdn.close();
  },
});

for (const light of [false, true]) {
  test.describe(light ? 'in the light DOM' : 'in a shadow root', () => {
    test.use({ light });

    test('the form shows with JavaScript off, and looks as it will', async ({ browser, drawn }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(drawn.url);
      await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
      const button = page.getByRole('button', { name: 'Create free account' });
      await expect(button).toHaveCSS('border-radius', '8px');
      await expect(button).toHaveCSS('background-color', 'rgb(11, 107, 120)');
      await context.close();
    });

    test('hydration keeps every node, the typed text and the focus, and nothing moves', async ({ page, drawn }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/dict.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Reflect.set(window, 'shifts', shifts);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(drawn.url, { waitUntil: 'commit' });
      const name = page.getByLabel('Full name');
      await name.fill('Ada Exam');
      const before = await page.evaluate(() => {
        const element = document.querySelector('dict-signup')!;
        const root = element.shadowRoot ?? element;
        const nodes = [...root.querySelectorAll('.d-root *')];
        Reflect.set(window, 'drawnNodes', nodes);
        return nodes.length;
      });
      expect(before).toBeGreaterThan(20);

      release();
      await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
      await name.pressSequentially('ple');

      await expect(name).toHaveValue('Ada Example');
      await expect(name).toBeFocused();
      const kept = await page.evaluate(
        () => (Reflect.get(window, 'drawnNodes') as Element[]).filter((node) => node.isConnected).length,
      );
      expect(kept).toBe(before);
      await expect(page.getByLabel('Country code').locator('option')).not.toHaveCount(0);
      expect(
        await page.evaluate(() => (Reflect.get(window, 'shifts') as number[]).reduce((sum, each) => sum + each, 0)),
      ).toBe(0);
    });
  });
}
