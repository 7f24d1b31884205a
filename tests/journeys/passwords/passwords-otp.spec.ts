import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { endLoginsOnTheServer, keptByTheBrowser } from '../login/login-screen.ts';
import { code, otpHeading, verify } from '../signup/otp-screen.ts';
import { email, emailField, toOtp } from './password-screens.ts';
import { keepSession } from '../support/signed-in.ts';

/* ACC-2, ACC-4, ACC-5, ACC-8; DEC-3: the OTP page in password-reset mode. */

/** Waits at the form of the code until the stored reset has expired. */
async function outliveTheReset(page: Page): Promise<void> {
  await page.clock.install();
  await toOtp(page);
  await page.clock.runFor(10 * 60_000 + 1000);
}

const otherThan = (otp: string) => (otp === '000000' ? '000001' : '000000');

test.describe('the OTP page in password-reset mode', () => {
  test('REG03 stores the OTP in memory and goes to /resetpassword [ACC-2.33 ACC-2.46 ACC-4.19 ACC-7.7]', async ({
    page,
    server,
  }) => {
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

  test('a session that ended on the server meanwhile does not affect the reset', async ({ page, server }) => {
    await keepSession(page);
    endLoginsOnTheServer(server);
    await toOtp(page);
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await code(page).fill(server.otpFor(email));
    await verify(page).click();
    await expect(page).toHaveURL('/resetpassword');
    await expect(page.getByLabel('New password')).toBeVisible();
    expect(server.calls('validateLoginToken')).toBe(0);
  });

  test('A11Y-04 a wrong OTP clears the boxes, says so and keeps the focus @all', async ({ page, server }) => {
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
    test(`Password-reset OTP, ${what}; NET-01 the typed digits stay [ACC-8.11]`, async ({ page, server }) => {
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

  test('a Status other than 0 or 1 has its own text [ACC-5.29]', async ({ page, server }) => {
    await toOtp(page);
    server.sandbox.faults.add({ call: 'setPasswordByUsingOtp', body: '{"Status":2,"Data":null}' });
    await code(page).fill(server.otpFor(email));
    await verify(page).click();
    await expect(seen(page, 'Unexpected status returned from server.')).toBeVisible();
  });

  test('a non-numeric OTP id is reported, and nothing is sent [ACC-5.27] @all', async ({ page, server }) => {
    server.sandbox.faults.add({ call: 'requestOtpResetPassword', body: '{"Status":0,"Data":{"OTPId":"abc"}}' });
    await toOtp(page);
    await code(page).fill('123456');
    await verify(page).click();
    await expect(code(page)).toHaveAccessibleDescription('Invalid OTP or OTPId. A code is valid for 10 minutes.');
    await expect(code(page)).toBeFocused();
    expect(server.calls('setPasswordByUsingOtp')).toBe(0);
  });

  for (const [what, open] of [
    ['was ever there', (page) => page.goto('/forgotpasswordotp')],
    ['is left after its 10 minutes', outliveTheReset],
  ] as const satisfies readonly (readonly [string, (page: Page) => Promise<unknown>])[]) {
    test(`Verify where no email and no OTP id ${what} [ACC-5.27] @all`, async ({ page, server }) => {
      await open(page);
      await code(page).fill('123456');
      await verify(page).click();
      await expect(code(page)).toHaveAccessibleDescription('Invalid OTP or OTPId. A code is valid for 10 minutes.');
      await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveValue('123456');
      await expect(seen(page, 'Something went wrong. Please try again later.')).toHaveCount(0);
      expect(server.calls('setPasswordByUsingOtp')).toBe(0);
      await code(page).press('Backspace');
      await expect(code(page)).not.toHaveAttribute('aria-invalid');
    });
  }

  test('Resend after 20 seconds clears the boxes, begins again and voids the old OTP [ACC-4.16 ACC-4.17 ACC-9.7]', async ({
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

  test('Resend without a stored email or OTP id [ACC-5.30]', async ({ page, server }) => {
    await page.clock.install();
    await page.goto('/forgotpasswordotp');
    await expect(otpHeading(page)).toBeVisible();
    await page.clock.runFor(20_000);
    await page.getByRole('button', { name: 'Resend', exact: true }).click();
    await expect(seen(page, 'Something went wrong. Please try again later.')).toBeVisible();
    expect(server.calls('requestOtpResetPassword')).toBe(0);
  });

  test('the back arrow goes to the forgot-password page, with the email still there [ACC-2.36]', async ({ page }) => {
    await toOtp(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/forgotpassword');
    await expect(emailField(page)).toHaveValue(email);
  });

  test('a reload keeps the reset', async ({ page, server }) => {
    await toOtp(page);
    await page.reload();
    await code(page).fill(server.otpFor(email));
    await verify(page).click();
    await expect(page).toHaveURL('/resetpassword');
  });

  test('A11Y-01 axe finds nothing @all', async ({ page }) => {
    await toOtp(page);
    expect.soft(await violations(page), 'light').toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    expect.soft(await violations(page), '320 px').toEqual([]);
  });
});
