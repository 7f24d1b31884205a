import { fileURLToPath, pathToFileURL } from 'node:url';
import type { renderElement } from '../../../src/elements/tags/server.tsx';
import { needs } from '../../support/engines/instruments.ts';
import { expect, pageWith, test as base } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';

/* A page rendered by `dict-elements/server`, in the light DOM and in a shadow root. Hydration:
 * tests/components/elements/prerendered.test.tsx. */

const serverModule = pathToFileURL(fileURLToPath(new URL('../../../dist/server.js', import.meta.url))).href;
const { renderElement: render } = (await import(serverModule)) as { renderElement: typeof renderElement };

const test = base.extend<{ address: string }>({
  address: async ({ origins }, use) => {
    const { cdn } = origins;
    const light = await render('dict-signup', { attributes: { product: 'dictation', light: true }, cdn });
    const shadow = await render('dict-login', { cdn });
    const site = await servePages({ '/': { html: pageWith(origins, `${light}${shadow}<p>What follows.</p>`) } });
    await use(site.url);
    await site.close();
  },
});

test('the forms are visible with JavaScript off, and look as after hydration @all', async ({ browser, address }) => {
  needs('pages without script');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  for (const name of ['Create free account', 'Log in']) {
    const button = page.getByRole('button', { name, exact: true }).last();
    await expect(button).toHaveCSS('border-radius', '8px');
    await expect(button).toHaveCSS('background-color', 'rgb(11, 107, 120)');
  }
  await context.close();
});
