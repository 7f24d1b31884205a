import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { logIn } from '../login/login-screen.ts';
import { code, otpHeading } from '../signup/otp-screen.ts';
import { readable } from '../support/kept.ts';
import { keepSession } from '../support/signed-in.ts';
import { otherEngine } from '../../support/engines/instruments.ts';

/* The ways from a forgotten or an expired password to a new one. */

const email = 'retail@example.com';
const newPassword = 'Changed2026';

const emailField = (page: Page) => page.getByLabel('Email');
const ask = (page: Page) => page.getByRole('button', { name: 'RESET PASSWORD' });
const first = (page: Page) => page.getByLabel('New password');
const second = (page: Page) => page.getByLabel('Confirm password');
const reset = (page: Page) => page.getByRole('button', { name: 'Reset password', exact: true });
const resetHeading = (page: Page) => page.getByRole('heading', { name: 'Reset Password', exact: true });

/** Submits the e-mail and waits for the form of the code. */
async function toOtp(page: Page): Promise<void> {
  await page.goto('/forgotpassword');
  await emailField(page).fill(email);
  await ask(page).click();
  await expect(otpHeading(page)).toBeVisible();
}

async function choose(page: Page): Promise<void> {
  await first(page).fill(newPassword);
  await second(page).fill(newPassword);
  await reset(page).click();
}

test(
  'an expired password is reset on the way from the login to the login with the new one',
  {
    tag: [
      '@ACC-2.8',
      '@ACC-2.33',
      '@ACC-2.41',
      '@ACC-2.42',
      '@ACC-2.46',
      '@ACC-2.48',
      '@ACC-2.49',
      '@ACC-2.53',
      '@ACC-3.16',
      '@ACC-4.19',
      '@ACC-4.31',
      '@ACC-5.16',
      '@ACC-7.7',
      '@ACC-7.23',
      '@CON-2.11.1',
      '@CON-2.11.3',
      '@CON-2.11.5',
      '@CON-4.52',
      '@CON-7.43',
      '@DEC-1.2',
      '@SEC-10',
    ],
  },
  async ({ page, server }) => {
    const expired = 'expired@example.com';
    await page.goto('/');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page).toHaveTitle('Forgot Password - Dictation Console');
    await page.getByRole('link', { name: 'Back to login' }).click();
    await logIn(page, expired);
    await page.getByRole('button', { name: 'Reset now' }).click();
    await ask(page).click();
    await expect(page).toHaveURL('/forgotpasswordotp');
    const otp = server.otpFor(expired);
    const checked = page.waitForRequest(/SingupLogin\/setpasswordbyusingOTP/);
    await code(page).fill(otp);
    expect((await checked).postDataJSON()).toEqual({
      Request: { Email: expired, OTPId: expect.any(Number), OTP: otp, Password: '', ActivationCode: '' },
    });
    await expect(resetHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/resetpassword');
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      /\/forceresetpassword\?email=expired%40example\.com$/,
    );
    const sent = page.waitForRequest(/SingupLogin\/resetpassword/);
    await choose(page);
    const encoded = Buffer.from(newPassword).toString('base64');
    expect((await sent).postDataJSON()).toEqual({
      Request: { Email: expired, OTPId: expect.any(Number), OTP: otp, Password: encoded, ConfirmPassword: encoded },
    });
    await expect(page).toHaveURL('/passwordresetsuccess');
    await expect(seen(page, 'You can now log in to your account using the new password.')).toBeVisible();
    const kept = JSON.stringify(await readable(page));
    for (const secret of [newPassword, encoded, otp]) expect(kept).not.toContain(secret);
    await expect(page).toHaveURL('/');
    // The login shows the message that the password reset has left for it (ACC-2.8).
    await expect(seen(page, 'Your password has been set. You can now log in.')).toBeVisible();
    await logIn(page, expired, newPassword);
    await expect(page).toHaveURL('/subscription');
  },
);

test('/resetpassword without a reset under way goes to /forgotpassword', { tag: '@DEC-3.6' }, async ({ page }) => {
  await page.goto('/resetpassword');
  await expect(page).toHaveURL('/forgotpassword');
});

test(
  'a reload keeps the reset, and asks again for the OTP, which is only in memory',
  { tag: '@A11Y-12' },
  async ({ page, server }) => {
    const hints: string[] = [];
    page.on('console', (message) => message.text().includes('[DOM]') && hints.push(message.text()));
    await toOtp(page);
    await page.reload();
    await code(page).fill(server.otpFor(email));
    await expect(resetHeading(page)).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/forgotpasswordotp');
    await code(page).fill(server.otpFor(email));
    await expect(resetHeading(page)).toBeVisible();
    // Chromium logs its hints about the forms of passwords when it is idle.
    if (!otherEngine()) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(hints).toEqual([]);
    await choose(page);
    await expect(page).toHaveURL('/passwordresetsuccess');
  },
);

test('a user whose session has ended can reset the password', async ({ page, server }) => {
  await keepSession(page);
  server.sandbox.world.logins.length = 0;
  await toOtp(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
  await code(page).fill(server.otpFor(email));
  await choose(page);
  await expect(page).toHaveURL('/passwordresetsuccess');
  expect(server.calls('validateLoginToken')).toBe(0);
});
