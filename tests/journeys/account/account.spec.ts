import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, signIn, test } from '../support/console.ts';
import { kept } from '../support/kept.ts';
import { openAccount, owner } from './account-screen.ts';

/* The account in the console: its address, and the end of the session. The element itself: tests/components. */

test('the side menu is set to account, the title says so, and ?tab= opens a tab that the user has [CON-2.7.1]', async ({
  page,
}) => {
  await openAccount(page, owner, 'orders');
  await expect(page).toHaveTitle('Account - Dictation Console');
  await expect(page.getByRole('link', { name: 'Account' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('tab', { name: 'Order history' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/account?tab=nonsense');
  await expect(page.getByRole('tab', { name: 'Personal details' })).toHaveAttribute('aria-selected', 'true');
});

test('a changed password ends the session at the next screen; the new one logs in [CON-4.40]', async ({ page }) => {
  const wanted = 'Renewed2026 ü🙂 ';
  await openAccount(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(seedPassword);
  await page.getByLabel('New password', { exact: true }).fill(wanted);
  await page.getByLabel('Confirm password', { exact: true }).fill(wanted);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.locator('.d-toast').getByText('New password updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Subscriptions' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept(page, 'dict.session')).toBeNull();
  await signIn(page, owner, wanted);
  await expect(page).toHaveURL('/subscription');
});

test('SEC-10 passwords are in no storage, address, title or page afterwards @all', async ({ page }) => {
  const canary = 'Canary2026xyz';
  await openAccount(page);
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('Wrong2026');
  await page.getByLabel('New password', { exact: true }).fill(canary);
  await page.getByLabel('Confirm password', { exact: true }).fill(canary);
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('The existing password is not correct.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.title, history.state]),
  );
  const element = page.locator('dict-account');
  const drawn = await element.evaluate((node) => node.getHTML({ shadowRoots: [node.shadowRoot!] }));
  for (const secret of [canary, btoa(canary)]) expect(stored + drawn).not.toContain(secret);
});
