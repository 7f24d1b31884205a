import type { Page } from 'playwright/test';
import { chunkMap, isEarly } from '../../build/built.ts';
import { needs } from '../../support/engines/instruments.ts';
import { expect, pageWith, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { hold, pageWithSnippet, snippetOf } from './snippet-page.ts';

/* An element far from the viewport is not loaded. */

const farAway = { '/far.css': { html: '#above { block-size: 9000px; }', headers: { 'Content-Type': 'text/css' } } };

const chunksOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/chunks/')),
  );

const isDefined = (page: Page, tag: string) => page.evaluate((name) => customElements.get(name) !== undefined, tag);

// WebKit does not report an empty inline tag in a dialog.
test('a tag far below, or not displayed, loads nothing until it is near or displayed @all', async ({
  page,
  origins,
}) => {
  const body =
    '<dialog><dict-login></dict-login></dialog><div id="above">A long article.</div><dict-contact></dict-contact>';
  const html = pageWith(origins, body, '<link rel="stylesheet" href="/far.css">');
  const site = await servePages({ '/': { html }, ...farAway });
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  expect(await chunksOf(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('dialog')!.showModal());
  await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'ready');
  expect(await isDefined(page, 'dict-contact')).toBe(false);
  await page.evaluate(() => window.scrollTo(0, 8000));
  await expect(page.locator('dict-contact')).toHaveAttribute('data-state', 'ready');
  await site.close();
});

test('a tag that is removed as soon as it is added keeps no other from loading @all', async ({ page, origins }) => {
  const site = await servePages({ '/': { html: pageWith(origins, '') } });
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const gone = document.createElement('dict-signup');
    document.body.append(gone);
    gone.remove();
    document.body.append(document.createElement('dict-login'));
  });
  await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'ready');
  await site.close();
});

test('the files that render a tag are requested at once, and no others until they have arrived @all', async ({
  page,
  origins,
}) => {
  needs('held scripts');
  const { needed, later } = chunkMap()['dict-signup']!;
  const site = await servePages({ '/': { html: pageWith(origins, '<dict-signup></dict-signup>') } });
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname.slice(1)));
  const release = await hold(page, '**/chunks/**');
  await page.goto(site.url);
  // No request has been answered yet.
  await expect.poll(() => needed.filter((file) => file !== 'dict.js' && !asked.has(file))).toEqual([]);
  expect(later.filter((file) => asked.has(file))).toEqual([]);
  release();
  await expect.poll(() => later.filter((file) => !asked.has(file))).toEqual([]);
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
  await site.close();
});

test('the files that every tag needs are loaded in parallel with the list of a tag’s files @all', async ({
  page,
  origins,
}) => {
  const lists = Object.values(chunkMap()).filter(({ later }) => !isEarly(later));
  const [first, ...rest] = lists.map(({ needed }) => needed);
  const shared = first!.filter((file) => file.startsWith('chunks/') && rest.every((needed) => needed.includes(file)));
  expect(shared.some((file) => file.includes('/react-'))).toBe(true);
  const site = await servePages({ '/': { html: pageWith(origins, '<dict-subscriptions></dict-subscriptions>') } });
  const release = await hold(page, '**/chunks/others-*');
  await page.goto(site.url);
  const wanted = shared.filter((file) => !file.includes('/others-'));
  await expect
    .poll(async () => (await chunksOf(page)).map((url) => new URL(url).pathname.slice(1)).sort())
    .toEqual(wanted.toSorted());
  release();
  await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'ready');
  await site.close();
});

test('a prerendered element waits while the browser is busy, until somebody points at it or puts the focus into it @all', async ({
  page,
  origins,
}) => {
  // The page replaces `requestIdleCallback` and never calls back.
  await page.addInitScript(() => Reflect.set(window, 'requestIdleCallback', () => 0));
  const html = pageWithSnippet(origins, snippetOf('dict-signup') + snippetOf('dict-login'));
  const site = await servePages({ '/': { html } });
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  expect(await isDefined(page, 'dict-signup')).toBe(false);
  await page.getByLabel('Full name').hover();
  await expect(page.locator('dict-signup')).toHaveAttribute('data-state', 'ready');
  expect(await isDefined(page, 'dict-login')).toBe(false);
  await page.getByLabel('Mobile number or email').focus();
  await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'ready');
  await site.close();
});
