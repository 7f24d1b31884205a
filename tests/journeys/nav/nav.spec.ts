import type { Page } from 'playwright/test';
import { isRoute } from '../../../src/elements/tags/routes.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { enterConsole, focusedName, keepSession, tabTo } from '../support/signed-in.ts';
import { kept } from '../support/kept.ts';

const frame = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const pathname = (page: Page) => new URL(page.url()).pathname;
const items: readonly (readonly [string, string, string])[] = [
  ['Subscriptions', '/subscription', 'CON-2.2.2'],
  ['Installation', '/installation', 'CON-2.2.3 CON-2.6.1'],
  ['Account', '/account', 'CON-2.2.4'],
  ['Refer and earn', '/referearn', 'CON-2.2.5'],
  ['Contact Us', '/contactus', 'CON-2.2.6 CON-2.8.1'],
];

test.describe('the navigation', () => {
  for (const [name, path, proves] of items) {
    test(`the item ${name} opens ${path} and is marked there [${proves}]`, async ({ page }) => {
      await keepSession(page);
      await page.goto('/nowhere');
      await expect(frame(page).locator('[aria-current]')).toHaveCount(0);
      await frame(page).getByRole('link', { name }).click();
      if (!isRoute(path)) return expect.poll(() => pathname(page)).toBe('/pageNotFound');
      await expect.poll(() => pathname(page)).toBe(path);
      await expect(frame(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    });
  }

  test('Refer and earn is there only for users with an eligible paid subscription [CON-2.2.7 CON-6.11]', async ({
    page,
    server,
  }) => {
    const newcomer = server.sandbox.world.users.find(({ email }) => email === 'new@example.com')!;
    expect(newcomer.typeId).toBe(1);
    await enterConsole(page, 'new@example.com');
    await expect(frame(page).getByRole('link', { name: 'Contact Us' })).toBeVisible();
    await expect(frame(page).getByRole('link', { name: 'Refer and earn' })).toHaveCount(0);
  });

  test('Organizations is disabled for users with one organisation or none [ACC-6.6 CON-2.2.8]', async ({ page }) => {
    await enterConsole(page, 'enterprise@example.com');
    const item = frame(page).getByRole('link', { name: 'Organizations' });
    await expect(item).toBeDisabled();
    await expect(item).toContainText('For organisation admins');
  });

  test('Organizations is enabled for an organisation admin, whose logo leads there [ACC-6.6 CON-2.2.13 CON-6.10]', async ({
    page,
  }) => {
    await keepSession(page, 'admin@example.com');
    await page.goto('/nowhere');
    await expect(frame(page).getByRole('link', { name: 'Organizations' })).toBeEnabled();
    await page.getByRole('link', { name: 'Dictation Console' }).click();
    await expect.poll(() => pathname(page)).toBe(isRoute('/organizations') ? '/organizations' : '/pageNotFound');
  });

  test('the logo leads others to the subscriptions [CON-2.2.14]', async ({ page }) => {
    await keepSession(page);
    await page.goto('/nowhere');
    await expect(frame(page)).toBeVisible();
    await page.getByRole('link', { name: 'Dictation Console' }).click();
    await expect.poll(() => pathname(page)).toBe(isRoute('/subscription') ? '/subscription' : '/pageNotFound');
  });

  test('the header shows the user’s name, and Logout clears the session and goes to / [ACC-4.37 ACC-7.18 CON-2.2.11 CON-2.2.12]', async ({
    page,
  }) => {
    await enterConsole(page);
    await expect(page.getByRole('banner').getByText('Ina Example')).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(frame(page)).toHaveCount(0);
    expect(await kept(page, 'dict.session')).toBe(null);
  });

  test('the offer of assistance has its place only on the screens of the console [CON-2.2.20]', async ({ page }) => {
    await enterConsole(page);
    const offers = page.locator('.page > dict-callback');
    await expect(offers).toHaveCount(1);
    await page.goto('/congratulation');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offers).toHaveCount(0);
  });
});

test('A11Y-21 from / to the subscriptions, and out again, by keyboard alone @all', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await tabTo(page, 'Mobile number or email');
  await page.keyboard.type('retail@example.com');
  await tabTo(page, 'Password');
  await page.keyboard.type(seedPassword);
  await page.keyboard.press('Enter');
  const target = isRoute('/subscription') ? '/subscription' : '/pageNotFound';
  await expect.poll(() => pathname(page)).toBe(target);
  await expect(frame(page)).toBeVisible();
  // Counted from the new screen: the frame precedes it.
  await page.keyboard.press('Shift+Tab');
  await tabBackTo(page, 'Account');
  await page.keyboard.press('Enter');
  await expect.poll(() => pathname(page)).toBe(isRoute('/account') ? '/account' : '/pageNotFound');
  await expect(page.getByRole('main')).toBeFocused();
  await tabBackTo(page, 'Logout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

async function tabBackTo(page: Page, name: string) {
  for (let press = 0; press < 40; press += 1) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error(`No Shift+Tab led to ${name}.`);
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the menu opens, and closes when an item is chosen', async ({ page }) => {
    await keepSession(page);
    await page.goto('/nowhere');
    await expect(page.getByText('Ina Example')).toBeVisible();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
    await frame(page).getByRole('link', { name: 'Subscriptions' }).click();
    await expect(frame(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('A11Y-22 at 320 by 256 everything of the menu can be reached @all', async ({ page }) => {
    await enterConsole(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/nowhere');
    await page.getByRole('button', { name: 'Menu' }).click();
    await frame(page).getByRole('link', { name: 'Contact Us' }).scrollIntoViewIfNeeded();
    await expect(frame(page).getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('A11Y-19 no target is smaller than 24 px', async ({ page }) => {
    await keepSession(page);
    await page.goto('/nowhere');
    await page.getByRole('button', { name: 'Menu' }).click();
    for (const target of await page.locator('dict-nav').locator('a, button').all()) {
      const box = await target.boundingBox();
      if (!box) continue;
      expect(Math.min(box.width, box.height), (await target.innerText()) || 'Menu').toBeGreaterThanOrEqual(24);
    }
  });
});

for (const width of [320, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`A11Y-01 axe finds nothing in the frame at ${width} px, ${colorScheme} @all`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await keepSession(page);
      await page.goto('/nowhere');
      await expect(page.getByText('Ina Example')).toBeVisible();
      if (width === 320) await page.getByRole('button', { name: 'Menu' }).click();
      await expect(frame(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

test('A11Y-20 the focus is visible on every tab stop of the frame, and no bar covers it @all', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await keepSession(page);
  await page.goto('/nowhere');
  await expect(frame(page)).toBeVisible();
  for (const name of ['Dictation Console', 'Logout', 'Subscriptions', 'Account', 'Back to home', 'Privacy Policy']) {
    await tabTo(page, name);
    const seen = await page.evaluate(() => {
      let active = document.activeElement!;
      while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(active);
      const box = active.getBoundingClientRect();
      let hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      while (hit?.shadowRoot) {
        const inner = hit.shadowRoot.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!inner || inner === hit) break;
        hit = inner;
      }
      return { outlineStyle, outlineWidth, isUncovered: active.contains(hit) };
    });
    expect(seen, name).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', isUncovered: true });
  }
});
