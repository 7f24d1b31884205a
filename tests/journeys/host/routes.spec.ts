import type { Page } from 'playwright/test';
import { pageTitle } from '../../../src/elements/runtime/page.text.ts';
import { isRoute, matchPath, routes } from '../../../src/elements/tags/routes.ts';
import { startSandbox } from '../../../src/sandbox/server/node.ts';
import { built, defaultConfiguration, expect, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { routeTable, unknownPaths, type RouteLine } from './route-table.ts';
import { keepSession } from '../support/signed-in.ts';

/* Both route tables, line by line, compared with the registry. A line whose element does not exist yet must lead to
 * the 404 page. */

const pathOf = (address: string) => address.split('?')[0]!;
const isServed = ({ path }: RouteLine) => isRoute(pathOf(path)) || path.startsWith('/home/');
const provenToVisitors = ({ proves, provesForVisitors }: RouteLine) => [proves, provesForVisitors].join(' ').trim();
const provenToUsers = ({ proves, bare }: RouteLine) => [proves, bare].join(' ').trim();
const pathname = (page: Page) => new URL(page.url()).pathname;
const ownPath = ({ path }: RouteLine) => new RegExp(`^${pathOf(path).replaceAll('/', '\\/')}$`);

async function expectNotFound(page: Page) {
  await expect(page.getByRole('heading', { name: '404 Page not found' })).toBeVisible();
  await expect(page).toHaveTitle('Page not found - Dictation Console');
  await expect.poll(() => pathname(page)).toBe('/pageNotFound');
}

/** The route's element is shown, and the title has the route's name. */
async function expectScreen(page: Page, leadsTo: RegExp) {
  await expect(async () => {
    const path = pathname(page);
    expect(path).toMatch(leadsTo);
    if (path === '/pageNotFound') return;
    const served = routes.filter(({ route }) => matchPath(route.path, path));
    expect(served.map(({ route }) => `${pageTitle(route.page)} - Dictation Console`)).toContain(await page.title());
    const tag = await page.evaluate(() => document.querySelector('main > *')?.localName);
    expect(served.map(({ definition }) => definition.tag)).toContain(tag);
  }).toPass({ timeout: 10_000 });
}

/** The screen is shown without the side navigation and the header. */
async function expectBare(page: Page) {
  await expect(page.locator('main > *')).toHaveAttribute('data-state', /ready|busy|error|done/);
  await expect(page.getByRole('navigation', { name: 'Console' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
}

/** Every heading of the screen: one h1, which comes first, and no level is skipped (A11Y-29). */
async function expectOutline(page: Page) {
  await expect(async () => {
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => Number(each.localName[1])));
    const wrong = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1 || (level === 1) !== (at === 0));
    expect([levels.length > 0, wrong], levels.join(' ')).toEqual([true, []]);
  }).toPass({ timeout: 10_000 });
}

/** Contact and help, in the order of the page: the same on every screen (A11Y-29). */
const expectHelp = (page: Page, help: readonly string[]) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll('main, footer a[href^="tel:"], footer a[href^="mailto:"], dict-callback')].map(
          (each) => each.getAttribute('href')?.split(':')[0] ?? each.localName,
        ),
      ),
    )
    .toEqual(help);

const contact = ['main', 'tel', 'mailto'];

/**
 * One console and one page for all lines of a worker: a visit leaves nothing behind that the next one would read, and
 * the browser's cache has the files.
 */
const tour = test.extend<object, { console: Page }>({
  console: [
    async ({ browser }, use) => {
      const server = await startSandbox({
        staticFolders: [
          { at: '/', folder: built('host'), fallback: 'index.html', configuration: () => defaultConfiguration },
        ],
      });
      const context = await browser.newContext({ baseURL: server.url });
      await use(await context.newPage());
      await context.close();
      await server.close();
    },
    { scope: 'worker' },
  ],
});

