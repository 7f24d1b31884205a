import { fileURLToPath, pathToFileURL } from 'node:url';
import type { renderElement } from '../../../src/elements/tags/server.tsx';
import { needs } from '../../support/engines/instruments.ts';
import { expect, pageWith, test as base } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { person } from '../../../stories/person.ts';
import { hold, keepNodes, watchShifts } from './snippet-page.ts';

/* A page rendered by `dict-elements/server`, in the light DOM and in a shadow root: it is visible without scripts, and hydration
 * keeps every node. */

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

test('hydration keeps every node, the typed text and the focus, and nothing moves @all', async ({ page, address }) => {
  needs('held scripts');
  const release = await hold(page, '**/dict.js');
  const shifted = await watchShifts(page);
  await page.goto(address, { waitUntil: 'commit' });
  const name = page.getByLabel('Full name');
  const identifier = page.getByLabel('Mobile number or email');
  await identifier.fill(person.email);
  await name.fill('Ada Exam');
  const areKept = await keepNodes(page, ':is(dict-signup, dict-login)');

  release();
  for (const tag of ['dict-signup', 'dict-login'])
    await expect(page.locator(tag)).toHaveAttribute('data-state', 'ready');
  await name.pressSequentially('ple');

  await expect(name).toHaveValue(person.fullName);
  await expect(name).toBeFocused();
  await expect(identifier).toHaveValue(person.email);
  expect(await areKept()).toBe(true);
  await expect(page.getByLabel('Country code').locator('option')).not.toHaveCount(0);
  expect(await shifted()).toBe(0);
});
