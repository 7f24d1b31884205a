import { beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { currentSession } from '../../../src/core/session/session.ts';
import { seedPassword, type DocumentedUserKey } from '../../../src/sandbox/seed/documented-users.ts';
import { userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  announced,
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
import { isDone, notice, openAccount, pressUpdate, spoken, update, tabs } from './account-screen.ts';

/* <dict-account>: the dialogs that change the password and delete the account. */

const page = sandboxPage();

describe('the password', () => {
  const hint = 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral';
  const wanted = 'Renewed2026 ü🙂 ';
  const labels = { existing: 'Current password', wanted: 'New password', confirmation: 'Confirm password' } as const;
  const field = (name: keyof typeof labels) => dialog().getByLabelText(labels[name], { exact: true });

  beforeEach(async () => {
    await openAccount(page);
    await button('Change Password').click();
  });

  async function fill(existing: string, fresh: string, confirmation = fresh): Promise<void> {
    await field('existing').fill(existing);
    await field('wanted').fill(fresh);
    await field('confirmation').fill(confirmation);
  }

  test(
    'Update is disabled until every field is filled; Enter marks all empty fields, and one that is left or emptied says so at once',
    { tags: ['CON-4.38', 'CON-5.12', 'CON-5.13', 'CON-5.14', 'CON-5.22', 'A11Y-09'] },
    async () => {
      await expect.element(update()).toBeDisabled();
      await isShown('Fill in the required fields first.');
      await isFocused(field('existing'));
      // First the whole window loses the focus. Then it is still within the field, on its Show button; then it leaves.
      const existing = field('existing').element();
      existing.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      await userEvent.keyboard('{Tab}');
      await expect.element(field('existing')).not.toHaveAttribute('aria-invalid');
      await userEvent.keyboard('{Tab}');
      await expect.poll(spoken).toBe('Please Enter Existing Password');
      await expect.element(field('wanted')).not.toHaveAttribute('aria-invalid');
      await fill('a', 'b', 'c');
      await expect.element(update()).toBeEnabled();
      await field('wanted').click();
      await userEvent.keyboard('{Backspace}');
      await expect.element(field('wanted')).toHaveAttribute('aria-invalid', 'true');
      await isFocused(field('wanted'));
      await expect.poll(spoken).toBe('Please Enter New Password');
      await expect.element(update()).toBeDisabled();
      await userEvent.keyboard('z');
      await expect.element(field('wanted')).not.toHaveAttribute('aria-invalid');
      await expect.poll(spoken).toBe('');
      await fill('', '');
      await field('existing').click();
      await userEvent.keyboard('{Enter}');
      await expect.element(field('existing')).toHaveAccessibleDescription('Please Enter Existing Password');
      await expect.element(field('wanted')).toHaveAccessibleDescription(`Please Enter New Password ${hint}`);
      await expect.element(field('confirmation')).toHaveAccessibleDescription('Please Enter Confirm Password');
      await isFocused(field('existing'));
      await expect.poll(spoken).toBe('3 fields need your attention.');
      expect(page.calls('changePassword')).toBe(0);
    },
  );

  describe('the answer of the service', () => {
    test(
      'Enter three times and a double click are one request; REG08 closes the modal, is shown for 3 seconds, then the session ends with its reason',
      { tags: ['CON-4.39', 'CON-7.19', 'CON-7.20', 'CON-8.28', 'CON-9.13', 'NET-27'] },
      async () => {
        const ends: unknown[] = [];
        document.addEventListener('dict-session', ({ detail }) => ends.push(detail), { once: true });
        const release = page.hold('changepassword');
        await fill(seedPassword, wanted);
        await userEvent.keyboard('{Enter}{Enter}{Enter}');
        await button(/^Updat/).dblClick({ force: true });
        release();
        await isDone('New password updated successfully');
        page.passTime(2000);
        expect(ends).toEqual([]);
        page.passTime(1100);
        await expect.poll(() => ends).toEqual([{ status: 'signed-out', reason: 'password-changed' }]);
        expect(page.visited.at(-1)).toBe('/');
        const encoded = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
        expect(page.requestsTo('changepassword')).toEqual([
          { ExistingPassword: encoded(seedPassword), NewPasssword: encoded(wanted) },
        ]);
      },
    );

    test(
      'REG07 is shown under the current password, until it is changed',
      { tags: ['CON-7.21', 'CON-8.27'] },
      async () => {
        await fill('Wrong2026', wanted);
        await pressUpdate();
        await expect.element(field('existing')).toHaveAccessibleDescription('The existing password is not correct.');
        await isFocused(field('existing'));
        expect(notice()).toBeUndefined();
        await field('wanted').fill(`${wanted}2`);
        await expect.element(field('existing')).toHaveAttribute('aria-invalid', 'true');
        await fill(seedPassword, wanted);
        await expect.element(field('existing')).not.toHaveAttribute('aria-invalid', 'true');
        await pressUpdate();
        await isDone('New password updated successfully');
      },
    );

    test(
      'any other code shows Data.Message at the bottom of the modal, also at Status 0, and the typed passwords stay',
      { tags: ['CON-8.29'] },
      async () => {
        const answer = { Code: 'REG09', Message: 'You have used this password before.' };
        page.sandbox.faults.add({ call: 'changePassword', ...refusal('Refused', 'REG09', answer) });
        await fill(seedPassword, wanted);
        await pressUpdate();
        await expect.poll(notice).toBe('You have used this password before.');
        const body = '{"Status":0,"Data":{"Code":"REG99","Message":"Not today."},"ErrorCode":null,"ErrorMessage":null}';
        page.sandbox.faults.add({ call: 'changePassword', body });
        await pressUpdate();
        await expect.poll(notice).toBe('Not today.');
        await expect.element(field('wanted')).toHaveValue(wanted);
      },
    );

    test(
      'without an answer it shows the text for that, says that the password may have been changed, and still does when the old one is refused; it sends one request',
      { tags: ['ACC-8.5', 'NET-01', 'NET-03'] },
      async () => {
        page.sandbox.faults.add({ call: 'changePassword', strikes: 'after', status: 500 });
        await fill(seedPassword, wanted);
        await pressUpdate();
        await expect.poll(notice).toContain('Something wrong happened in setting up the request');
        expect(notice()).toContain('The change may still have gone through.');
        expect(page.calls('changePassword')).toBe(1);
        await pressUpdate();
        await expect.element(field('existing')).toHaveAccessibleDescription('The existing password is not correct.');
        await isShown(/The change may still have gone through/);
      },
    );
  });

  test(
    'a changed password ends the session also if the page is left before the message has disappeared',
    { tags: ['CON-4.40'] },
    async () => {
      await fill(seedPassword, wanted);
      await pressUpdate();
      await isDone('New password updated successfully');
      expect(currentSession()).not.toBeNull();
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      expect(currentSession()).toBeNull();
    },
  );

  test(
    'password fields have their autocomplete values, can be shown, and have no limit; Cancel closes the modal at once, without messages',
    { tags: ['SEC-27'] },
    async () => {
      await expect.element(field('existing')).toHaveAttribute('autocomplete', 'current-password');
      await expect.element(field('wanted')).toHaveAttribute('autocomplete', 'new-password');
      await expect.element(field('confirmation')).toHaveAttribute('autocomplete', 'new-password');
      const long = `Aa1${'x'.repeat(125)}`;
      await field('wanted').fill(long);
      await expect.element(field('wanted')).toHaveValue(long);
      await expect.element(field('wanted')).toHaveAttribute('type', 'password');
      await dialog().getByRole('button', { name: 'Show password' }).nth(1).click();
      await expect.element(field('wanted')).toHaveAttribute('type', 'text');
      await field('confirmation').click();
      await button('Cancel').click();
      await expect.element(dialog()).not.toBeInTheDocument();
      expect(announced('dict-account')).toBe('');
      await isFocused(button('Change Password'));
    },
  );
});

describe('the deletion', () => {
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

  test(
    'the menu item fetches the subscription list first, which can be tried again, then the modal opens with it',
    { tags: ['CON-2.7.4', 'CON-4.46', 'CON-7.30'] },
    async () => {
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
    },
  );

  test(
    'the dialog names the consequences: 72 hours, no refunds, 6 months; the focus starts on Cancel and goes back to the menu; an enterprise user reads the seats too, and has no tabs of a buyer',
    { tags: ['CON-6.5', 'CON-6.6', 'CON-9.20', 'CON-9.21', 'A11Y-28'] },
    async () => {
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
    },
  );

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
    "a failure opens the modal 'Delete account failed', with Ok; without an answer it says that it may have been submitted, and sends nothing again",
    { tags: ['CON-4.49', 'CON-8.32', 'NET-03'] },
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
      await ask();
      page.sandbox.faults.add({ call: 'deleteAccount', strikes: 'after', status: 502 });
      await confirm().click();
      await isShown(/The request may still have gone through\./);
      expect(page.calls('deleteAccount')).toBe(2);
    },
  );
});
