import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { currentSession } from '../../../src/core/session/session.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { isDone, notice, openAccount, pressUpdate, update } from './account-screen.ts';
import { announced, button, dialog, isFocused, isShown, refusal } from '../support/screen.ts';

/* <dict-account>: changing the password. */

const page = sandboxPage();

const hint = 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral';
const wanted = 'Renewed2026 ü🙂 ';
const labels = { existing: 'Current password', wanted: 'New password', confirmation: 'Confirm password' } as const;
const field = (name: keyof typeof labels) => dialog().getByLabelText(labels[name], { exact: true });
const spoken = () => dialog().getByRole('status').element().textContent;

async function open(): Promise<void> {
  await openAccount(page);
  await button('Change Password').click();
  await expect.element(field('existing')).toBeVisible();
}

async function fill(existing: string, fresh: string, confirmation = fresh): Promise<void> {
  await field('existing').fill(existing);
  await field('wanted').fill(fresh);
  await field('confirmation').fill(confirmation);
}

test('A11Y-09 Update is disabled until every field is filled; Enter marks all empty fields, and one that is left or emptied says so at once [CON-4.38 CON-5.12 CON-5.13 CON-5.14 CON-5.22]', async () => {
  await open();
  await expect.element(update()).toBeDisabled();
  await isShown('Fill in the required fields first.');
  await isFocused(field('existing'));
  // The focus is still within the field, on its Show button; then it leaves.
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
});

describe('the answer of the service', () => {
  test('NET-27 Enter three times and a double click are one request; REG08 closes the modal, is shown for 3 seconds, then the session ends with its reason [CON-4.39 CON-7.19 CON-7.20 CON-8.28 CON-9.13]', async () => {
    await open();
    const ends: unknown[] = [];
    document.addEventListener('dict-session', ({ detail }) => ends.push(detail), { once: true });
    const release = page.hold('changepassword');
    await fill(seedPassword, wanted);
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await button(/^Updat/).dblClick({ force: true });
    release();
    await isDone('New password updated successfully');
    page.passTime(2800);
    expect(ends).toEqual([]);
    page.passTime(300);
    await expect.poll(() => ends).toEqual([{ status: 'signed-out', reason: 'password-changed' }]);
    expect(page.visited.at(-1)).toBe('/');
    const encoded = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
    expect(page.requestsTo('changepassword')).toEqual([
      { ExistingPassword: encoded(seedPassword), NewPasssword: encoded(wanted) },
    ]);
  });

  test('REG07 is shown under the current password, until it is changed [CON-7.21 CON-8.27]', async () => {
    await open();
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
  });

  test('any other code shows Data.Message at the bottom of the modal, also at Status 0, and the typed passwords stay [CON-8.29]', async () => {
    const answer = { Code: 'REG09', Message: 'You have used this password before.' };
    page.sandbox.faults.add({ call: 'changePassword', ...refusal('Refused', 'REG09', answer) });
    await open();
    await fill(seedPassword, wanted);
    await pressUpdate();
    await expect.poll(notice).toBe('You have used this password before.');
    const body = '{"Status":0,"Data":{"Code":"REG99","Message":"Not today."},"ErrorCode":null,"ErrorMessage":null}';
    page.sandbox.faults.add({ call: 'changePassword', body });
    await pressUpdate();
    await expect.poll(notice).toBe('Not today.');
    await expect.element(field('wanted')).toHaveValue(wanted);
  });

  test('NET-01 NET-03 without an answer it shows the text for that, says that the password may have been changed, and still does when the old one is refused; it sends one request [ACC-8.5]', async () => {
    page.sandbox.faults.add({ call: 'changePassword', strikes: 'after', status: 500 });
    await open();
    await fill(seedPassword, wanted);
    await pressUpdate();
    await expect.poll(notice).toContain('Something wrong happened in setting up the request');
    expect(notice()).toContain('The change may still have gone through.');
    expect(page.calls('changePassword')).toBe(1);
    await pressUpdate();
    await expect.element(field('existing')).toHaveAccessibleDescription('The existing password is not correct.');
    await isShown(/The change may still have gone through/);
  });
});

test('a changed password ends the session also if the page is left before the message has disappeared [CON-4.40]', async () => {
  await open();
  await fill(seedPassword, wanted);
  await pressUpdate();
  await isDone('New password updated successfully');
  expect(currentSession()).not.toBeNull();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(currentSession()).toBeNull();
});

test('SEC-27 password fields have their autocomplete values, can be shown, and have no limit; Cancel closes the modal at once, without messages', async () => {
  await open();
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
});
