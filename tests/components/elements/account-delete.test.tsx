import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import type { DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  button,
  cells,
  dialog,
  ids,
  isFocused,
  isGone,
  isShown,
  refusal,
  table,
  texts,
  within,
} from '../support/screen.ts';
import { openAccount, tabs } from './account-screen.ts';

/* <dict-account>: the dialog that deletes the account. */

const page = sandboxPage();

const question = () => dialog('Delete account');
const confirm = () => question().getByRole('button', { name: /Delete account|Sending/ });
const submitted = 'Request for delete-account is submitted successfully';

async function ask() {
  await button('Account options').click();
  expect(texts(screen.getByRole('menuitem'))).toEqual(['Delete account']);
  await screen.getByRole('menuitem').click();
}

async function open(user: DocumentedUserKey = 'retail') {
  await openAccount(page, user);
  await ask();
  await expect.element(question()).toBeVisible();
}

test('the menu item fetches the subscription list first, which can be tried again, then the modal opens with it [CON-2.7.4 CON-4.46 CON-7.30]', async () => {
  await openAccount(page);
  page.sandbox.faults.add({ call: 'deleteAccountSubInfo', ...refusal('Not now.') });
  await ask();
  await isShown('Not now.');
  await expect.element(question()).not.toBeInTheDocument();
  const release = page.hold('DeleteAccountSubInfo');
  await button('Try again').click();
  await expect.element(screen.getByRole('progressbar', { name: 'Loading your subscriptions' })).toBeVisible();
  release();
  await expect.element(question()).toBeVisible();
  await isGone('Not now.');
  expect(page.requestsTo('DeleteAccountSubInfo').at(-1)).toEqual({ UserId: userOf(page).id });
  const own = page.sandbox.world.subscriptions.filter(({ ownerUserId }) => ownerUserId === userOf(page).id);
  const list = table('Subscriptions that end with the account');
  expect(texts(list.getByRole('columnheader'))).toEqual(['Subscription ID', 'Expires on']);
  expect(ids(list)).toEqual(own.map(({ id }) => String(id)));
  expect(cells(list, 'Expires on')[0]).toMatch(/^\d{2} \w{3,4} \d{4}$/);
});

test('A11Y-28 the dialog names the consequences: 72 hours, no refunds, 6 months; the focus starts on Cancel and goes back to the menu; an enterprise user reads the seats too, and has no tabs of a buyer [CON-6.5 CON-6.6 CON-9.20 CON-9.21]', async () => {
  await open('newcomer');
  await isShown('Your subscriptions stop within 72 hours.');
  await isShown('There are no refunds.');
  await isShown('You can register again with the same email and phone number only after 6 months.');
  await isShown('You have no subscriptions.');
  await isFocused(button('Cancel'));
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).not.toBeInTheDocument();
  await isFocused(button('Account options'));
  document.body.replaceChildren();
  await open('enterprise');
  expect(tabs()).toEqual(['Personal details']);
  expect(texts(screen.getByRole('columnheader'))).toEqual(['Subscription ID', 'Expires on', 'Seats']);
});

test('NET-27 Confirm sends the request once, and the toast shows for 3 seconds [CON-4.47 CON-4.48 CON-7.31 CON-9.13]', async () => {
  await open();
  const release = page.hold('account/delete');
  await confirm().dblClick();
  await userEvent.keyboard('{Escape}');
  await expect.element(question()).toBeVisible();
  release();
  await isShown(submitted);
  await expect.element(question()).not.toBeInTheDocument();
  page.passTime(2800);
  await isShown(submitted);
  page.passTime(300);
  await expect.poll(() => within('dict-account', '.d-toast')).toBeNull();
  expect(page.requestsTo('account/delete')).toEqual([{ UserId: userOf(page).id }]);
  expect(userOf(page).deletionAskedAt).not.toBeNull();
});

test("NET-03 a failure opens the modal 'Delete account failed', with Ok; without an answer it says that it may have been submitted, and sends nothing again [CON-4.49 CON-8.32]", async () => {
  await open();
  page.sandbox.faults.add({ call: 'deleteAccount', ...refusal('No.') });
  await confirm().click();
  const failed = dialog('Delete account failed');
  const text = 'Your request could not be processed at this moment. Please try again later.';
  await expect.element(failed.getByText(text).first()).toBeVisible();
  await button('Ok').click();
  await expect.element(failed).not.toBeInTheDocument();
  await isFocused(button('Account options'));
  await ask();
  page.sandbox.faults.add({ call: 'deleteAccount', strikes: 'after', status: 502 });
  await confirm().click();
  await isShown(/The request may still have gone through\./);
  expect(page.calls('deleteAccount')).toBe(2);
});
