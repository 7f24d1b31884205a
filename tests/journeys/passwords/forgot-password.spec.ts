import { expect, seen, test } from '../support/console.ts';
import { fillSignup } from '../support/sign-up.ts';
import { violations } from '../../support/axe.ts';
import { logIn, stopTheClock } from '../login/login-screen.ts';
import { code, otpHeading, verify } from '../signup/otp-screen.ts';
import { ask, choose, email, emailField, newPassword, resetHeading, toOtp } from './password-screens.ts';

/* ACC-2, ACC-4, ACC-5, ACC-8; DEC-3: forgot password, the countdown to another OTP, force reset. */

test('A11Y-05 the countdown is announced at ten seconds and at its end, not every second', async ({ page }) => {
  await page.clock.install();
  await toOtp(page);
  // The countdown is that of what the code is for, which comes after the form.
  await expect(page.getByText(email)).toBeVisible();
  await stopTheClock(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Reflect.set(window, 'heard', heard);
    const status = document.querySelector('dict-otp [role=status]')!;
    new MutationObserver(() => status.textContent && heard.push(status.textContent)).observe(status, {
      childList: true,
    });
  });
  await page.clock.runFor(22_000);
  await expect(page.getByRole('button', { name: 'Resend' })).toBeEnabled();
  const heard = await page.evaluate(() => Reflect.get(window, 'heard') as string[]);
  expect(heard).toEqual([expect.stringContaining('10'), expect.any(String)]);
  // What was typed is not lost to the time.
  await code(page).fill('123');
  await page.clock.runFor(600_000);
  await expect(code(page)).toHaveValue('123');
});

test.describe('forgot password', () => {
  test('one field, then /forgotpasswordotp [ACC-2.40 ACC-7.5 ACC-9.9]', async ({ page, server }) => {
    await page.goto('/forgotpassword');
    await expect(page).toHaveTitle('Forgot Password - Dictation Console');
    await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(1);
    await emailField(page).fill(`  ${email} `);
    const sent = page.waitForRequest(/Requestotpresetpassword/);
    await ask(page).click();
    expect((await sent).postDataJSON()).toEqual({
      Request: {
        Email: email,
        AppVersion: '1.0.0',
        SourceApp: 'userconsole',
        OTPHashKey: '',
        OTPIdtoResend: -1,
        OTPVersion: 6,
      },
    });
    await expect(page).toHaveURL('/forgotpasswordotp');
    await expect(seen(page, `If ${email} has an account, we have sent it a six-digit code.`)).toBeVisible();
    expect(server.calls('requestOtpResetPassword')).toBe(1);
  });

  for (const [typed, message, proves] of [
    ['', 'Please Enter Email ID', 'ACC-5.11'],
    ['retail', 'Invalid Email Address', 'ACC-5.12'],
    ['retail@example', 'Invalid Email Address', 'ACC-5.12'],
    ['retail @example.com', 'Invalid Email Address', 'ACC-5.12'],
  ] as const) {
    test(`'${typed}' gives '${message}' [${proves}]`, async ({ page, server }) => {
      await page.goto('/forgotpassword');
      await emailField(page).fill(typed);
      await ask(page).click();
      await expect(seen(page, message)).toBeVisible();
      await expect(emailField(page)).toBeFocused();
      await emailField(page).fill(email);
      await expect(seen(page, message)).toBeHidden();
      expect(server.calls('requestOtpResetPassword')).toBe(0);
    });
  }

  test('SEC-29 an unknown email shows the same texts and screens @all', async ({ page }) => {
    await page.goto('/forgotpassword');
    await emailField(page).fill('nobody@example.com');
    await ask(page).click();
    await expect(page).toHaveURL('/forgotpasswordotp');
    await expect(seen(page, 'If nobody@example.com has an account, we have sent it a six-digit code.')).toBeVisible();
    await code(page).fill('123456');
    await verify(page).click();
    await expect(seen(page, 'Invalid OTP. Please check the code and try again.')).toBeVisible();
  });

  test('Password-reset OTP exception; NET-03 what was typed stays [ACC-8.11]', async ({ page, server }) => {
    await page.goto('/forgotpassword');
    server.sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' });
    await emailField(page).fill(email);
    await ask(page).click();
    await expect(seen(page, 'An unexpected error occurred. Please try again later.')).toBeVisible();
    await expect(emailField(page)).toHaveValue(email);
    await ask(page).click();
    await expect(page).toHaveURL('/forgotpasswordotp');
  });

  test('it drops a stored signup [ACC-4.18]', async ({ page }) => {
    await page.goto('/user/signup/dictation');
    await fillSignup(page);
    await expect(page).toHaveURL('/signupotp');
    await toOtp(page);
    await page.goto('/signupotp');
    await expect(seen(page, 'Signup data is not valid.')).toBeVisible();
  });

  test('A11Y-01 axe finds nothing on forgot and force reset @all', async ({ page }) => {
    await page.goto('/forgotpassword');
    await ask(page).click();
    expect.soft(await violations(page), 'forgot').toEqual([]);
    await page.goto(`/forceresetpassword?email=${email}`);
    await expect(emailField(page)).toBeVisible();
    expect.soft(await violations(page), 'force reset').toEqual([]);
  });
});

test.describe('force reset', () => {
  test("'Reset Password?', the email prefilled and locked [ACC-2.35 ACC-2.41]", async ({ page }) => {
    await page.goto(`/forceresetpassword?email=${encodeURIComponent('anna+rao@example.com')}`);
    await expect(page.getByRole('heading', { name: 'Reset Password?' })).toBeVisible();
    await expect(emailField(page)).toHaveValue('anna+rao@example.com');
    await expect(emailField(page)).not.toBeEditable();
    await ask(page).click();
    await expect(page).toHaveURL('/forgotpasswordotp');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/forceresetpassword?email=anna%2Brao%40example.com');
  });

  test(
    'an expired password is reset and logs in again [ACC-2.42 ACC-2.49 ACC-3.16 CON-2.11.5]',
    { tag: '@cdn' },
    async ({ page, server }) => {
      await page.goto('/');
      await logIn(page, 'expired@example.com');
      await page.getByRole('button', { name: 'Reset now' }).click();
      await ask(page).click();
      await expect(otpHeading(page)).toBeVisible();
      await code(page).fill(server.otpFor('expired@example.com'));
      await verify(page).click();
      await expect(resetHeading(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
        'href',
        /\/forceresetpassword\?email=expired%40example\.com$/,
      );
      await choose(page);
      await expect(page).toHaveURL('/passwordresetsuccess');
      await page.getByRole('button', { name: 'Log in' }).click();
      await logIn(page, 'expired@example.com', newPassword);
      await expect(page).toHaveURL('/subscription');
    },
  );

  test('SEC-01 an email with markup in the address is shown as text and can be edited @all', async ({ page }) => {
    await page.goto(`/forceresetpassword?email=${encodeURIComponent('<img src=x onerror="window.hacked=1">')}`);
    await expect(emailField(page)).toBeEditable();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});
