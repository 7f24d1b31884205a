import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { isDone, notice, openAccount, pressUpdate, update } from './account-screen.ts';
import { announced, button, dialog, isFocused, isGone, isShown, refusal } from '../support/screen.ts';

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

test('Update is enabled only when the fields are filled [CON-4.38]', async () => {
  await open();
  await expect.element(update()).toBeDisabled();
  await isShown('Fill in the required fields first.');
  await field('existing').fill('a');
  await field('wanted').fill('b');
  await expect.element(update()).toBeDisabled();
  await field('confirmation').fill('c');
  await expect.element(update()).toBeEnabled();
  await isGone('Fill in the required fields first.');
  await field('wanted').fill('');
  await expect.element(update()).toBeDisabled();
});

test('A11Y-09 each empty field has its message [CON-5.12 CON-5.13 CON-5.14]', async () => {
  await open();
  await field('existing').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('existing')).toHaveAccessibleDescription('Please Enter Existing Password');
  await expect.element(field('wanted')).toHaveAccessibleDescription(`Please Enter New Password ${hint}`);
  await expect.element(field('confirmation')).toHaveAccessibleDescription('Please Enter Confirm Password');
  await isFocused(field('existing'));
  await expect.poll(spoken).toBe('3 fields need your attention.');
  await field('existing').fill('x');
  await expect.element(field('existing')).not.toHaveAttribute('aria-invalid', 'true');
  expect(page.calls('changePassword')).toBe(0);
});

test.each([
  ['existing', 'Please Enter Existing Password', 'CON-5.12'],
  ['wanted', 'Please Enter New Password', 'CON-5.13'],
  ['confirmation', 'Please Enter Confirm Password', 'CON-5.14'],
] as const)(
  'A11Y-09 the field %s that is emptied again: %s, while Update is disabled [%s]',
  async (name, message, _proves) => {
    await open();
    await fill('a', 'b', 'c');
    await expect.element(update()).toBeEnabled();
    await field(name).click();
    await userEvent.keyboard('{Backspace}');
    await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    await isFocused(field(name));
    await expect.poll(spoken).toBe(message);
    await expect.element(update()).toBeDisabled();
    await userEvent.keyboard('z');
    await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
    await expect.poll(spoken).toBe('');
    await expect.element(update()).toBeEnabled();
  },
);

test.each([
  ['the disabled Update', () => update()],
  ['beside all fields', () => screen.getByRole('heading', { name: 'Change Password' })],
] as const)('a field that was left empty says so at a click on %s', async (_where, target) => {
  await open();
  await fill('a', 'b', '');
  await field('confirmation').click();
  await target().click({ force: true });
  await expect.element(field('confirmation')).toHaveAccessibleDescription('Please Enter Confirm Password');
  await expect.element(field('wanted')).toHaveAccessibleDescription(hint);
});

test('A11Y-21 by keyboard a field says that it was left empty once its own button is passed, too', async () => {
  await open();
  await isFocused(field('existing'));
  for (const name of ['existing', 'wanted', 'confirmation'] as const) {
    await userEvent.keyboard('{Tab}');
    await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Tab}');
    await expect
      .element(field(name))
      .toHaveAccessibleDescription(
        new RegExp(`^Please Enter ${name === 'wanted' ? 'New' : name === 'existing' ? 'Existing' : 'Confirm'}`),
      );
  }
  // Update is disabled, so the next Tab stop is Cancel.
  await isFocused(button('Cancel'));
});

test('no message is shown for a field that was never visited, nor when the window loses its focus', async () => {
  await open();
  const lost = new FocusEvent('focusout', { bubbles: true, composed: true });
  field('existing').element().dispatchEvent(lost);
  for (const name of ['existing', 'wanted', 'confirmation'] as const)
    await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
  expect(spoken()).toBe('');
});

