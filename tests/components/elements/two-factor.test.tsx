import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { rememberedEmails } from '../../../src/core/session/remembered-emails.ts';
import { userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, isFocused, isShown, within } from '../support/screen.ts';
import { exception, logIn, remember, submit } from './login-screen.ts';

/* <dict-login>: the dialog of two-factor authentication. */

const page = sandboxPage();

const goneOn = () => expect.poll(() => page.visited.at(-1));
const sent = () => page.requestsTo('SingupLogin/Authenticate');
const open = () => page.put('dict-login');

const email = 'twofactor@example.com';
const modal = () => dialog('Two-factor authentication');
const code = () => modal().getByLabelText('OTP');
const send = () => modal().getByRole('button', { name: 'Submit' });
const resend = () => modal().getByRole('button', { name: 'Resend code' });
const notOtp = () => (page.sentCode() === '000000' ? '000001' : '000000');
const invalid = 'Invalid OTP. Please check the code and try again.';
const said = () => within('dict-login', 'dialog .d-status')?.textContent;
const description =
  'The OTP is valid for 10 minutes. It is sent as soon as it is complete. We sent a six-digit OTP to t';

async function toModal() {
  await open();
  await logIn(email);
  await expect.element(modal()).toBeVisible();
}

test('ORG07 opens the dialog, with the masked email', { tags: ['ACC-4.3', 'ACC-8.1'] }, async () => {
  await toModal();
  await isShown(/We sent a six-digit OTP to t\*+@example\.com\./);
  await isFocused(code());
});

test('without a masked email, the dialog says that an OTP was sent', { tags: ['ACC-4.3', 'NET-21'] }, async () => {
  page.changeAnswers('SingupLogin/Authenticate', (data) => Reflect.set(data.User2FA ?? {}, 'MaskEmail', null));
  await toModal();
  await isShown('We sent you a six-digit OTP.');
});

test('Escape leads back to the form', async () => {
  await toModal();
  await isFocused(code());
  await userEvent.keyboard('{Escape}');
  await submit().click();
  await expect.element(modal()).toBeVisible();
});

// The field itself: kit/kit-code.test.tsx.
describe('the OTP of a login', () => {
  beforeEach(toModal);

  test('is described, and found by autofill', { tags: ['ACC-2.10', 'ACC-5.26', 'ACC-9.8', 'A11Y-02'] }, async () => {
    await expect.element(code()).toHaveAccessibleDescription(expect.stringContaining(description));
    await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
  });

  test('has digits only', { tags: ['ACC-5.25'] }, async () => {
    await isFocused(code());
    const wrong = notOtp();
    await userEvent.keyboard(`${wrong.slice(0, 2)}a${wrong.slice(2, 5)}`);
    await expect.element(code()).toHaveValue(wrong.slice(0, 5));
  });

  test('can be sent at six digits', { tags: ['ACC-2.12', 'ACC-9.6'] }, async () => {
    await code().fill('12345');
    await expect.element(send()).toBeDisabled();
  });

  test('that is wrong is cleared, and keeps the focus', { tags: ['ACC-4.22', 'A11Y-04'] }, async () => {
    const wrong = notOtp();
    await code().fill(wrong);
    await expect.poll(said).toBe(invalid);
    expect(sent().slice(1)).toMatchObject([{ OTPPassword: wrong }]);
    await expect.element(code()).toHaveValue('');
    await isFocused(code());
  });

  test('that is wrong is described by the message first, until the next digit', { tags: ['A11Y-04'] }, async () => {
    await code().fill(notOtp());
    await expect.element(code()).toHaveAccessibleDescription(expect.stringMatching(`^${invalid} .*${description}`));
    await userEvent.keyboard('1');
    await expect.element(code()).not.toHaveAttribute('aria-invalid');
    await expect.poll(said).toBe('');
  });

  test('logs in', { tags: ['ACC-1.4', 'ACC-4.4', 'ACC-7.4'] }, async () => {
    const typed = page.sentCode();
    await code().fill(typed);
    await goneOn().toBe('/subscription');
    const OTPId = expect.any(Number) as number;
    expect(sent()[1]).toEqual({
      UserName: email,
      OTPId,
      OTPPassword: typed,
      LoginFrom: 'userconsole',
      Password: null,
    });
  });

  test('stays after an exception, and can be sent again', { tags: ['ACC-8.7', 'NET-01'] }, async () => {
    const typed = page.sentCode();
    page.sandbox.faults.add({ call: 'authenticate', status: 500, body: '' });
    await code().fill(typed);
    await isShown(exception);
    await expect.element(code()).toHaveValue(typed);
    await send().click();
    await goneOn().toBe('/subscription');
  });
});

describe('a new OTP of a login', () => {
  beforeEach(toModal);

  test('can be asked for after 20 seconds', { tags: ['ACC-2.13', 'ACC-4.21', 'ACC-9.7'] }, async () => {
    page.passTime(18_000);
    await expect.element(resend()).not.toBeInTheDocument();
    page.passTime(2500);
    await expect.element(resend()).toBeVisible();
  });

  test('that can’t be sent leaves the typed digits', { tags: ['ACC-8.8', 'NET-01'] }, async () => {
    page.passTime(20_500);
    page.sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' });
    await code().fill('123');
    await resend().click();
    await isShown('An error occurred while resending OTP. Please try again later.');
    await expect.element(code()).toHaveValue('123');
  });

  test('clears the field, and its wait begins anew', { tags: ['ACC-7.6'] }, async () => {
    page.passTime(20_500);
    await code().fill('123');
    await resend().click();
    await isShown(/A new code is on its way\./);
    await expect.element(code()).toHaveValue('');
    const asked = { Email: email, OTPIdtoResend: expect.any(Number), SourceApp: 'userconsole', OTPPurpose: '2FA' };
    expect(page.requestsTo('Requestotpresetpassword')).toEqual([asked]);
    await expect.element(resend()).not.toBeInTheDocument();
  });

  test('voids the first one, and logs in', { tags: ['ACC-4.4'] }, async () => {
    const first = page.sentCode();
    page.passTime(20_500);
    await resend().click();
    await isShown(/A new code is on its way\./);
    const typed = page.sentCode();
    expect(typed).not.toBe(first);
    await code().fill(typed);
    await goneOn().toBe('/subscription');
  });
});

test('on success the email is remembered and the expiry check repeats', { tags: ['ACC-4.4'] }, async () => {
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
