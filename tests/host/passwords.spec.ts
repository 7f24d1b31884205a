import type { Page } from 'playwright/test';
import { expect, seen, test, type ConsoleServer } from '../e2e/support/console.ts';
import { violations } from '../support/axe.ts';
import { keptByTheBrowser, logIn, stopTheClock } from './login-screen.ts';

/* access.md sections 2, 4, 5 and 8: forgot password, force reset, the OTP page in password-reset mode, reset, success. */

const email = 'retail@example.com';
const newPassword = 'Changed2026';

const emailField = (page: Page) => page.getByLabel('Email');
const ask = (page: Page) => page.getByRole('button', { name: 'RESET PASSWORD' });
const code = (page: Page) => page.getByLabel('Code', { exact: true });
const verify = (page: Page) => page.getByRole('button', { name: 'Verify OTP' });
const first = (page: Page) => page.getByLabel('New password');
const second = (page: Page) => page.getByLabel('Confirm password');
const reset = (page: Page) => page.getByRole('button', { name: 'Reset password', exact: true });
const otpHeading = (page: Page) => page.getByRole('heading', { name: 'Verify OTP' });
const resetHeading = (page: Page) => page.getByRole('heading', { name: 'Reset Password', exact: true });
const otherThan = (otp: string) => (otp === '000000' ? '000001' : '000000');

async function toOtp(page: Page): Promise<void> {
  await page.goto('/forgotpassword');
  await emailField(page).fill(email);
  await ask(page).click();
  await expect(otpHeading(page)).toBeVisible();
}

async function toReset(page: Page, server: ConsoleServer): Promise<void> {
  await toOtp(page);
  await code(page).fill(server.otpFor(email));
  await verify(page).click();
  await expect(resetHeading(page)).toBeVisible();
}

async function choose(page: Page, password = newPassword, confirmation = password): Promise<void> {
  await first(page).fill(password);
  await second(page).fill(confirmation);
  await reset(page).click();
}

