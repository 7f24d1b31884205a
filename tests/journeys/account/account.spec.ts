import { expect, test } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* The account in the console: its address. The element itself: tests/components. */

test('the title says where the user is, and ?tab= opens a tab that the user has', async ({ page }) => {
  await keepSession(page);
  await page.goto('/account?tab=orders');
  await expect(page).toHaveTitle('Account - Dictation Console');
  await expect(page.getByRole('tab', { name: 'Order history' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/account?tab=nonsense');
  await expect(page.getByRole('tab', { name: 'Personal details' })).toHaveAttribute('aria-selected', 'true');
});
