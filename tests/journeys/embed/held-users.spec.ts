import type { Page } from 'playwright/test';
import { authenticate } from '../../../src/core/service/endpoints/access/login.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { keyOn } from '../support/kept.ts';
import { expect, pageWith, test, type Origins } from '../support/origins.ts';
import { servePages } from '../support/page-server.ts';
import { asked, countCalls, hold, pageWithSnippet, snippetOf, watchNavigations, watchShifts } from './snippet-page.ts';

/* A button that is clicked before hydration while another tab signs somebody in or out. */

const retail = 'retail@example.com';
const other = 'enterprise@example.com';

test.beforeEach(({ context }) => watchNavigations(context));

const fillLogin = async (page: Page, email: string) => {
  await page.getByLabel('Mobile number or email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(seedPassword);
};

const pressLogin = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true }).click();

async function logIn(page: Page, at: string, email = retail): Promise<void> {
  await page.goto(at);
  await fillLogin(page, email);
  await pressLogin(page);
  await expect.poll(() => asked(page)).toEqual(['/subscription']);
}

/** The stored session, as text. */
const session = (page: Page, { service }: Origins) => {
  const key = keyOn(page, 'dict.session', new URL(service.url).origin);
  return page.evaluate((name) => localStorage.getItem(name), key);
};

test('NET-11 a login that was submitted before hydration is not sent if another user has logged in meanwhile: that user is sent on @all', async ({
  page,
  context,
  origins,
}) => {
  const sent = countCalls(page, authenticate.path);
  const release = await hold(page, '**/chunks/**');
  const site = await servePages({
    '/': { html: pageWithSnippet(origins, snippetOf('dict-login')) },
    '/login': { html: pageWith(origins, '<dict-login></dict-login>') },
  });
  await page.goto(site.url);
  await fillLogin(page, other);
  await pressLogin(page);
  await expect(page.locator('button[data-held]')).toHaveCount(1);
  const second = await context.newPage();
  await logIn(second, `${site.url}/login`);
  const opened = await session(second, origins);

  release();
  await expect(page.locator('dict-login')).toHaveAttribute('data-state', 'done');
  expect(await asked(page)).toEqual(['/subscription']);
  expect(sent()).toEqual([]);
  expect(opened).not.toBeNull();
  expect(await session(page, origins)).toBe(opened);
  await site.close();
});

test('a login that was submitted in two tabs before hydration logs in once, and both tabs continue @all', async ({
  page,
  context,
  origins,
}) => {
  const second = await context.newPage();
  const tabs = [page, second];
  const sent = tabs.map((tab) => countCalls(tab, authenticate.path));
  const releases = await Promise.all(tabs.map((tab) => hold(tab, '**/chunks/**')));
  const site = await servePages({ '/': { html: pageWithSnippet(origins, snippetOf('dict-login')) } });
  for (const tab of tabs) {
    await tab.goto(site.url);
    await fillLogin(tab, retail);
    await pressLogin(tab);
    await expect(tab.locator('button[data-held]')).toHaveCount(1);
  }
  for (const [at, tab] of tabs.entries()) {
    releases[at]!();
    await expect(tab.locator('dict-login')).toHaveAttribute('data-state', 'done');
    expect(await asked(tab)).toEqual(['/subscription']);
  }
  expect(sent.map((calls) => calls().length)).toEqual([1, 0]);
  await site.close();
});

test('NET-10 a Log in button that was clicked before hydration leads to the login once, even if another tab has logged out meanwhile @all', async ({
  page,
  context,
  origins,
}) => {
  const site = await servePages({
    '/': { html: pageWithSnippet(origins, snippetOf('dict-subscriptions')) },
    '/login': { html: pageWith(origins, '<dict-login></dict-login>') },
    '/nav': { html: pageWith(origins, '<dict-nav></dict-nav>') },
  });
  const second = await context.newPage();
  await logIn(second, `${site.url}/login`);
  expect(await session(second, origins)).not.toBeNull();
  await second.goto(`${site.url}/nav`);
  const release = await hold(page, '**/chunks/**');
  const shifts = await watchShifts(page);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('button[data-held]')).toHaveCount(1);
  await second.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => session(second, origins)).toBeNull();

  release();
  await expect.poll(() => asked(page)).toEqual(['/']);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page.locator('[data-held]')).toHaveCount(0);
  expect(await asked(page)).toEqual(['/']);
  expect(await shifts()).toBe(0);
  await site.close();
});
