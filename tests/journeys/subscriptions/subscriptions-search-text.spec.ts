import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { box, enterSubscriptions, requestsOf, search, table } from './lists.ts';

/* CON-2.3, CON-4, CON-5, CON-8; DEC-4: the search text of the subscriptions. */

const status = (page: Page) => page.locator('dict-subscriptions').getByRole('status');

test.describe('the search text', () => {
  test('takes digits only, typed [CON-2.3.21]', async ({ page }) => {
    await enterSubscriptions(page);
    await box(page).pressSequentially('a2b0.0-0 1');
    await expect(box(page)).toHaveValue('20001');
    await box(page).press('Home');
    await box(page).press('x');
    await box(page).press('9');
    await expect(box(page)).toHaveValue('920001');
  });

  test('takes digits only, pasted [CON-2.3.21]', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await enterSubscriptions(page);
    await page.evaluate(() => navigator.clipboard.writeText('Subscription 20001, please'));
    await box(page).press('Control+V');
    await expect(box(page)).toHaveValue('20001');
  });

  test('A11Y-09 over 255 characters it says so inline, and no search is made [CON-5.1 CON-8.7 CON-9.5]', async ({
    page,
  }) => {
    await enterSubscriptions(page);
    const requests = requestsOf(page, 'subscriptions');
    await box(page).fill(`4${'x'.repeat(255)}`);
    const message = 'Invalid input. Search-string too long!';
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(page)).toHaveAccessibleDescription(message);
    await expect(seen(page, message)).toBeVisible();
    await expect(status(page)).toHaveText(message);
    await search(page).click();
    await expect(box(page)).toBeFocused();
    await box(page).press('Enter');
    expect(requests).toEqual([]);
    await box(page).fill('4'.repeat(255));
    await expect(seen(page, message)).toHaveCount(0);
    await search(page).click();
    await expect.poll(() => requests.length).toBe(1);
  });

  test('clearing the text clears the error and searches again [CON-4.11]', async ({ page }) => {
    await enterSubscriptions(page);
    const requests = requestsOf(page, 'subscriptions');
    await box(page).fill('20001');
    await search(page).click();
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await box(page).fill('4'.repeat(256));
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
    await box(page).fill('');
    await expect(box(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(table(page).getByRole('row')).toHaveCount(3);
    expect(requests.map(({ SubscriptionId }) => SubscriptionId)).toEqual([20_001, -1]);
  });

  test('a text that was too long, and of which nothing is left, does not hold up the next search', async ({ page }) => {
    await enterSubscriptions(page, 'admin@example.com', '/subscription');
    await box(page).fill('123');
    await box(page).fill('x'.repeat(256));
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toHaveAccessibleDescription('Invalid input. Search-string too long!');
    const requests = requestsOf(page, 'subscriptions');
    await search(page).click();
    await expect(box(page)).toHaveAccessibleDescription('');
    await expect.poll(() => requests).toMatchObject([{ SubscriptionId: -1 }]);
  });
});
