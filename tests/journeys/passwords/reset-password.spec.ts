import { resetPassword } from '../../../src/core/service/endpoints/access/passwords.ts';
import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { needs } from '../../support/engines/instruments.ts';
import { holdCall } from '../support/hold-call.ts';
import { keptByTheBrowser, logIn, stopTheClock } from '../login/login-screen.ts';
import { code, verify } from '../signup/otp-screen.ts';
import { ask, choose, email, emailField, first, newPassword, reset, second, toReset } from './password-screens.ts';

/* ACC-2, ACC-4, ACC-5, ACC-8; CON-2.11; DEC-3: the new password, and its success. */

test.describe('the new password', () => {
  test(
    'the whole way from the forgotten password to the login with the new one [ACC-2.8 ACC-2.48 ACC-2.52 ACC-2.53 ACC-4.31 ACC-5.16 ACC-7.23 CON-2.11.1 CON-2.11.3 CON-4.52 CON-7.43 DEC-1.2]',
    { tag: '@cdn' },
    async ({ page, server }) => {
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
      // A success message saved after a password reset (ACC-2.8).
      await expect(seen(page, 'Your password has been set. You can now log in.')).toBeVisible();
      await logIn(page, email, newPassword);
      await expect(page).toHaveURL('/subscription');
    },
  );

  test('redirects to / after 3 seconds [ACC-2.54 ACC-9.15 CON-2.11.4 CON-9.14]', async ({ page }) => {
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

  test('NET-04 leaving the success screen early stops its timer @all', async ({ page }) => {
    await page.clock.install();
    await page.goto('/passwordresetsuccess');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await page.clock.runFor(5000);
    await expect(page).toHaveURL('/forgotpassword');
  });

  for (const [password, confirmation, message, proves] of [
    ['', '', 'Please Enter New Password', 'ACC-5.21 CON-5.33'],
    ['Changed2026', '', 'Please Enter Confirm Password', 'ACC-5.22 CON-5.33'],
    ['short1A', 'short1A', 'Please Enter Strong Password.', 'ACC-5.13 ACC-5.20 CON-5.32'],
    ['alllowercase1', 'alllowercase1', 'Please Enter Strong Password.', 'ACC-5.15'],
    ['ALLUPPERCASE1', 'ALLUPPERCASE1', 'Please Enter Strong Password.', 'ACC-5.14'],
    ['NoDigitsHere', 'NoDigitsHere', 'Please Enter Strong Password.', 'ACC-5.16'],
    ['Changed2026', 'Changed2027', 'Passwords are not matching.', 'ACC-5.17 ACC-5.23 CON-5.34'],
  ] as const) {
    test(`'${password}' and '${confirmation}' give '${message}' [${proves}]`, async ({ page, server }) => {
      await toReset(page, server);
      await expect(page.getByText('At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral')).toBeVisible();
      await choose(page, password, confirmation);
      await expect(seen(page, message)).toBeVisible();
      expect(server.calls('resetPassword')).toBe(0);
    });
  }

  test('SEC-27 it takes paste, 128 characters, spaces and emoji @all', async ({ page, server }) => {
    const long = `Aa1 ${'ü'.repeat(120)} 🔑`;
    await toReset(page, server);
    await choose(page, long);
    await expect(page).toHaveURL('/passwordresetsuccess');
    await page.getByRole('button', { name: 'Log in' }).click();
    await logIn(page, email, long);
    await expect(page).toHaveURL('/subscription');
  });

  test('an error from the service is shown above the form, and another attempt works', async ({ page, server }) => {
    await toReset(page, server);
    await choose(page, 'Sandbox2026');
    await expect(seen(page, 'You have used this password before. Please choose a new one.')).toBeVisible();
    await expect(first(page)).toHaveValue('Sandbox2026');
    await choose(page);
    await expect(page).toHaveURL('/passwordresetsuccess');
  });

  test('Set password exception; it is not sent again by itself [ACC-8.12] @all', async ({ page, server }) => {
    await toReset(page, server);
    server.sandbox.faults.add({ call: 'resetPassword', status: 502, body: '' });
    await choose(page);
    await expect(seen(page, 'An error occurred while setting password. Please try again later.')).toBeVisible();
    await expect(second(page)).toHaveValue(newPassword);
    await expect(seen(page, /Your password may still have been set\./)).toBeVisible();
    expect(server.calls('resetPassword')).toBe(1);
    await reset(page).click();
    await expect(page).toHaveURL('/passwordresetsuccess');
  });

  test('NET-03 after a lost answer the next attempt checks first whether the password was set, and leads to the login @all', async ({
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

  test('NET-27 Enter three times sends one request @all', async ({ page, server }) => {
    await toReset(page, server);
    const letGo = await holdCall(page, resetPassword);
    await first(page).fill(newPassword);
    await second(page).fill(newPassword);
    for (let press = 0; press < 3; press += 1) await second(page).press('Enter');
    letGo();
    await expect(page).toHaveURL('/passwordresetsuccess');
    expect(server.calls('resetPassword')).toBe(1);
  });

  test('the back arrow goes to /forgotpassword [ACC-2.50 CON-2.11.6]', async ({ page, server }) => {
    await toReset(page, server);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/forgotpassword');
  });

  test('/resetpassword with nothing stored goes to /forgotpassword [DEC-3.6]', async ({ page }) => {
    await page.goto('/resetpassword');
    await expect(page).toHaveURL('/forgotpassword');
  });

  test('after a reload the OTP, which is only in memory, is asked for again', async ({ page, server }) => {
    await toReset(page, server);
    await page.reload();
    await expect(page).toHaveURL('/forgotpasswordotp');
    await code(page).fill(server.otpFor(email));
    await verify(page).click();
    await choose(page);
    await expect(page).toHaveURL('/passwordresetsuccess');
  });

  test('A11Y-12 a form with the account’s name and two new passwords; Chromium logs no hint [ACC-2.48]', async ({
    page,
    server,
  }) => {
    needs('hints about forms');
    const hints: string[] = [];
    page.on('console', (message) => message.text().includes('[DOM]') && hints.push(message.text()));
    await toReset(page, server);
    await expect(page.locator('form input[name="username"]')).toHaveValue(email);
    await expect(first(page)).toHaveAttribute('autocomplete', 'new-password');
    await expect(second(page)).toHaveAttribute('autocomplete', 'new-password');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(hints).toEqual([]);
  });

  test('A11Y-01 axe finds nothing on reset and success @all', async ({ page, server }) => {
    await toReset(page, server);
    await reset(page).click();
    expect.soft(await violations(page), 'reset').toEqual([]);
    await page.clock.install();
    await page.goto('/passwordresetsuccess');
    await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeFocused();
    expect.soft(await violations(page), 'success').toEqual([]);
  });
});
