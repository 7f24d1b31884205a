import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, signIn, test } from '../support/console.ts';
import { kept } from '../support/kept.ts';
import { keepSession } from '../support/signed-in.ts';

/* The account in the console: its address, and the end of the session. The element itself: tests/components. */

test('the side menu is set to account, the title says so, and ?tab= opens a tab that the user has [CON-2.7.1]', async ({
  page,
}) => {
  await keepSession(page);
  await page.goto('/account?tab=orders');
  await expect(page).toHaveTitle('Account - Dictation Console');
  await expect(page.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('tab', { name: 'Order history' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/account?tab=nonsense');
  await expect(page.getByRole('tab', { name: 'Personal details' })).toHaveAttribute('aria-selected', 'true');
});

test('a changed password ends the session at the next screen; the new one logs in [CON-4.40]', async ({ page }) => {
  const wanted = 'Renewed2026 ü🙂 ';
  await keepSession(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(seedPassword);
  await page.getByLabel('New password', { exact: true }).fill(wanted);
  await page.getByLabel('Confirm password', { exact: true }).fill(wanted);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.locator('.d-toast').getByText('New password updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Subscriptions' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept(page, 'dict.session')).toBeNull();
  await signIn(page, 'retail@example.com', wanted);
  await expect(page).toHaveURL('/subscription');
});
