import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { account, dialog, newcomer, openAccount, owner, refusal, requestsTo, toast, userOf } from './account-screen.ts';
import { stopTheClock } from '../login/login-screen.ts';

/* CON-2.7, CON-4, CON-6, CON-8, CON-9: deleting the account. */

const title = 'Delete account';
const confirm = (page: Page) => dialog(page, title).getByRole('button', { name: /Delete account|Sending/ });

async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account options' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([title]);
  await page.getByRole('menuitem', { name: title }).click();
}

async function openQuestion(page: Page, email = owner): Promise<void> {
  await openAccount(page, email);
  await ask(page);
  await expect(dialog(page, title)).toBeVisible();
}

test('the menu item fetches the subscription list first, then the modal opens with it [CON-2.7.4 CON-4.46 CON-7.30]', async ({
  page,
  server,
}) => {
  const asked = requestsTo(page, 'DeleteAccountSubInfo');
  await openAccount(page);
  server.sandbox.faults.add({ call: 'deleteAccountSubInfo', delayMs: 400 });
  await ask(page);
  await expect(page.getByRole('progressbar', { name: 'Loading your subscriptions' })).toBeVisible();
  await expect(dialog(page, title)).toHaveCount(0);
  await expect(dialog(page, title)).toBeVisible();
  expect(asked).toEqual([{ UserId: userOf(server).id }]);
  const table = dialog(page, title).getByRole('table', { name: 'Subscriptions that end with the account' });
  await expect(table.getByRole('columnheader')).toHaveText(['Subscription ID', 'Expires on']);
  const own = server.sandbox.world.subscriptions.filter(({ ownerUserId }) => ownerUserId === userOf(server).id);
  await expect(table.getByRole('rowheader')).toHaveText(own.map(({ id }) => String(id)));
  await expect(table.locator('[data-heading="Expires on"]').first()).toHaveText(/^\d{2} \w{3,4} \d{4}$/);
});

test('it says what it means: 72 hours, no refunds, 6 months [CON-9.20 CON-9.21]', async ({ page }) => {
  await openQuestion(page, newcomer);
  for (const text of [
    'Your subscriptions stop within 72 hours.',
    'There are no refunds.',
    'You can register again with the same email and phone number only after 6 months.',
    'You have no subscriptions.',
  ])
    await expect(seen(page, text)).toBeVisible();
});

test('Confirm sends the request, and the toast shows for 3 seconds [CON-4.47 CON-4.48 CON-7.31 CON-9.13]', async ({
  page,
  server,
}) => {
  await page.clock.install();
  const sent = requestsTo(page, 'account/delete');
  await openQuestion(page);
  await stopTheClock(page);
  await confirm(page).click();
  const text = 'Request for delete-account is submitted successfully';
  await expect(toast(page, text)).toBeVisible();
  await expect(dialog(page, title)).toHaveCount(0);
  await page.clock.runFor(2900);
  await expect(toast(page, text)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page, text)).toHaveCount(0);
  expect(sent).toEqual([{ UserId: userOf(server).id }]);
  expect(userOf(server).deletionAskedAt).not.toBeNull();
});

test("a failure opens the modal 'Delete account failed', with Ok [CON-4.49 CON-8.32]", async ({ page, server }) => {
  await openQuestion(page);
  server.sandbox.faults.add({ call: 'deleteAccount', ...refusal('No.') });
  await confirm(page).click();
  const failed = dialog(page, 'Delete account failed');
  await expect(
    failed.getByText('Your request could not be processed at this moment. Please try again later.'),
  ).toBeVisible();
  await failed.getByRole('button', { name: 'Ok' }).click();
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account options' })).toBeFocused();
  expect(server.calls('deleteAccount')).toBe(1);
});

test('NET-03 without an answer it says that it may have been submitted, and sends nothing again @all', async ({
  page,
  server,
}) => {
  await openQuestion(page);
  server.sandbox.faults.add({ call: 'deleteAccount', strikes: 'after', status: 502 });
  await confirm(page).click();
  await expect(
    dialog(page, 'Delete account failed').getByText('The request may still have gone through.'),
  ).toBeVisible();
  expect(server.calls('deleteAccount')).toBe(1);
});

test('NET-27 a double click sends one request, and what is under way can not be closed @all', async ({
  page,
  server,
}) => {
  await openQuestion(page);
  server.sandbox.faults.add({ call: 'deleteAccount', delayMs: 600 });
  await confirm(page).dblclick();
  await page.keyboard.press('Escape');
  await expect(dialog(page, title)).toBeVisible();
  await expect(toast(page, 'Request for delete-account is submitted successfully')).toBeVisible();
  expect(server.calls('deleteAccount')).toBe(1);
});

test('a list that can not be fetched is told, and Try again asks anew', async ({ page, server }) => {
  await openAccount(page);
  server.sandbox.faults.add({ call: 'deleteAccountSubInfo', ...refusal('Not now.') });
  await ask(page);
  await expect(seen(page, 'Not now.')).toBeVisible();
  await expect(dialog(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page, title)).toBeVisible();
  await expect(account(page).locator('.d-notice')).toHaveCount(0);
});

test('A11Y-14 A11Y-28 the focus starts on Cancel and goes back to the menu; axe finds nothing', async ({ page }) => {
  await openQuestion(page);
  await expect(dialog(page, title).getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect.soft(await violations(page, 'dict-account'), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await violations(page, 'dict-account'), 'dark, 320 px').toEqual([]);
  await page.keyboard.press('Enter');
  await expect(dialog(page, title)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Account options' })).toBeFocused();
});