tour.describe('without a session', () => {
  tour.beforeEach(({ console: page }) =>
    page.evaluate(() => [localStorage, sessionStorage].forEach((each) => each.clear())).catch(() => {}),
  );

  for (const line of routeTable) {
    tour(`${line.path} for a visitor A11Y-29 [${provenToVisitors(line)}]`, async ({ console: page }) => {
      await page.goto(line.path);
      if (!isServed(line)) return expectNotFound(page);
      await expectScreen(page, line.guard === 'signed-in' ? /^\/$/ : (line.leadsTo ?? ownPath(line)));
      await expect(page.getByRole('navigation', { name: 'Console' })).toHaveCount(0);
      await expectOutline(page);
      await expectHelp(page, contact);
    });
  }

  for (const [path, proves] of unknownPaths) {
    tour(`${path} is the 404, with the way home [${proves}]`, async ({ console: page }) => {
      await page.goto(path);
      await expectNotFound(page);
      await expectOutline(page);
      await page.getByRole('link', { name: 'Back to home' }).click();
      await expect(page).toHaveURL('/');
      await expect(page).toHaveTitle('Login - Dictation Console');
    });
  }
});

tour.describe('with a session', () => {
  for (const line of routeTable) {
    tour(`${line.path} for a user A11Y-29 [${provenToUsers(line)}]`, async ({ console: page }) => {
      await keepSession(page);
      await page.goto(line.path);
      if (!isServed(line)) return expectNotFound(page);
      await expectScreen(page, line.leadsUserTo ?? line.leadsTo ?? ownPath(line));
      if (line.bare) await expectBare(page);
      // This screen has legal links of its own (CON-2.8.5).
      else if (line.path === '/contactus')
        await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveCount(1);
      else if (line.guard === 'signed-in') await expectHelp(page, [...contact, 'dict-callback']);
      await expectOutline(page);
    });
  }
});

test('the 404 says to contact the team [ACC-2.74 CON-2.14.1]', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(
    page.getByText(
      "Sorry, we couldn't find the page you were looking for. Please contact the team to request access.",
      { exact: true },
    ),
  ).toBeVisible();
});

test('every route of the registry is in the table', () => {
  const missing = routes.filter(({ route }) => !routeTable.some((line) => matchPath(route.path, pathOf(line.path))));
  // Targets of landing addresses, without the parameters that they pass on.
  const landings = ['/activate', '/payment'];
  expect(missing.map(({ route }) => route.path).filter((path) => !landings.includes(path))).toEqual([]);
});

test('the title of the root is Login [ACC-2.76 CON-2.1.36]', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Login - Dictation Console');
});

test.describe('navigation state', () => {
  test('survives a reload, and is restored by Back [ACC-2.19]', async ({ page }) => {
    await page.goto('/user/signup/voice-services');
    const product = () => page.locator('dict-signup').getAttribute('product');
    await expect.poll(product).toBe('voice-services');
    await page.reload();
    await expect.poll(product).toBe('voice-services');
    await page.goto('/forgotpassword');
    await page.goBack();
    await expect.poll(product).toBe('voice-services');
  });

  test('survives a jump to the content', async ({ page }) => {
    await page.goto('/user/signup/voice-services');
    await expect(page.locator('dict-signup')).toHaveAttribute('product', 'voice-services');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/signup');
    await page.reload();
    await expect(page.locator('dict-signup')).toHaveAttribute('product', 'voice-services');
  });
});

test('landing addresses leave no history entry that Back would return to', async ({ page }) => {
  await page.goto('/forgotpassword');
  await page.goto('/Invite?rc=INVITE2026');
  await expect(page).toHaveURL('/signup');
  await page.goBack();
  await expect(page).toHaveURL('/forgotpassword');
});

test('A11Y-31 a navigation moves the focus to the new screen, which has its name', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL('/forgotpassword');
  await expect(page.getByRole('main', { name: 'Forgot Password' })).toBeFocused();
});

test('A11Y-01, A11Y-22 axe finds nothing on the 404, which fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/nowhere');
  await expectNotFound(page);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