test('A11Y-05 the countdown is heard at ten seconds and at its end, never each second', async ({ page }) => {
  await page.clock.install();
  await toOtp(page);
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
  test('access.md 2 /forgotpassword: one field, then /forgotpasswordotp', async ({ page, server }) => {
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
    await expect(seen(page, `If ${email} has an account, we sent it a code of six digits.`)).toBeVisible();
    expect(server.calls('requestOtpResetPassword')).toBe(1);
  });

  for (const [typed, message] of [
    ['', 'Please Enter Email ID'],
    ['retail', 'Invalid Email Address'],
    ['retail@example', 'Invalid Email Address'],
    ['retail @example.com', 'Invalid Email Address'],
  ] as const) {
    test(`access.md 5 Forgot password: '${typed}' gives '${message}'`, async ({ page, server }) => {
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

  test('SEC-29 an unknown email reads and leads the same', async ({ page }) => {
    await page.goto('/forgotpassword');
    await emailField(page).fill('nobody@example.com');
    await ask(page).click();
    await expect(page).toHaveURL('/forgotpasswordotp');
    await expect(seen(page, 'If nobody@example.com has an account, we sent it a code of six digits.')).toBeVisible();
    await code(page).fill('123456');
    await verify(page).click();
    await expect(seen(page, 'Invalid OTP. Please check the code and try again.')).toBeVisible();
  });

  test('access.md 8: Password-reset OTP exception; NET-03 what was typed stays', async ({ page, server }) => {
    await page.goto('/forgotpassword');
    server.sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' });
    await emailField(page).fill(email);
    await ask(page).click();
    await expect(seen(page, 'An unexpected error occurred. Please try again later.')).toBeVisible();
    await expect(emailField(page)).toHaveValue(email);
    await ask(page).click();
    await expect(page).toHaveURL('/forgotpasswordotp');
  });

  test('decisions.md 3: it drops a stored signup', async ({ page }) => {
    await page.goto('/user/signup/dictation');
    await page.getByLabel('Full name').fill('Ada Example');
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByLabel('Email').fill('ada@new.example');
    await page.getByLabel('Password', { exact: true }).fill('Sandbox2026');
    await page.getByRole('button', { name: 'Create free account' }).click();
    await expect(page).toHaveURL('/signupotp');
    await toOtp(page);
    await page.goto('/signupotp');
    await expect(seen(page, 'Signup data is not valid.')).toBeVisible();
  });

  test('A11Y-01 axe finds nothing on forgot and force reset', async ({ page }) => {
    await page.goto('/forgotpassword');
    await ask(page).click();
    expect.soft(await violations(page), 'forgot').toEqual([]);
    await page.goto(`/forceresetpassword?email=${email}`);
    await expect(emailField(page)).toBeVisible();
    expect.soft(await violations(page), 'force reset').toEqual([]);
  });
});

test.describe('force reset', () => {
  test("access.md 2 /forceresetpassword: 'Reset Password?', the email prefilled and locked", async ({ page }) => {
    await page.goto(`/forceresetpassword?email=${encodeURIComponent('anna+rao@example.com')}`);
    await expect(page.getByRole('heading', { name: 'Reset Password?' })).toBeVisible();
    await expect(emailField(page)).toHaveValue('anna+rao@example.com');
    await expect(emailField(page)).not.toBeEditable();
    await ask(page).click();
    await expect(page).toHaveURL('/forgotpasswordotp');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/forceresetpassword?email=anna%2Brao%40example.com');
  });

  test('access.md 4 Login 2: an expired password is reset and logs in again', async ({ page, server }) => {
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
  });

  test('SEC-01 an email with markup in the address is text, and can be mended', async ({ page }) => {
    await page.goto(`/forceresetpassword?email=${encodeURIComponent('<img src=x onerror="window.hacked=1">')}`);
    await expect(emailField(page)).toBeEditable();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

test.describe('the OTP page in password-reset mode', () => {
  test('access.md 4 OTP page: REG03 stores the OTP in memory and goes to /resetpassword', async ({ page, server }) => {
    await toOtp(page);
    await expect(verify(page)).toBeDisabled();
    const otp = server.otpFor(email);
    const sent = page.waitForRequest(/setpasswordbyusingOTP/);
    await code(page).fill(otp);
    await verify(page).click();
    expect((await sent).postDataJSON()).toEqual({
      Request: { Email: email, OTPId: expect.any(Number), OTP: otp, Password: '', ActivationCode: '' },
    });
    await expect(page).toHaveURL('/resetpassword');
    expect(await keptByTheBrowser(page)).not.toContain(otp);
  });

  test('A11Y-04 a wrong OTP clears the boxes, says so and keeps the focus', async ({ page, server }) => {
    await toOtp(page);
    await code(page).fill(otherThan(server.otpFor(email)));
    await verify(page).click();
    await expect(seen(page, 'Invalid OTP. Please check the code and try again.')).toBeVisible();
    await expect(code(page)).toHaveValue('');
    await expect(code(page)).toBeFocused();
  });

  for (const [what, body] of [
    ['another success code', '{"Status":0,"Data":{"SuccessCode":"REG99"}}'],
    ['no JSON', 'oops'],
  ] as const) {
    test(`access.md 8: Password-reset OTP, ${what}; NET-01 the typed digits stay`, async ({ page, server }) => {
      await toOtp(page);
      server.sandbox.faults.add({ call: 'setPasswordByUsingOtp', body });
      const otp = server.otpFor(email);
      await code(page).fill(otp);
      await verify(page).click();
      await expect(seen(page, 'An unexpected error occurred. Please try again later.')).toBeVisible();
      await expect(code(page)).toHaveValue(otp);
      await verify(page).click();
      await expect(page).toHaveURL('/resetpassword');
    });
  }

  test('access.md 5 OTP: a Status other than 0 or 1 has its own text', async ({ page, server }) => {
    await toOtp(page);
    server.sandbox.faults.add({ call: 'setPasswordByUsingOtp', body: '{"Status":2,"Data":null}' });
    await code(page).fill(server.otpFor(email));
    await verify(page).click();
    await expect(seen(page, 'Unexpected status returned from server.')).toBeVisible();
  });

  test('access.md 5 OTP: an OTP id that is no number is told, and nothing is sent', async ({ page, server }) => {
    server.sandbox.faults.add({ call: 'requestOtpResetPassword', body: '{"Status":0,"Data":{"OTPId":"abc"}}' });
    await toOtp(page);
    await code(page).fill('123456');
    await verify(page).click();
    await expect(code(page)).toHaveAccessibleDescription('Invalid OTP or OTPId.');
    await expect(code(page)).toBeFocused();
    expect(server.calls('setPasswordByUsingOtp')).toBe(0);
  });

  test('access.md 4 OTP page: Resend after 20 seconds clears the boxes, begins again and voids the old OTP', async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await toOtp(page);
    const old = server.otpFor(email);
    await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    await code(page).fill('123');
    await page.clock.runFor(20_000);
    const sent = page.waitForRequest(/Requestotpresetpassword/);
    await page.getByRole('button', { name: 'Resend', exact: true }).click();
    const { Request } = (await sent).postDataJSON() as { Request: { OTPIdtoResend: number } };
    expect(Request.OTPIdtoResend).toBeGreaterThan(0);
    await expect(code(page)).toHaveValue('');
    await expect(page.getByRole('button', { name: /Resend in (20|19) s/ })).toBeDisabled();
    const renewed = server.otpFor(email);
    expect(renewed).not.toBe(old);
    await code(page).fill(renewed);
    await verify(page).click();
    await expect(page).toHaveURL('/resetpassword');
  });

  test('access.md 5 OTP: Resend without a stored email or OTP id', async ({ page, server }) => {
    await page.clock.install();
    await page.goto('/forgotpasswordotp');
    await expect(otpHeading(page)).toBeVisible();
    await page.clock.runFor(20_000);
    await page.getByRole('button', { name: 'Resend', exact: true }).click();
    await expect(seen(page, 'Something went wrong. Please try again later.')).toBeVisible();
    expect(server.calls('requestOtpResetPassword')).toBe(0);
  });

  test('access.md 2 /signupotp: the back arrow goes to the forgot-password page, with the email still there', async ({
    page,
  }) => {
    await toOtp(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/forgotpassword');
    await expect(emailField(page)).toHaveValue(email);
  });

  test('decisions.md 3: a reload keeps the reset', async ({ page, server }) => {
    await toOtp(page);
    await page.reload();
    await code(page).fill(server.otpFor(email));
    await verify(page).click();
    await expect(page).toHaveURL('/resetpassword');
  });

  test('A11Y-01 axe finds nothing', async ({ page }) => {
    await toOtp(page);
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await violations(page), '320 px').toEqual([]);
  });
});

test.describe('the new password', () => {
  test('access.md 4 Set or reset: the whole way from the forgotten password to the login with the new one', async ({
    page,
    server,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await emailField(page).fill(email);
    await ask(page).click();
    await expect(code(page)).toBeVisible();
    const otp = server.otpFor(email);
    await code(page).fill(otp);
    await verify(page).click();
    const sent = page.waitForRequest(/SingupLogin\/resetpassword/);
    await choose(page);
    const encoded = Buffer.from(newPassword).toString('base64');
    expect((await sent).postDataJSON()).toEqual({
      Request: {
        Email: email,
        OTPId: expect.any(Number),
        OTP: otp,
        Password: encoded,
        ConfirmPassword: encoded,
      },
    });
    await expect(page).toHaveURL('/passwordresetsuccess');
    await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
    await expect(seen(page, 'You can now log in to your account using the new password.')).toBeVisible();
    const kept = await keptByTheBrowser(page);
    for (const secret of [newPassword, encoded, otp]) expect(kept).not.toContain(secret);
    await expect(page).toHaveURL('/');
    // access.md 2 /: a success message saved after a password reset.
    await expect(seen(page, 'Your password has been set. You can now log in.')).toBeVisible();
    await logIn(page, email, newPassword);
    await expect(page).toHaveURL('/subscription');
  });

  test('access.md 2 /passwordresetsuccess: redirects to / after 3 seconds', async ({ page }) => {
    await page.clock.install();
    await page.goto('/forgotpassword');
    await stopTheClock(page);
    await page.goto('/passwordresetsuccess');
    await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
    await page.clock.runFor(2800);
    await expect(page).toHaveURL('/passwordresetsuccess');
    await page.clock.runFor(400);
    await expect(page).toHaveURL('/');
  });

  test('NET-04 leaving the success screen before ends its timer', async ({ page }) => {
    await page.clock.install();
    await page.goto('/passwordresetsuccess');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL('/forgotpassword');
  });

  for (const [password, confirmation, message] of [
    ['', '', 'Please Enter New Password'],
    ['Changed2026', '', 'Please Enter Confirm Password'],
    ['short1A', 'short1A', 'Please Enter Strong Password.'],
    ['alllowercase1', 'alllowercase1', 'Please Enter Strong Password.'],
    ['ALLUPPERCASE1', 'ALLUPPERCASE1', 'Please Enter Strong Password.'],
    ['NoDigitsHere', 'NoDigitsHere', 'Please Enter Strong Password.'],
    ['Changed2026', 'Changed2027', 'Passwords are not matching.'],
  ] as const) {
    test(`access.md 5 Set/reset password: '${password}' and '${confirmation}' give '${message}'`, async ({
      page,
      server,
    }) => {
      await toReset(page, server);
      await expect(page.getByText('At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral')).toBeVisible();
      await choose(page, password, confirmation);
      await expect(seen(page, message)).toBeVisible();
      expect(server.calls('resetPassword')).toBe(0);
    });
  }

  test('SEC-27 it takes paste, 128 characters, spaces and emoji', async ({ page, server }) => {
    const long = `Aa1 ${'ü'.repeat(120)} 🔑`;
    await toReset(page, server);
    await choose(page, long);
    await expect(page).toHaveURL('/passwordresetsuccess');
    await page.getByRole('button', { name: 'Log in' }).click();
    await logIn(page, email, long);
    await expect(page).toHaveURL('/subscription');
  });

  test('a refusal of the service stands above the form, and another try works', async ({ page, server }) => {
    await toReset(page, server);
    await choose(page, 'Sandbox2026');
    await expect(seen(page, 'You have used this password before. Please choose a new one.')).toBeVisible();
    await expect(first(page)).toHaveValue('Sandbox2026');
    await choose(page);
    await expect(page).toHaveURL('/passwordresetsuccess');
  });

  test('access.md 8: Set password exception; it is not sent again by itself', async ({ page, server }) => {
    await toReset(page, server);
    server.sandbox.faults.add({ call: 'resetPassword', status: 502, body: '' });
    await choose(page);
    await expect(seen(page, 'An error occurred while setting password. Please try again later.')).toBeVisible();
    await expect(second(page)).toHaveValue(newPassword);
    await expect(seen(page, /It may have been set after all\./)).toBeVisible();
    expect(server.calls('resetPassword')).toBe(1);
    await reset(page).click();
    await expect(page).toHaveURL('/passwordresetsuccess');
  });

  test('NET-03 an answer that was lost: the next try finds out first, and sends to the login', async ({
    page,
    server,
  }) => {
    await toReset(page, server);
    server.sandbox.faults.add({ call: 'resetPassword', strikes: 'after', cut: 'connection', times: -1 });
    await choose(page);
    await expect(seen(page, 'An error occurred while setting password. Please try again later.')).toBeVisible();
    server.sandbox.faults.clear();
    await reset(page).click();
    await expect(page).toHaveURL('/');
    await expect(seen(page, 'Your password may have been set already. Please try to log in with it.')).toBeVisible();
    await logIn(page, email, newPassword);
    await expect(page).toHaveURL('/subscription');
  });

  test('NET-27 Enter three times sends one request', async ({ page, server }) => {
    await toReset(page, server);
    server.sandbox.faults.add({ call: 'resetPassword', delayMs: 200 });
    await first(page).fill(newPassword);
    await second(page).fill(newPassword);
    for (let press = 0; press < 3; press += 1) await second(page).press('Enter');
    await expect(page).toHaveURL('/passwordresetsuccess');
    expect(server.calls('resetPassword')).toBe(1);
  });

  test('console.md 2.11: the back arrow goes to /forgotpassword', async ({ page, server }) => {
    await toReset(page, server);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/forgotpassword');
  });

  test('decisions.md 3: /resetpassword with nothing stored goes to /forgotpassword', async ({ page }) => {
    await page.goto('/resetpassword');
    await expect(page).toHaveURL('/forgotpassword');
  });

  test('after a reload the OTP, which memory alone held, is asked for again', async ({ page, server }) => {
    await toReset(page, server);
    await page.reload();
    await expect(page).toHaveURL('/forgotpasswordotp');
    await code(page).fill(server.otpFor(email));
    await verify(page).click();
    await choose(page);
    await expect(page).toHaveURL('/passwordresetsuccess');
  });

  test('A11Y-12 a form with the account’s name and two new passwords; Chromium has nothing to say', async ({
    page,
    server,
  }) => {
    const hints: string[] = [];
    page.on('console', (message) => message.text().includes('[DOM]') && hints.push(message.text()));
    await toReset(page, server);
    await expect(page.locator('form input[name="username"]')).toHaveValue(email);
    await expect(first(page)).toHaveAttribute('autocomplete', 'new-password');
    await expect(second(page)).toHaveAttribute('autocomplete', 'new-password');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(hints).toEqual([]);
  });

  test('A11Y-01 axe finds nothing on reset and success', async ({ page, server }) => {
    await toReset(page, server);
    await reset(page).click();
    expect.soft(await violations(page), 'reset').toEqual([]);
    await page.clock.install();
    await page.goto('/passwordresetsuccess');
    await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeFocused();
    expect.soft(await violations(page), 'success').toEqual([]);
  });
});
