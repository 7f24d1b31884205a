import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { identifier, keptByTheBrowser, logIn, logInButton, password, rememberBox } from './login-screen.ts';
import { kept } from '../support/kept.ts';

/* ACC-2, ACC-4, ACC-5, ACC-8: the two-factor modal and the expired password. */

const email = 'twofactor@example.com';
const modal = (page: Page) => page.getByRole('dialog', { name: 'Two-factor authentication' });
const code = (page: Page) => modal(page).getByLabel('OTP');
const submit = (page: Page) => modal(page).getByRole('button', { name: 'Submit' });
const resend = (page: Page) => modal(page).getByRole('button', { name: 'Resend OTP' });

const otherThan = (otp: string) => (otp === '000000' ? '000001' : '000000');

async function toModal(page: Page): Promise<void> {
  await page.goto('/');
  await logIn(page, email);
  await expect(modal(page)).toBeVisible();
}

test.describe('the two-factor modal', () => {
  test(
    'ORG07 opens it with the masked email, and the OTP logs in [ACC-1.4 ACC-4.3 ACC-4.4 ACC-5.26 ACC-7.4 ACC-8.1 ACC-9.8]',
    { tag: '@cdn' },
    async ({ page, server }) => {
      await toModal(page);
      await expect(seen(page, /We sent a six-digit OTP to t\*+@example\.com\./)).toBeVisible();
      await expect(seen(page, /It is valid for 10 minutes\./)).toBeVisible();
      await expect(code(page)).toBeFocused();
      const sent = page.waitForRequest(/SingupLogin\/Authenticate/);
      const otp = server.otpFor(email);
      await code(page).fill(otp);
      await submit(page).click();
      expect((await sent).postDataJSON()).toEqual({
        Request: {
          UserName: email,
          OTPId: expect.any(Number),
          OTPPassword: otp,
          LoginFrom: 'userconsole',
          Password: null,
        },
      });
      await expect(page).toHaveURL('/subscription');
    },
  );

  test('Submit is enabled only when all six are filled; digits only [ACC-2.12 ACC-5.25 ACC-9.6]', async ({ page }) => {
    await toModal(page);
    await expect(submit(page)).toBeDisabled();
    await code(page).pressSequentially('12a3-45');
    await expect(code(page)).toHaveValue('12345');
    await expect(submit(page)).toBeDisabled();
    await code(page).pressSequentially('6');
    await expect(submit(page)).toBeEnabled();
    await page.keyboard.press('Backspace');
    await expect(submit(page)).toBeDisabled();
  });

  test('a wrong OTP clears the boxes and shows the server message [ACC-4.22]', async ({ page, server }) => {
    await toModal(page);
    await code(page).fill(otherThan(server.otpFor(email)));
    await submit(page).click();
    await expect(seen(page, 'Invalid OTP. Please check the code and try again.')).toBeVisible();
    await expect(code(page)).toHaveValue('');
    await expect(code(page)).toBeFocused();
    await code(page).fill(server.otpFor(email));
    await submit(page).click();
    await expect(page).toHaveURL('/subscription');
  });

  test('the resend button appears after 20 seconds, and its OTP voids the old one [ACC-2.13 ACC-4.21 ACC-7.6 ACC-9.7]', async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await toModal(page);
    const first = server.otpFor(email);
    await expect(resend(page)).toBeHidden();
    await page.clock.runFor(18_000);
    await expect(resend(page)).toBeHidden();
    await page.clock.runFor(2_500);
    const sent = page.waitForRequest(/Requestotpresetpassword/);
    await resend(page).click();
    expect((await sent).postDataJSON()).toEqual({
      Request: {
        Email: email,
        OTPIdtoResend: expect.any(Number),
        SourceApp: 'userconsole',
        OTPPurpose: '2FA',
      },
    });
    await expect(seen(page, /A new OTP is on its way\./)).toBeVisible();
    await expect(resend(page)).toBeHidden();
    await page.clock.runFor(3000);
    await expect(seen(page, /A new OTP is on its way\./)).toBeHidden();
    const second = server.otpFor(email);
    expect(second).not.toBe(first);
    await code(page).fill(second);
    await submit(page).click();
    await expect(page).toHaveURL('/subscription');
  });

  test('2FA resend exception; the typed digits stay [ACC-8.8]', async ({ page, server }) => {
    await page.clock.install();
    await toModal(page);
    await page.clock.runFor(21_000);
    server.sandbox.faults.add({ call: 'requestOtpResetPassword', status: 500, body: '' });
    await code(page).fill('123');
    await resend(page).click();
    await expect(seen(page, 'An error occurred while resending OTP. Please try again later.')).toBeVisible();
    await expect(code(page)).toHaveValue('123');
    await page.clock.runFor(3000);
    await expect(page.locator('.d-notice')).toBeHidden();
    await expect(code(page)).toHaveValue('123');
    await resend(page).click();
    await expect(seen(page, /A new OTP is on its way\./)).toBeVisible();
    await expect(code(page)).toHaveValue('');
  });

  test('Login exception in the second step; NET-01 the typed digits stay [ACC-8.7]', async ({ page, server }) => {
    await toModal(page);
    // A browser sends a POST again by itself when a used connection breaks.
    server.sandbox.faults.add({ call: 'authenticate', cut: 'connection', times: -1 });
    const otp = server.otpFor(email);
    await code(page).fill(otp);
    await submit(page).click();
    await expect(seen(page, 'An error occurred while logging in. Please try again later.')).toBeVisible();
    await expect(code(page)).toHaveValue(otp);
    server.sandbox.faults.clear();
    await submit(page).click();
    await expect(page).toHaveURL('/subscription');
  });

  test('on success the email is remembered and the expiry check repeats [ACC-4.4]', async ({ page, server }) => {
    await page.goto('/');
    await rememberBox(page).check();
    await logIn(page, email);
    await expect(modal(page)).toBeVisible();
    const user = server.sandbox.world.users.find((each) => each.email === email)!;
    user.passwordExpiresAt = Date.now() - 1000;
    await code(page).fill(server.otpFor(email));
    await submit(page).click();
    await expect(page.getByRole('dialog', { name: 'Password expired' })).toBeVisible();
    expect(await kept(page, 'dict.emails')).toBe(null);
    user.passwordExpiresAt = null;
    await page.getByRole('button', { name: 'Not now' }).click();
    await logInButton(page).click();
    await expect(modal(page)).toBeVisible();
    await code(page).fill(server.otpFor(email));
    await submit(page).click();
    await expect(page).toHaveURL('/subscription');
    expect(await kept(page, 'dict.emails')).toContain(email);
  });

  test('A11Y-14 Escape and the cross close it, the focus goes back, and the form is as it was @all', async ({
    page,
  }) => {
    await toModal(page);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();
    await expect(logInButton(page)).toBeFocused();
    await expect(identifier(page)).toHaveValue(email);
    await logInButton(page).click();
    await modal(page).getByRole('button', { name: 'Close' }).click();
    await expect(modal(page)).toBeHidden();
  });

  test('A11Y-01 A11Y-02 axe finds nothing; one input holds the code [ACC-2.10] @all', async ({ page }) => {
    await toModal(page);
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await violations(page), '320 px').toEqual([]);
    await expect(modal(page).locator('input')).toHaveCount(1);
    await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code(page)).toHaveAttribute('inputmode', 'numeric');
  });

  test('SEC-10 the OTP is only in the call @all', async ({ page, server }) => {
    await toModal(page);
    const otp = server.otpFor(email);
    await code(page).fill(otp);
    await submit(page).click();
    await expect(page).toHaveURL('/subscription');
    const kept = (await keptByTheBrowser(page)).replace(/"token":"[^"]*"/, '');
    expect(kept).not.toContain(otp);
    expect(kept).not.toContain(password);
  });
});

