import { expect, seen, test } from '../support/console.ts';
import { code, otpHeading, verify } from './otp-screen.ts';
import { person } from '../../../stories/person.ts';
import { fill, submit } from '../support/sign-up.ts';
import { enterCode, toOtp, whole } from './signing-up.ts';

/* ACC-2, ACC-4, ACC-5; DEC-3: the OTP page of the signup. */

test.describe('the OTP page', () => {
  test(
    'the OTP opens the account, starts the trial and leads to its success [ACC-2.26 ACC-4.12 ACC-4.13 ACC-4.27 ACC-5.18 ACC-7.9 ACC-7.25]',
    { tag: '@cdn' },
    async ({ page, server }) => {
      await toOtp(page);
      await expect(page).toHaveURL('/signupotp');
      await expect(page).toHaveTitle('Verify OTP - Dictation Console');
      const sent = page.waitForRequest(/signupbymobileOTP/);
      await enterCode(page, server);
      const { Request } = (await sent).postDataJSON() as { Request: Record<string, unknown> };
      expect(Request).toMatchObject({ ClientIP: '127.0.0.1', OTP: server.otpFor(whole), Mobile: person.mobile });
      await expect(page.getByRole('heading', { name: 'Your trial subscription is active' })).toBeVisible();
      await expect(page).toHaveURL('/congratulation');
      expect(server.calls('startFreeTrial')).toBe(1);
      expect(server.calls('validateLoginToken')).toBeGreaterThan(0);
    },
  );

  test('A11Y-04 Verify needs six digits; a wrong code clears the boxes, says so and keeps the focus [ACC-2.32 ACC-5.24 ACC-9.6]', async ({
    page,
    server,
  }) => {
    await toOtp(page);
    await expect(verify(page)).toBeDisabled();
    await code(page).fill('12345');
    await expect(verify(page)).toBeDisabled();
    const wrong = server.otpFor(whole) === '000000' ? '000001' : '000000';
    await code(page).fill(wrong);
    await verify(page).click();
    await expect(code(page)).toHaveValue('');
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAttribute('aria-invalid', 'true');
    await enterCode(page, server);
    await expect(page).toHaveURL('/congratulation');
  });

  test('Resend comes after 20 seconds, clears the boxes and begins the countdown again [ACC-2.32 ACC-4.16 ACC-4.17 ACC-7.10 ACC-9.7]', async ({
    page,
    server,
  }) => {
    await page.clock.install();
    await toOtp(page);
    await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    await code(page).fill('123');
    await page.clock.runFor(20_000);
    await page.getByRole('button', { name: 'Resend', exact: true }).click();
    await expect(seen(page, /A new code is on its way\./)).toBeVisible();
    await expect(code(page)).toHaveValue('');
    await expect(page.getByRole('button', { name: /Resend in (20|19) s/ })).toBeDisabled();
    expect(server.calls('resendOtp')).toBe(1);
    await page.clock.runFor(3000);
    await expect(seen(page, /A new code is on its way\./)).toBeHidden();
    await expect(page.getByText('No code?')).toBeVisible();
  });

  test('A11Y-23 the country code stays on one line with the number, and nothing overflows @all', async ({ page }) => {
    await toOtp(page);
    const sent = page.getByText('We sent a six-digit code to');
    const broken: number[] = [];
    for (let width = 240; width <= 480; width += 4) {
      await page.setViewportSize({ width, height: 915 });
      const { lines, overflow } = await sent.evaluate((paragraph) => {
        const text = paragraph.firstChild as Text;
        const number = document.createRange();
        number.setStart(text, text.data.indexOf('+'));
        number.setEnd(text, text.data.length);
        const { scrollWidth, clientWidth } = document.documentElement;
        return {
          lines: new Set([...number.getClientRects()].map(({ top }) => top)).size,
          overflow: Math.max(scrollWidth - clientWidth, paragraph.scrollWidth - paragraph.clientWidth),
        };
      });
      expect(overflow, `${width} px`).toBe(0);
      if (lines > 1) broken.push(width);
    }
    expect(broken).toEqual([]);
  });

  test('the back arrow goes to the signup page of the same product [ACC-2.34]', async ({ page }) => {
    await toOtp(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.locator('dict-signup')).toHaveAttribute('product', 'dictation');
  });

  test('back at the form, also after a reload, all fields but the password are restored', async ({ page }) => {
    await page.goto('/Invite?rc=INVITE2026');
    const country = page.getByLabel('Country code');
    await country.selectOption((await country.locator('option', { hasText: '+44' }).getAttribute('value'))!);
    await fill(page, { mobile: '07400 123456' });
    await page.getByLabel('Referral code').fill('');
    await page.getByRole('checkbox').uncheck();
    await submit(page);
    await expect(otpHeading(page)).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    for (const again of ['back', 'reloaded']) {
      if (again === 'reloaded') await page.reload();
      await expect(page.getByLabel('Full name')).toHaveValue(person.fullName);
      await expect(country.locator('option:checked')).toContainText('+44');
      await expect(page.getByLabel('Mobile number')).toHaveValue('7400123456');
      await expect(page.getByLabel('Email')).toHaveValue(person.email);
      await expect(page.getByLabel('Referral code')).toHaveValue('');
      await expect(page.getByRole('checkbox')).not.toBeChecked();
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    }
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await submit(page);
    await expect(otpHeading(page)).toBeVisible();
  });

  test('without a stored signup it says so and leads back [ACC-5.28]', async ({ page }) => {
    await page.goto('/signupotp');
    await expect(seen(page, 'Signup data is not valid.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to signup' }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('a reload keeps the signup and asks for the password again, which is stored nowhere [ACC-3.14 ACC-4.12 DEC-3.3] @all', async ({
    page,
    server,
  }) => {
    await toOtp(page);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      person.password,
    );
    await page.reload();
    await expect(page.getByLabel('Your password')).toBeVisible();
    await code(page).fill(server.otpFor(whole));
    await verify(page).click();
    await expect(page.getByText('Please Enter Password', { exact: true })).toBeVisible();
    await page.getByLabel('Your password').fill(person.password);
    await verify(page).click();
    await expect(page).toHaveURL('/congratulation');
  });

  test('a Status other than 0 or 1 has its own text [ACC-5.29]', async ({ page, server }) => {
    await toOtp(page);
    server.sandbox.faults.add({ call: 'signupByMobileOtp', body: '{"Status":7,"Data":null}' });
    await enterCode(page, server);
    await expect(seen(page, 'Unexpected status returned from server.')).toBeVisible();
  });

  test('NET-27 six digits and Enter three times create one account @all', async ({ page, server }) => {
    await toOtp(page);
    server.sandbox.faults.add({ call: 'signupByMobileOtp', delayMs: 200 });
    await code(page).fill(server.otpFor(whole));
    await code(page).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/congratulation');
    expect(server.calls('signupByMobileOtp')).toBe(1);
    expect(server.calls('startFreeTrial')).toBe(1);
  });
});

test('A11Y-21 the whole signup goes by keyboard alone @all', async ({ page, server }) => {
  await page.goto('/user/signup/dictation');
  await page.getByLabel('Full name').focus();
  await page.keyboard.type(person.fullName);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Country code')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.mobile);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(otpHeading(page)).toBeVisible();
  await code(page).focus();
  await page.keyboard.type(server.otpFor(whole));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/congratulation');
});
