import type { Page } from 'playwright/test';
import { expect, test, type ConsoleServer } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';
import { kept } from '../support/kept.ts';
import { openLargeSeats } from '../seats/seats-screen.ts';

const frame = (page: Page) => page.getByRole('navigation', { name: 'Console' });

test(
  'each item opens its screen and is marked there',
  {
    tag: [
      '@CON-2.2.2',
      '@CON-2.2.3',
      '@CON-2.2.4',
      '@CON-2.2.5',
      '@CON-2.2.6',
      '@CON-2.3.2',
      '@CON-2.6.1',
      '@CON-2.7.1',
      '@CON-2.8.1',
    ],
  },
  async ({ page }) => {
    await keepSession(page);
    await page.goto('/nowhere');
    await expect(frame(page).getByRole('link').first()).toBeVisible();
    await expect(frame(page).locator('[aria-current]')).toHaveCount(0);
    for (const [name, path] of [
      ['Installation', '/installation'],
      ['Account', '/account'],
      ['Refer and earn', '/referearn'],
      ['Contact Us', '/contactus'],
      ['Subscriptions', '/subscription'],
    ] as const) {
      await frame(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(frame(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await page.goto('/Account');
    await expect(frame(page).getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  },
);

test('assistance is offered on the subscriptions, but not after a signup', { tag: '@CON-2.2.20' }, async ({ page }) => {
  const offers = page.locator('dict-nav > dict-callback');
  await keepSession(page);
  await page.goto('/subscription');
  await expect(offers).toHaveCount(1);
  await page.goto('/congratulation');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offers).toHaveCount(0);
});

test(
  'the header names the user, and its logo leads to the subscriptions',
  { tag: ['@CON-2.2.11', '@CON-2.2.14'] },
  async ({ page }) => {
    await keepSession(page);
    await page.goto('/nowhere');
    await expect(page.getByRole('banner').getByText('Ina Example')).toBeVisible();
    await page.getByRole('link', { name: 'Dictation Console' }).click();
    await expect(page).toHaveURL('/subscription');
  },
);

test(
  'Logout clears the session and goes to /',
  { tag: ['@ACC-4.37', '@ACC-7.18', '@CON-2.2.12'] },
  async ({ page }) => {
    await keepSession(page);
    await page.goto('/subscription');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    await expect(frame(page)).toHaveCount(0);
    expect(await kept(page, 'dict.session')).toBe(null);
  },
);

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  async function openMenu(page: Page): Promise<void> {
    await keepSession(page);
    await page.goto('/nowhere');
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  }

  test('the open menu has no target smaller than 24 px', { tag: '@A11Y-19' }, async ({ page }) => {
    await openMenu(page);
    const sizes = await page
      .locator('dict-nav')
      .locator('a, button')
      .evaluateAll((targets) =>
        targets
          .map((target) => target.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ width, height }) => Math.min(width, height)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });

  test('the menu can be scrolled to its end in a low window', { tag: '@A11Y-22' }, async ({ page }) => {
    await openMenu(page);
    await page.setViewportSize({ width: 320, height: 256 });
    await frame(page).getByRole('link', { name: 'Contact Us' }).scrollIntoViewIfNeeded();
    await expect(frame(page).getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('the menu closes when an item is chosen, and the screen takes the focus', async ({ page }) => {
    await openMenu(page);
    await frame(page).getByRole('link', { name: 'Subscriptions' }).click();
    await expect(frame(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
});

const headerHeight = async (page: Page) => (await page.getByRole('banner').boundingBox())!.height;

async function openLongList(page: Page, server: ConsoleServer): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openLargeSeats(page, server);
}

test('the headings of a long list stay in sight below the header', { tag: '@A11Y-20' }, async ({ page, server }) => {
  await openLongList(page, server);
  await page.getByRole('button', { name: 'Show more' }).focus();
  expect(await page.getByRole('columnheader', { name: 'Email' }).boundingBox()).toMatchObject({
    y: await headerHeight(page),
  });
});

test(
  'moving back through a long list never puts the focus under the header',
  { tag: '@A11Y-20' },
  async ({ page, server }) => {
    await openLongList(page, server);
    await page.getByRole('button', { name: 'Show more' }).focus();
    for (const width of [1280, 800]) {
      await page.setViewportSize({ width, height: 400 });
      const header = await headerHeight(page);
      await page
        .getByRole('button', { name: /^Actions for/ })
        .last()
        .focus();
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Shift+Tab');
        expect((await page.locator('dict-seats :is(button, input):focus').boundingBox())!.y).toBeGreaterThan(header);
      }
    }
  },
);
