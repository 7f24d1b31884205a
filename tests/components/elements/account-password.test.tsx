import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  button,
  dialog,
  isDone,
  isFocused,
  notice,
  openAccount,
  pressUpdate,
  refusal,
  update,
} from './account-screen.ts';

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
  await field('existing').fill('a');
  await field('wanted').fill('b');
  await expect.element(update()).toBeDisabled();
  await field('confirmation').fill('c');
  await expect.element(update()).toBeEnabled();
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
