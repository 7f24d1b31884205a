import { expect, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { box, enterSubscriptions, search, sell, table } from './lists.ts';
import { tabTo } from '../support/signed-in.ts';

/* A11Y: accessibility of the subscriptions at any width and with hundreds of rows. */

test.describe('everybody can use it', () => {
  for (const [state, email] of [
    ['enterprise with tabs', 'enterprise@example.com'],
    ['retail', 'retail@example.com'],
    ['without subscriptions', 'new@example.com'],
    ['no access', 'noaccess@example.com'],
    ['only assigned', 'assigned@example.com'],
  ] as const) {
    test(`A11Y-01 A11Y-22 ${state}: no finding of axe, light, dark and at 320 px, and nothing is too wide @all`, async ({
      page,
    }) => {
      await enterSubscriptions(page, email);
      expect.soft(await violations(page), 'light').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await violations(page), 'dark, 320 px').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }

  test('A11Y-01 the referral, a search without a result and a text that is too long have no finding of axe @all', async ({
    page,
  }) => {
    await enterSubscriptions(page, 'referral@example.com', '/subscription');
    await box(page).fill('999');
    await search(page).click();
    await expect(table(page).getByRole('cell')).toHaveCount(1);
    await box(page).fill('9'.repeat(256));
    expect(await violations(page)).toEqual([]);
  });

  for (const width of [240, 280, 320, 480, 768, 1280]) {
    test(`HOST-17 A11Y-23 in a column of ${width} px nothing is too wide, and no menu is clipped @all`, async ({
      page,
    }) => {
      await enterSubscriptions(page, 'enterprise@example.com');
      await page.evaluate((inlineSize) => {
        const column = document.createElement('div');
        column.style.cssText = `width:${inlineSize}px;overflow:hidden;transform:translateX(0);contain:layout`;
        column.append(document.createElement('dict-subscriptions'));
        document.body.replaceChildren(column);
      }, width);
      const element = page.locator('dict-subscriptions');
      await expect(element).toHaveAttribute('data-state', 'ready');
      const root = element.locator('.d-root');
      expect(await root.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
      const filters = page.getByRole('button', { name: 'Filters' });
      if (await filters.isVisible()) await filters.click();
      await page.getByRole('combobox', { name: 'Organization name' }).click();
      const option = page.getByRole('listbox').getByRole('option').last();
      await expect(option).toBeVisible();
      const isOnTop = await option.evaluate((node) => {
        const { x, y, width: w, height: h } = node.getBoundingClientRect();
        const root = node.getRootNode() as ShadowRoot;
        return node.contains(root.elementFromPoint(x + w / 2, y + h / 2));
      });
      expect(isOnTop).toBe(true);
    });
  }

  test('A11Y-20 A11Y-21 the keyboard alone searches, shows more and opens a subscription @all', async ({ page }) => {
    await enterSubscriptions(page, 'admin@example.com', '/subscription/5001');
    await tabTo(page, 'Subscription ID');
    await page.keyboard.type('20250');
    await page.keyboard.press('Enter');
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await tabTo(page, 'Reset');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/subscription');
    await expect(table(page).getByRole('row')).toHaveCount(26);
    await tabTo(page, 'Show more', 120);
    const outline = await page.evaluate(() => {
      const { activeElement } = document.querySelector('dict-subscriptions')!.shadowRoot!;
      return getComputedStyle(activeElement!).outlineWidth;
    });
    expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Enter');
    await expect(table(page).getByRole('row')).toHaveCount(51);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/seatuser\?subscription=\d+|checkout\?subscription=\d+/);
  });

  test('A11Y-19 every target is at least 24 by 24 px, or has that much room', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await enterSubscriptions(page, 'enterprise@example.com');
    const small = await page.locator('dict-subscriptions').evaluate((element) =>
      [...element.shadowRoot!.querySelectorAll('button, select, input:not([type=hidden])')]
        .filter((node) => node.checkVisibility())
        .map((node) => [node.textContent, node.getBoundingClientRect()] as const)
        .filter(([, { width, height }]) => width < 24 || height < 24)
        .map(([text]) => text),
    );
    expect(small).toEqual([]);
  });
});

test.describe('hundreds of rows', () => {
  test.use({ configuration: { pageSize: 600 } });

  test('A11Y-17 the table still says how many there are, and where each stands @all', async ({ page, server }) => {
    const email = 'enterprise@example.com';
    for (let at = 0; at < 597; at += 1) sell(server, email);
    await enterSubscriptions(page, email);
    await expect(table(page)).toHaveAttribute('aria-rowcount', '601');
    expect(await table(page).getByRole('row').count()).toBeLessThan(200);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(table(page).getByRole('row').last()).toHaveAttribute('aria-rowindex', '601');
    expect(await violations(page)).toEqual([]);
  });

  test('A11Y-31 the row that has the focus stays, wherever the page is scrolled @all', async ({ page, server }) => {
    const email = 'enterprise@example.com';
    for (let at = 0; at < 597; at += 1) sell(server, email);
    await enterSubscriptions(page, email);
    const link = table(page).getByRole('link').first();
    await link.focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(table(page).getByRole('row').last()).toHaveAttribute('aria-rowindex', '601');
    await expect(link).toBeFocused();
    await expect(table(page).getByRole('row').nth(1)).toHaveAttribute('aria-rowindex', '2');
  });
});
