import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import {
  checkedOtp,
  clearResetDraft,
  keepResetDraft,
  readResetDraft,
} from '../../../src/core/session/drafts/reset-draft.ts';
import { clearDraft, keepDraft, readDraft } from '../../../src/core/session/drafts/signup-draft.ts';
import { person, signupDraft } from '../../../stories/person.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { answer, button, field, isFocused, isGone, isShown, within } from '../support/screen.ts';
import { toResetOtp } from './otp-screen.ts';

/* <dict-forgot-password>, and <dict-otp> after it. */

const page = sandboxPage();

const email = 'retail@example.com';
const code = () => field('Code');
const verify = () => button('Verify OTP');
const hasVisited = (...paths: readonly string[]) => expect.poll(() => page.visited).toEqual(paths);
beforeEach(() => page.configure({ contact: { email: 'support@console.example' } }));
afterEach(() => {
  clearDraft();
  clearResetDraft();
});

describe('forgot password', () => {
  const ask = async (typed = email) => {
    await field('Email').fill(typed);
    await button('RESET PASSWORD').click();
  };

  test('one field asks for the code, and drops a stored signup [ACC-2.40 ACC-4.18 ACC-7.5 ACC-9.9]', async () => {
    keepDraft(signupDraft, person.password);
    await page.put('dict-forgot-password');
    await expect.element(screen.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible();
    expect(screen.getByRole('textbox').elements()).toHaveLength(1);
    await ask(`  ${email} `);
    await hasVisited('/forgotpasswordotp');
    expect(page.requestsTo('Requestotpresetpassword')).toEqual([
      {
        Email: email,
        AppVersion: '1.0.0',
        SourceApp: 'userconsole',
        OTPHashKey: '',
        OTPIdtoResend: -1,
        OTPVersion: 6,
      },
    ]);
    expect([readDraft(), readResetDraft()]).toMatchObject([null, { email }]);
  });

  test.each([
    ['', 'Please Enter Email ID', 'ACC-5.11'],
    ['retail', 'Invalid Email Address', 'ACC-5.12'],
  ])("'%s' gives '%s', until it is changed [%s]", async (typed, message, _proves) => {
    await page.put('dict-forgot-password');
    await ask(typed);
    await isShown(message);
    await isFocused(field('Email'));
    await field('Email').fill(email);
    await isGone(message);
    expect(page.calls('requestOtpResetPassword')).toBe(0);
  });

  test('NET-03 an exception keeps the typed email, and another attempt works [ACC-8.11]', async () => {
    await page.put('dict-forgot-password');
    page.sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' });
    await ask();
    await isShown('An unexpected error occurred. Please try again later.');
    await expect.element(field('Email')).toHaveValue(email);
    await button('RESET PASSWORD').click();
    await hasVisited('/forgotpasswordotp');
  });

  test('a page that keeps the form after the code was sent gets it back when the visitor returns', async () => {
    await page.put('dict-forgot-password');
    await ask();
    await hasVisited('/forgotpasswordotp');
    await expect.element(button('Sending the code…')).toBeVisible();
    await ask('retail.uk@example.com');
    await hasVisited('/forgotpasswordotp', '/forgotpasswordotp');
    expect(readResetDraft()).toMatchObject({ email: 'retail.uk@example.com' });
  });

  test("the forced reset is 'Reset Password?', its email prefilled and locked; an email with markup is shown as text and can be edited [ACC-2.35 ACC-2.41]", async () => {
    const element = await page.put('dict-forgot-password', { email: 'anna+rao@example.com', locked: '' });
    await expect.element(screen.getByRole('heading', { name: 'Reset Password?' })).toBeVisible();
    await expect.element(field('Email')).toHaveValue('anna+rao@example.com');
    await expect.element(field('Email')).toHaveAttribute('readonly');
    await button('RESET PASSWORD').click();
    await hasVisited('/forgotpasswordotp');
    expect(readResetDraft()).toMatchObject({ isForced: true });
    element.remove();
    const { shadowRoot } = await page.put('dict-forgot-password', { email: '<img src=x>', locked: '' });
    await expect.element(field('Email')).not.toHaveAttribute('readonly');
    expect(shadowRoot!.querySelector('img[src=x]')).toBeNull();
  });
});

describe('the code of a reset', () => {
  test('REG03 stores the OTP in memory and goes to /resetpassword [ACC-2.33 ACC-2.46 ACC-4.19 ACC-7.7]', async () => {
    await toResetOtp(page);
    await isShown(`If ${email} has an account, we have sent it a six-digit code.`);
    await expect.element(verify()).toBeDisabled();
    await code().fill(page.sentCode());
    await hasVisited('/resetpassword');
    // Until the next screen is loaded.
    await expect.element(button('Checking…')).toBeVisible();
    expect(page.requestsTo('setpasswordbyusingOTP')).toEqual([
      { Email: email, OTPId: expect.any(Number) as number, OTP: page.sentCode(), Password: '', ActivationCode: '' },
    ]);
    expect(checkedOtp()).toBe(page.sentCode());
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(page.sentCode());
  });

  test('SEC-29 A11Y-04 an unknown email has the same texts; a wrong code clears the boxes and keeps the focus; the back arrow leads to the previous form, with the email filled in [ACC-2.36]', async () => {
    await toResetOtp(page, 'nobody@example.com');
    await isShown('If nobody@example.com has an account, we have sent it a six-digit code.');
    await code().fill('123456');
    await isShown('Invalid OTP. Please check the code and try again.');
    await expect.element(code()).toHaveValue('');
    await isFocused(code());
    await button('Back').click();
    await hasVisited('/forgotpassword');
    document.body.replaceChildren();
    await page.put('dict-forgot-password');
    await expect.element(field('Email')).toHaveValue('nobody@example.com');
  });

  test('NET-01 an answer with another success code or another Status keeps the typed digits [ACC-5.29 ACC-8.11]', async () => {
    await toResetOtp(page);
    page.sandbox.faults.add({ call: 'setPasswordByUsingOtp', ...answer({ SuccessCode: 'REG99' }) });
    await code().fill(page.sentCode());
    await isShown('An unexpected error occurred. Please try again later.');
    page.sandbox.faults.add({ call: 'setPasswordByUsingOtp', body: '{"Status":2,"Data":null}' });
    await verify().click();
    await isShown('Unexpected status returned from server.');
    await expect.element(code()).toHaveValue(page.sentCode());
    await verify().click();
    await hasVisited('/resetpassword');
  });

  test('Verify with an OTP id that is no number says so, and sends nothing [ACC-5.27]', async () => {
    keepResetDraft({ email, otpId: 'abc', isForced: false });
    await page.put('dict-otp');
    await code().fill('123456');
    await expect.element(code()).toHaveAccessibleDescription(/^Invalid OTP or OTPId\./);
    await isFocused(code());
    await expect.element(code()).toHaveValue('123456');
    expect(page.calls('setPasswordByUsingOtp')).toBe(0);
    await userEvent.keyboard('{Backspace}');
    await expect.element(code()).not.toHaveAttribute('aria-invalid');
  });

  const resend = () => button('Resend');

  test('A11Y-05 can be sent again after 20 seconds, announced at ten and at the end; that voids the old one and begins again [ACC-4.16 ACC-4.17 ACC-9.7]', async () => {
    await toResetOtp(page);
    const old = page.sentCode();
    const received: string[] = [];
    const status = within('dict-otp', '[role=status]')!;
    await expect.poll(() => status.textContent).toBe('Resend code in 20 s');
    new MutationObserver(() => status.textContent && received.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await expect.element(button(/^Resend code in \d+ s/)).toBeDisabled();
    await code().fill('123');
    for (let second = 0; second < 21; second += 1) {
      page.passTime(1000);
      await new Promise(requestAnimationFrame);
    }
    await expect.element(resend()).toBeEnabled();
    expect(received).toEqual([expect.stringContaining('10'), expect.any(String)]);
    await expect.element(code()).toHaveValue('123');
    await resend().click();
    await expect.element(button(/^Resend code in (20|19) s/)).toBeDisabled();
    await expect.element(code()).toHaveValue('');
    expect(Number(page.requestsTo('Requestotpresetpassword').at(-1)!.OTPIdtoResend)).toBeGreaterThan(0);
    expect(page.sentCode()).not.toBe(old);
  });

  test('can’t be sent again if no reset is stored [ACC-5.30]', async () => {
    keepResetDraft({ email, otpId: '7', isForced: false });
    await page.put('dict-otp');
    clearResetDraft();
    page.passTime(20_000);
    await resend().click();
    await isShown('Something went wrong. Please try again later.');
    expect(page.calls('requestOtpResetPassword')).toBe(0);
  });
});
