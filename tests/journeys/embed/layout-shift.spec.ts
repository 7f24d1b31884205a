import { expect, pageWith, test } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { hold, keepNodes, pageWithSnippet, snippetOf, watchShifts, whenAlive } from './snippet-page.ts';

/* The first frame of the screen for a new password without a reset. With a link: reserved-height.spec.ts. */

test.use({ viewport: { width: 320, height: 915 } });

test('a password page without a stored reset says so in the first frame, and nothing moves @all', async ({
  page,
  origins,
}) => {
  const shifts = await watchShifts(page);
  const sheet = `<link rel="stylesheet" href="${origins.cdn}/dict.css">`;
  const html = pageWith(origins, '<dict-reset-password></dict-reset-password>', sheet);
  const site = await servePages({ '/': { html } });
  await page.goto(site.url);
  await whenAlive(page, 'dict-reset-password');
  await expect(page.getByText('There is no password reset in progress.')).toBeVisible();
  expect(await shifts()).toBe(0);
  await site.close();
});

test('the snippet of that page says so before any script, and nothing moves or is rendered again @all', async ({
  page,
  origins,
}) => {
  const shifts = await watchShifts(page);
  const release = await hold(page, '**/chunks/**');
  const site = await servePages({ '/': { html: pageWithSnippet(origins, snippetOf('dict-reset-password')) } });
  await page.goto(site.url);
  await expect(page.getByText('There is no password reset in progress.')).toBeVisible();
  const areKept = await keepNodes(page, 'dict-reset-password');
  release();
  await whenAlive(page, 'dict-reset-password');
  expect(await areKept()).toBe(true);
  expect(await shifts()).toBe(0);
  await site.close();
});
