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

const subscriptions = () => table('Subscriptions that end with the account');

test('the dialog opens once the subscriptions are loaded', { tags: ['CON-2.7.4', 'CON-4.46'] }, async () => {
  await openAccount(page);
  const release = page.hold('DeleteAccountSubInfo');
  await ask();
  await expect.element(screen.getByRole('progressbar', { name: 'Loading your subscriptions' })).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  release();
  await expect.element(question()).toBeVisible();
});

test('subscriptions that can’t be loaded can be loaded again', { tags: ['CON-4.46'] }, async () => {
  await openAccount(page);
  page.sandbox.faults.add({ call: 'deleteAccountSubInfo', ...refusal('Not now.') });
  await ask();
  await isShown('Not now.');
  await button('Try again').click();
  await expect.element(question()).toBeVisible();
  await isGone('Not now.');
});

test('the dialog lists the subscriptions that end with the account', { tags: ['CON-7.30'] }, async () => {
  await open();
  expect(page.requestsTo('DeleteAccountSubInfo').at(-1)).toEqual({ UserId: userOf(page).id });
  const own = page.sandbox.world.subscriptions.filter(({ ownerUserId }) => ownerUserId === userOf(page).id);
  expect(texts(subscriptions().getByRole('columnheader'))).toEqual(['Subscription ID', 'Expires on']);
  expect(ids(subscriptions())).toEqual(own.map(({ id }) => String(id)));
  expect(cells(subscriptions(), 'Expires on')[0]).toMatch(/^\d{2} \w{3,4} \d{4}$/);
});

test(
  'the dialog names the consequences: 72 hours, no refunds, 6 months',
  { tags: ['CON-6.5', 'CON-9.20', 'CON-9.21', 'A11Y-28'] },
  async () => {
    await open('newcomer');
    await isShown('Your subscriptions stop within 72 hours.');
    await isShown('There are no refunds.');
    await isShown('You can register again with the same email and phone number only after 6 months.');
    await isShown('You have no subscriptions.');
  },
);

test('the focus starts on Cancel, and goes back to the menu', { tags: ['A11Y-28'] }, async () => {
  await open('newcomer');
  await isFocused(button('Cancel'));
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).not.toBeInTheDocument();
  await isFocused(button('Account options'));
});

test('an enterprise user reads the seats too', { tags: ['CON-6.6'] }, async () => {
  await open('enterprise');
  expect(texts(screen.getByRole('columnheader'))).toEqual(['Subscription ID', 'Expires on', 'Seats']);
});

test('an enterprise user has no tabs of a buyer', { tags: ['CON-6.6'] }, async () => {
  await openAccount(page, 'enterprise');
  await expect.element(button('Account options')).toBeVisible();
  expect(tabs()).toEqual(['Personal details']);
});

test(
  'Confirm sends the request once, and the toast shows for 3 seconds',
  { tags: ['CON-4.47', 'CON-4.48', 'CON-7.31', 'CON-9.13', 'NET-27'] },
  async () => {
    await open();
    const release = page.hold('account/delete');
    await confirm().dblClick();
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).toBeVisible();
    release();
    await isShown(submitted);
    await expect.element(question()).not.toBeInTheDocument();
    page.passTime(2000);
    await isShown(submitted);
    page.passTime(1100);
    await expect.poll(() => within('dict-account', '.d-toast')).toBeNull();
    expect(page.requestsTo('account/delete')).toEqual([{ UserId: userOf(page).id }]);
    expect(userOf(page).deletionAskedAt).not.toBeNull();
  },
);

test(
  "a refusal opens the modal 'Delete account failed', which Ok closes",
  { tags: ['CON-4.49', 'CON-8.32'] },
  async () => {
    await open();
    page.sandbox.faults.add({ call: 'deleteAccount', ...refusal('No.') });
    await confirm().click();
    const failed = dialog('Delete account failed');
    const text = 'Your request could not be processed at this moment. Please try again later.';
    await expect.element(failed.getByText(text).first()).toBeVisible();
    await button('Ok').click();
    await expect.element(failed).not.toBeInTheDocument();
    await isFocused(button('Account options'));
  },
);

test('without an answer it says that the request may have been submitted', { tags: ['NET-03'] }, async () => {
  await open();
  page.sandbox.faults.add({ call: 'deleteAccount', strikes: 'after', status: 502 });
  await confirm().click();
  await isShown(/The request may still have gone through\./);
  expect(page.calls('deleteAccount')).toBe(1);
});

test('on a phone a long label is broken, and does not cover the date beside it', { tags: ['A11Y-26'] }, async () => {
  await screen.viewport(320, 700);
  page.configure({ messages: { 'account.deleteExpiry': 'Expiry of the subscription' } });
  await open();
  const date = subscriptions().getByRole('cell').first().element();
  const label = getComputedStyle(date, '::before');
  // The table is measured in the frame after the dialog has opened, and takes its narrow form then.
  await expect.poll(() => Number.parseFloat(label.height) / Number.parseFloat(label.lineHeight)).toBeGreaterThan(1.5);
});
