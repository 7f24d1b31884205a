import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rememberedEmails } from '../../../src/core/session/remembered-emails.ts';
import { userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, isFocused, isShown, within } from '../support/screen.ts';
import { logIn, remember, submit } from './login-screen.ts';

/* <dict-login>, the dialog of two-factor authentication: ACC-2, ACC-4, ACC-8. */

const page = sandboxPage();

const goneOn = () => expect.poll(() => page.visited.at(-1));
const sent = () => page.requestsTo('SingupLogin/Authenticate');
const exception = 'An error occurred while logging in. Please try again later.';
const open = () => page.put('dict-login');

const email = 'twofactor@example.com';
const modal = () => dialog('Two-factor authentication');
const code = () => modal().getByLabelText('OTP');
const send = () => modal().getByRole('button', { name: 'Submit' });
const resend = () => modal().getByRole('button', { name: 'Resend code' });
const notOtp = () => (page.sentCode() === '000000' ? '000001' : '000000');

async function toModal() {
  await open();
  await logIn(email);
  await expect.element(modal()).toBeVisible();
}

// The field itself: kit/kit-form.test.tsx.
test('A11Y-02 A11Y-04 Submit needs six digits; a wrong OTP clears them, keeps the focus, and its message comes first in the description [ACC-2.10 ACC-2.12 ACC-4.22 ACC-5.25 ACC-9.6]', async () => {
  await toModal();
  const description =
    'The OTP is valid for 10 minutes. It is sent as soon as it is complete. We sent a six-digit OTP to t';
  await expect.element(code()).toHaveAccessibleDescription(expect.stringContaining(description));
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
  const wrong = notOtp();
  await userEvent.keyboard(`${wrong.slice(0, 2)}a${wrong.slice(2, 5)}`);
  await expect.element(code()).toHaveValue(wrong.slice(0, 5));
  await expect.element(send()).toBeDisabled();
  await userEvent.keyboard(wrong.slice(5));
  const message = 'Invalid OTP. Please check the code and try again.';
  const said = () => within('dict-login', 'dialog .d-status')?.textContent;
  await expect.poll(said).toBe(message);
  expect(sent().slice(1)).toMatchObject([{ OTPPassword: wrong }]);
  await expect.element(code()).toHaveValue('');
  await isFocused(code());
  await expect.element(code()).toHaveAccessibleDescription(expect.stringMatching(`^${message} .*${description}`));
  await userEvent.keyboard('1');
  await expect.element(code()).not.toHaveAttribute('aria-invalid');
  await expect.poll(said).toBe('');
});

test('ORG07 opens the modal with the masked email; the resend button appears after 20 seconds, its OTP voids the old one and logs in; NET-01 after an exception the typed digits stay [ACC-1.4 ACC-2.13 ACC-4.3 ACC-4.4 ACC-4.21 ACC-5.26 ACC-7.4 ACC-7.6 ACC-8.1 ACC-8.7 ACC-8.8 ACC-9.7 ACC-9.8]', async () => {
  await toModal();
  await isShown(/We sent a six-digit OTP to t\*+@example\.com\./);
  await isFocused(code());
  const first = page.sentCode();
  page.passTime(18_000);
  await expect.element(resend()).not.toBeInTheDocument();
  page.passTime(2500);
  page.sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' });
  await code().fill('123');
  await resend().click();
  await isShown('An error occurred while resending OTP. Please try again later.');
  await expect.element(code()).toHaveValue('123');
  await resend().click();
  await isShown(/A new code is on its way\./);
  await expect.element(code()).toHaveValue('');
  const asked = { Email: email, OTPIdtoResend: expect.any(Number), SourceApp: 'userconsole', OTPPurpose: '2FA' };
  expect(page.requestsTo('Requestotpresetpassword')).toEqual([asked, asked]);
  await expect.element(resend()).not.toBeInTheDocument();
  const typed = page.sentCode();
  expect(typed).not.toBe(first);
  page.sandbox.faults.add({ call: 'authenticate', status: 500, body: '' });
  await code().fill(typed);
  await isShown(exception);
  await expect.element(code()).toHaveValue(typed);
  await send().click();
  await goneOn().toBe('/subscription');
  const OTPId = expect.any(Number) as number;
  expect(sent()[2]).toEqual({ UserName: email, OTPId, OTPPassword: typed, LoginFrom: 'userconsole', Password: null });
});

test('on success the email is remembered and the expiry check repeats [ACC-4.4]', async () => {
  await open();
  await remember().click();
  await logIn(email);
  await expect.element(modal()).toBeVisible();
  userOf(page, email).passwordExpiresAt = Date.now() - 1000;
  await code().fill(page.sentCode());
  await expect.element(dialog('Password expired')).toBeVisible();
  expect(rememberedEmails()).toEqual([]);
  userOf(page, email).passwordExpiresAt = null;
  await button('Not now').click();
  await submit().click();
  await expect.element(modal()).toBeVisible();
  await code().fill(page.sentCode());
  await goneOn().toBe('/subscription');
  expect(rememberedEmails()).toEqual([email]);
});
