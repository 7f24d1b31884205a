import { fileURLToPath, pathToFileURL } from 'node:url';
import type { renderElement } from '../../../src/elements/tags/server.tsx';
import { needs } from '../../support/engines/instruments.ts';
import { expect, pageWith, test as base } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { person } from '../../../stories/person.ts';
import { hold, keepNodes, watchShifts } from './snippet-page.ts';

/* A page rendered by `dict-elements/server` in the light DOM: it is visible without scripts, and hydration keeps every node. In a
 * shadow root: held.spec.ts and snippets.spec.ts. */

const serverModule = pathToFileURL(fileURLToPath(new URL('../../../dist/server.js', import.meta.url))).href;
const { renderElement: render } = (await import(serverModule)) as { renderElement: typeof renderElement };

const test = base.extend<{ address: string }>({
  address: async ({ origins }, use) => {
    const { cdn } = origins;
    const view = await render('dict-signup', { attributes: { product: 'dictation', light: true }, cdn });
    const site = await servePages({ '/': { html: pageWith(origins, `${view}<p>What follows the form.</p>`) } });
    await use(site.url);
    await site.close();
  },
});

test('the form is visible with JavaScript off, and looks as after hydration @all', async ({ browser, address }) => {
  needs('pages without script');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
  const button = page.getByRole('button', { name: 'Create free account' });
  await expect(button).toHaveCSS('border-radius', '8px');
  await expect(button).toHaveCSS('background-color', 'rgb(11, 107, 120)');
  await context.close();
});

test('hydration keeps every node, the typed text and the focus, and nothing moves @all', async ({ page, address }) => {
  needs('held scripts');
  const release = await hold(page, '**/dict.js');
  const shifted = await watchShifts(page);
  await page.goto(address, { waitUntil: 'commit' });
  const name = page.getByLabel('Full name');
  await name.fill('Ada Exam');
  const areKept = await keepNodes(page, 'dict-signup');

  release();
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
  await name.pressSequentially('ple');

  await expect(name).toHaveValue(person.fullName);
  await expect(name).toBeFocused();
  expect(await areKept()).toBe(true);
  await expect(page.getByLabel('Country code').locator('option')).not.toHaveCount(0);
  expect(await shifted()).toBe(0);
});