test.describe('an expired password', () => {
  const expired = (page: Page) => page.getByRole('dialog', { name: 'Password expired' });

  test('the modal opens, no session is left, and Reset now leads to /forceresetpassword [ACC-2.14 ACC-4.2]', async ({
    page,
  }) => {
    await page.goto('/');
    await logIn(page, 'expired@example.com');
    await expect(expired(page)).toBeVisible();
    expect(await kept(page, 'dict.session')).toBe(null);
    expect(await violations(page)).toEqual([]);
    await expired(page).getByRole('button', { name: 'Reset now' }).click();
    await expect(page).toHaveURL('/forceresetpassword?email=expired%40example.com');
    await expect(page.getByRole('heading', { name: 'Reset Password?' })).toBeVisible();
  });

  test('A11Y-14 it can be closed without a reset @all', async ({ page }) => {
    await page.goto('/');
    await logIn(page, 'expired@example.com');
    await expect(expired(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(expired(page)).toBeHidden();
    await expect(page).toHaveURL('/');
  });

  for (const [shape, expiresOn] of [
    ['empty', ''],
    ['unreadable', 'next spring'],
    ['in the future', '31-12-2998 23:59:59'],
  ] as const) {
    test(`a PasswordExpireOn that is ${shape} does not expire`, async ({ page }) => {
      await page.route(/SingupLogin\/Authenticate/, async (route) => {
        const response = await route.fetch();
        const envelope = (await response.json()) as { Data: Record<string, unknown> };
        envelope.Data.PasswordExpireOn = expiresOn;
        await route.fulfill({ response, json: envelope });
      });
      await page.goto('/');
      await logIn(page, 'retail@example.com');
      await expect(page).toHaveURL('/subscription');
    });
  }
});
