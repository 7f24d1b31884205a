import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, signIn, test } from '../support/console.ts';
import { dialog, openAccount, toast, update, userOf } from '../account/account-screen.ts';

/* CON-6: the permissions of every kind of user. */

const email = 'noaccess@example.com';

test('every user can edit the name, change the password, decide on promotions and delete the account: here one without access to subscriptions [CON-6.13]', async ({
  page,
  server,
}) => {
  await openAccount(page, email);
  await page.getByRole('button', { name: 'Edit full name' }).click();
  await page.getByLabel('Full Name', { exact: true }).fill('Robin Renamed');
  await update(page).click();
  await expect(toast(page, 'Full name updated successfully')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Promotions & Updates' }).click();
  await expect.poll(() => userOf(server, email).takesPromotions).toBe(true);

  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(seedPassword);
  await page.getByLabel('New password', { exact: true }).fill('Renewed2026');
  await page.getByLabel('Confirm password', { exact: true }).fill('Renewed2026');
  await update(page).click();
  await expect(page).toHaveURL('/');

  await signIn(page, email, 'Renewed2026');
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Account options' }).click();
  await page.getByRole('menuitem', { name: 'Delete account' }).click();
  await dialog(page, 'Delete account').getByRole('button', { name: 'Delete account' }).click();
  await expect(toast(page, 'Request for delete-account is submitted successfully')).toBeVisible();
});
