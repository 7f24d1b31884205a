import { beforeEach, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { takeSubscriptionsStale } from '../../../src/core/session/drafts/reload-flags.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, isShown, refusal, texts } from '../support/screen.ts';
import { choose, counter, enterEmail, enterUser, inDialog, openFewSeats, seated } from './seats-screen.ts';

/* <dict-seats>: giving a seat to another user. */

const page = sandboxPage();

beforeEach(() => openFewSeats(page));

async function change(): Promise<void> {
  await choose('Change user');
  await enterUser('retail@example.com');
  await inDialog('Confirm').click();
}

const isChanged = () => isShown(`Changed seat-assignment from ${seated} to retail@example.com`);

test('a seat with a user offers to change or to unassign the user', { tags: ['CON-4.21'] }, async () => {
  await button(`Actions for ${seated}`).click();
  expect(texts(screen.getByRole('menuitem'))).toEqual(['Change user', 'Unassign user']);
});

test(
  'the dialog names the old user, and needs the new one to be confirmed',
  { tags: ['CON-2.4.16', 'CON-4.27'] },
  async () => {
    await choose('Change user');
    await expect.element(dialog('Change user')).toHaveTextContent(seated);
    await enterEmail('retail@example.com');
    await expect.element(inDialog('Confirm')).toBeDisabled();
    await screen.getByRole('checkbox', { name: 'This is the right person' }).click();
    await expect.element(inDialog('Confirm')).toBeEnabled();
  },
);

test('a failed change names the old and the new user', { tags: ['CON-8.13'] }, async () => {
  page.sandbox.faults.add({ call: 'assignSeatToUser', ...refusal('No.') });
  await change();
  const text = `Changing seat-assignment from ${seated} to retail@example.com has failed. Please try again later.`;
  await expect.element(dialog('Changing seat-assignment failed')).toHaveTextContent(text);
  await inDialog('Ok').click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a toast names the old user and the new one, who takes the seat', { tags: ['CON-8.25'] }, async () => {
  await change();
  await isChanged();
  await expect.element(counter('Assigned')).toHaveTextContent('75');
});

test('a change does not make the subscriptions load again', { tags: ['CON-4.32'] }, async () => {
  await change();
  await isChanged();
  expect(takeSubscriptionsStale()).toBe(false);
});