test.each([
  ['a click on Cancel', () => button('Cancel').click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
] as const)('%s closes the modal at once, without messages for its empty fields', async (_how, leave) => {
  await open();
  await field('wanted').click();
  await leave();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(announced('dict-account')).toBe('');
  await isFocused(button('Change Password'));
});

test.each([
  ['seven characters', 'Abcdef1', 'Abcdef1', 'wanted', 'Please enter strong password', 'CON-5.15 CON-5.22 CON-9.15'],
  ['no lowercase letter', 'ABCDEFG1', 'ABCDEFG1', 'wanted', 'Please enter strong password', 'CON-5.16 CON-9.15'],
  ['no uppercase letter', 'abcdefg1', 'abcdefg1', 'wanted', 'Please enter strong password', 'CON-5.17 CON-9.15'],
  ['no digit', 'Abcdefgh', 'Abcdefgh', 'wanted', 'Please enter strong password', 'CON-5.18 CON-9.15'],
  ['a weak confirmation', 'Abcdefg1', 'abc', 'confirmation', 'Please enter strong password.', 'CON-5.19'],
  ['the current one', seedPassword, seedPassword, 'wanted', 'Current and new passwords must be different', 'CON-5.20'],
  [
    'another confirmation',
    'Abcdefg1',
    'Abcdefg2',
    'confirmation',
    'New and confirm passwords should be same',
    'CON-5.21',
  ],
] as const)('%s (%s, %s), at %s: %s [%s]', async (_why, fresh, confirmation, name, message, _proves) => {
  await open();
  await expect.element(field('wanted')).toHaveAccessibleDescription(hint);
  await fill(seedPassword, fresh, confirmation);
  await pressUpdate();
  const description = name === 'wanted' ? `${message} ${hint}` : message;
  await expect.element(field(name)).toHaveAccessibleDescription(description);
  await isFocused(field(name));
  await expect.element(dialog().getByText(hint)).toBeVisible();
  expect(page.calls('changePassword')).toBe(0);
});

describe('the answer of the service', () => {
  test('REG08 closes the modal, is shown for 3 seconds, then the session ends with its reason [CON-4.39 CON-7.19 CON-7.20 CON-8.28 CON-9.13]', async () => {
    await open();
    const ends: unknown[] = [];
    document.addEventListener('dict-session', ({ detail }) => ends.push(detail), { once: true });
    await fill(seedPassword, wanted);
    await pressUpdate();
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

  test('NET-27 Enter three times and a double click send one request', async () => {
    await open();
    const release = page.hold('changepassword');
    await fill(seedPassword, wanted);
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await button(/^Updat/).dblClick({ force: true });
    release();
    await isDone('New password updated successfully');
    expect(page.calls('changePassword')).toBe(1);
  });

  test('REG07 is shown under the current password, until it is changed [CON-7.21 CON-8.27]', async () => {
    await open();
    await fill('Wrong2026', wanted);
    await pressUpdate();
    await expect.element(field('existing')).toHaveAccessibleDescription('The existing password is not correct.');
    await isFocused(field('existing'));
    expect(notice()).toBeUndefined();
    await field('existing').fill(seedPassword);
    await expect.element(field('existing')).not.toHaveAttribute('aria-invalid', 'true');
    await pressUpdate();
    await isDone('New password updated successfully');
  });

  test('any other code shows Data.Message at the bottom of the modal, and what was typed stays [CON-8.29]', async () => {
    const answer = { Code: 'REG09', Message: 'You have used this password before.' };
    page.sandbox.faults.add({ call: 'changePassword', ...refusal('Refused', 'REG09', answer) });
    await open();
    await fill(seedPassword, wanted);
    await pressUpdate();
    await expect.poll(notice).toBe('You have used this password before.');
    await expect.element(field('wanted')).toHaveValue(wanted);
  });

  test('Status 0 with another code is no success', async () => {
    const body = '{"Status":0,"Data":{"Code":"REG99","Message":"Not today."},"ErrorCode":null,"ErrorMessage":null}';
    page.sandbox.faults.add({ call: 'changePassword', body });
    await open();
    await fill(seedPassword, wanted);
    await pressUpdate();
    await expect.poll(notice).toBe('Not today.');
  });

  test('NET-01 NET-03 no answer: its text, that it may have been changed, and one request [ACC-8.5]', async () => {
    page.sandbox.faults.add({ call: 'changePassword', status: 500 });
    await open();
    await fill(seedPassword, wanted);
    await pressUpdate();
    await expect.poll(notice).toContain('Something wrong happened in setting up the request');
    expect(notice()).toContain('The change may still have gone through.');
    expect(page.calls('changePassword')).toBe(1);
    await expect.element(update()).toBeEnabled();
  });
});

test('SEC-27 password fields have their autocomplete values, can be shown, and have no limit', async () => {
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
});
