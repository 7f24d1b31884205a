import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { keepSession } from '../support/signed-in.ts';

/* The console's screens in their frame. Both route tables, line by line: tests/components/host. */

const pathname = (page: Page) => new URL(page.url()).pathname;

/** Every heading of the screen: one h1, which comes first, and no level is skipped (A11Y-29). */
async function expectOutline(page: Page) {
  await expect(async () => {
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((each) => Number(each.localName[1])));
    const wrong = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1 || (level === 1) !== (at === 0));
    expect([levels.length > 0, wrong], levels.join(' ')).toEqual([true, []]);
  }).toPass({ timeout: 30_000 });
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

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Console' });

test('a visitor’s screen has its title, an outline and the way to help', { tag: '@A11Y-29' }, async ({ page }) => {
  await page.goto('/signup');
  await expect(page).toHaveTitle('Sign up - Dictation Console');
  await expectOutline(page);
  await expectHelp(page, contact);
  await expect(navigation(page)).toHaveCount(0);
});

test('a user’s screen also has the navigation and the offer of assistance', { tag: '@A11Y-29' }, async ({ page }) => {
  await keepSession(page);
  await page.goto('/installation');
  await expect(page).toHaveTitle('Installation - Dictation Console');
  await expectOutline(page);
  await expectHelp(page, [...contact, 'dict-callback']);
  await expect(navigation(page)).toBeVisible();
});

test(
  'an unknown address is the 404, which says to contact the team and the way home, and fits 320 px',
  { tag: ['@ACC-2.72', '@ACC-2.74', '@ACC-2.75', '@CON-2.14.1', '@A11Y-01', '@A11Y-22'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '404 Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found - Dictation Console');
    await expect.poll(() => pathname(page)).toBe('/pageNotFound');
    const text = "Sorry, we couldn't find the page you were looking for. Please contact the team to request access.";
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expectOutline(page);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('Login - Dictation Console');
  },
);

test(
  'the product of a signup survives a jump to the content, a reload, Back and Forward',
  { tag: '@ACC-2.19' },
  async ({ page }) => {
    await page.goto('/forgotpassword');
    await page.goto('/user/signup/voice-services');
    const product = () => page.locator('dict-signup').getAttribute('product');
    await expect.poll(product).toBe('voice-services');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/signup');
    await page.reload();
    await expect.poll(product).toBe('voice-services');
    await page.goBack();
    // The address that redirected to the signup has left no history entry.
    await expect(page).toHaveURL('/forgotpassword');
    await page.goForward();
    await expect.poll(product).toBe('voice-services');
  },
);

test('a new screen takes the focus', { tag: '@A11Y-31' }, async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main', { name: 'Login' })).toBeFocused();
});

test('Back shows a long list where the visitor left it', async ({ page }) => {
  await keepSession(page, 'admin@example.com');
  await page.goto('/organizations');
  const organizations = page.getByRole('table', { name: 'Your organizations' });
  await organizations.getByRole('columnheader', { name: 'Expired' }).getByRole('button').click();
  await expect(organizations.getByRole('rowheader')).toHaveCount(41);
  const top = () => page.evaluate(() => Math.round(scrollY));
  await organizations.getByRole('rowheader').nth(39).getByRole('link').focus();
  await expect.poll(top).toBeGreaterThan(500);
  const left = await top();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/subscription\/\d+$/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(organizations.getByRole('rowheader')).toHaveCount(41);
  await expect.poll(top).toBe(left);
});
