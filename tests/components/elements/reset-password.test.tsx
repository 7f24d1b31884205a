import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen } from 'vitest/browser';
import { clearResetDraft, keepCheckedOtp } from '../../../src/core/session/drafts/reset-draft.ts';
import { activationCode } from '../../../src/sandbox/seed/documented-users.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, field, heading, isFocused, isShown } from '../support/screen.ts';
import { askForReset } from './otp-screen.ts';

/* <dict-reset-password>: a new password after a reset's code, and a first one by an activation code. */

const page = sandboxPage();

const email = 'retail@example.com';
const newPassword = 'Changed2026';
const hasVisited = (...paths: readonly string[]) => expect.poll(() => page.visited).toEqual(paths);
beforeEach(() => page.configure({ contact: { email: 'support@console.example' } }));
afterEach(clearResetDraft);

interface NewPassword {
  readonly submit: string;
  readonly call: 'resetPassword' | 'setPasswordByActivationKey';
  readonly leadsTo: string;
  open(): Promise<unknown>;
}

const set: NewPassword = {
  submit: 'Set password',
  call: 'setPasswordByActivationKey',
  leadsTo: '/',
  open: () => page.put('dict-reset-password', { 'activation-code': activationCode }),
};

const reset: NewPassword = {
  submit: 'Reset password',
  call: 'resetPassword',
  leadsTo: '/passwordresetsuccess',
  async open() {
    await askForReset(email);
    keepCheckedOtp(page.sentCode());
    await page.put('dict-reset-password');
  },
};

async function choose({ submit }: NewPassword, password = newPassword, confirmation = password): Promise<void> {
  await field('New password').fill(password);
  await field('Confirm password').fill(confirmation);
  await button(submit).click();
}

describe('a new password', () => {
  test('is asked for twice, has to be strong and equal; an invalid field says why [ACC-5.17 ACC-5.20 ACC-5.21 ACC-5.22 ACC-5.23 CON-5.32 CON-5.33 CON-5.34]', async () => {
    await set.open();
    await isShown('At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral');
    for (const [password, confirmation, message] of [
      ['', '', 'Please Enter New Password'],
      ['Changed2026', '', 'Please Enter Confirm Password'],
      ['short1A', 'short1A', 'Please Enter Strong Password.'],
      ['Changed2026', 'Changed2026 ', 'Passwords are not matching.'],
    ] as const) {
      await choose(set, password, confirmation);
      await isShown(message);
    }
    expect(page.calls(set.call)).toBe(0);
  });

  test('SEC-27 that was used before is refused above the form; another one with spaces and emoji works', async () => {
    const long = `Aa1 ${'ü'.repeat(120)} 🔑`;
    await reset.open();
    await choose(reset, 'Sandbox2026');
    await isShown('You have used this password before. Please choose a new one.');
    await expect.element(field('New password')).toHaveValue('Sandbox2026');
    await choose(reset, long);
    await expect.poll(() => page.navigations.at(-1)).toMatchObject({ to: '/passwordresetsuccess', replace: true });
    const { Password } = page.requestsTo('/resetpassword').at(-1)!;
    const bytes = Uint8Array.from(atob(String(Password)), (character) => character.charCodeAt(0));
    expect(new TextDecoder().decode(bytes)).toBe(long);
    document.body.replaceChildren();
    await page.put('dict-reset-password');
    await isShown('There is no password reset in progress.');
  });

  test.each([set, reset])(
    'an exception keeps the typed passwords, and is not sent again by itself, $submit [ACC-8.12 CON-8.43]',
    async (way) => {
      await way.open();
      page.sandbox.faults.add({ call: way.call, status: 500, body: '' });
      await choose(way);
      await isShown('An error occurred while setting password. Please try again later.');
      await expect.element(field('Confirm password')).toHaveValue(newPassword);
      await isShown(/Your password may still have been set\./);
      expect(page.calls(way.call)).toBe(1);
      await button(way.submit).click();
      await hasVisited(way.leadsTo);
    },
  );

  test('leads back to /forgotpassword, and is for the account of the stored reset (A11Y-12) [ACC-2.48 ACC-2.50 CON-2.11.6]', async () => {
    await reset.open();
    await expect.element(screen.getByRole('heading', { name: 'Reset Password', exact: true })).toBeVisible();
    const root = document.querySelector('dict-reset-password')!;
    const name = (root.shadowRoot ?? root).querySelector<HTMLInputElement>('form input[name="username"]');
    expect(name!.value).toBe(email);
    for (const label of ['New password', 'Confirm password'])
      await expect.element(field(label)).toHaveAttribute('autocomplete', 'new-password');
    await screen.getByRole('link', { name: 'Back' }).click();
    expect(page.visited.at(-1)).toBe('/forgotpassword');
  });

  test('A11Y-31 an activation code whose check failed can be checked again, and the focus stays', async () => {
    page.sandbox.faults.add({ call: 'validateActivationCode', status: 500, body: '' });
    await page.put('dict-reset-password', { 'activation-code': activationCode });
    await button('Try again').click();
    await isShown('Set a password for invited@example.com');
    await isFocused(heading('Set Password'));
  });
});

test('A11Y-31 the success takes the focus, and leads to / after 3 seconds, not after the visitor has left it (NET-04) [ACC-2.54 ACC-9.15 CON-2.11.4 CON-9.14]', async () => {
  const element = await page.put('dict-reset-password', { done: '' });
  await isFocused(heading('Password Reset Successful'));
  page.passTime(2500);
  expect(page.visited).toEqual([]);
  page.passTime(600);
  await hasVisited('/');
  element.remove();
  const again = await page.put('dict-reset-password', { done: '' });
  await expect.element(screen.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  again.remove();
  page.passTime(5000);
  expect(page.visited).toEqual(['/']);
});
