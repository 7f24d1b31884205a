import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';
import { person } from '../../../stories/person.ts';
import { readable } from '../support/kept.ts';
import { fill, fillSignup, submit } from '../support/sign-up.ts';
import { code, otpHeading } from './otp-screen.ts';

/* The signup from its addresses to its success. */

/** Opens the signup and goes on to its OTP page. */
async function toOtp(page: Page): Promise<void> {
  await page.goto('/user/signup/dictation');
  await fillSignup(page);
  await expect(otpHeading(page)).toBeVisible();
}

const signup = (page: Page) => page.locator('dict-signup');

test(
  '/user/signup leads to the signup with -1 as plan and billing cycle',
  { tag: ['@ACC-2.17', '@ACC-2.18', '@ACC-2.19', '@CON-5.45'] },
  async ({ page }) => {
    await page.goto('/user/signup');
    await expect(page).toHaveURL('/signup');
    await expect(page).toHaveTitle('Sign up - Dictation Console');
    for (const name of ['plan-id', 'billing-cycle-id']) await expect(signup(page)).toHaveAttribute(name, '-1');
  },
);

test('robots do not index the signup', { tag: '@CON-9.39' }, async ({ page }) => {
  await page.goto('/user/signup');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
});

test(
  'the address of a product keeps the product, plan and billing cycle',
  { tag: ['@ACC-2.19', '@ACC-3.13'] },
  async ({ page }) => {
    await page.goto('/user/signup/voice-services?pId=12&bId=34');
    await expect(signup(page)).toHaveAttribute('product', 'voice-services');
    await expect(signup(page)).toHaveAttribute('plan-id', '12');
    await expect(signup(page)).toHaveAttribute('billing-cycle-id', '34');
  },
);

test(
  'an invitation fills in its referral code, unless it is blank',
  {
    tag: [
      '@ACC-2.26',
      '@ACC-2.29',
      '@ACC-2.30',
      '@ACC-3.13',
      '@ACC-5.32',
      '@CON-2.1.18',
      '@CON-2.1.20',
      '@CON-4.53',
      '@CON-5.46',
    ],
  },
  async ({ page }) => {
    await page.goto('/Invite?rc=%20%20');
    await expect(page.getByLabel('Referral code')).toHaveValue('');
    for (const address of ['/Invite?rc=INVITE2026', '/referral/invite/7?rc=INVITE2026']) {
      await page.goto(address);
      await expect(page).toHaveURL('/signup');
      await expect(signup(page)).toHaveAttribute('product', 'dictation');
      await expect(page.getByLabel('Referral code')).toHaveValue('INVITE2026');
    }
  },
);

test('an invitation without a code is the 404', { tag: ['@ACC-2.30', '@CON-2.1.20'] }, async ({ page }) => {
  await page.goto('/referral/invite/7');
  await expect(page.getByRole('heading', { name: '404 Page not found' })).toBeVisible();
});

test(
  'the OTP opens the account, starts the trial and leads to its success, and on to the installation',
  {
    tag: [
      '@ACC-2.26',
      '@ACC-2.69',
      '@ACC-4.12',
      '@ACC-4.13',
      '@ACC-4.27',
      '@ACC-5.18',
      '@ACC-7.9',
      '@ACC-7.25',
      '@CON-2.13.1',
    ],
  },
  async ({ page, server }) => {
    await toOtp(page);
    await expect(page).toHaveURL('/signupotp');
    await expect(page).toHaveTitle('Verify OTP - Dictation Console');
    const sent = page.waitForRequest(/signupbymobileOTP/);
    const otp = server.otpFor(`+91${person.mobile}`);
    await code(page).fill(otp);
    const { Request } = (await sent).postDataJSON() as { Request: Record<string, unknown> };
    expect(Request).toMatchObject({ ClientIP: '127.0.0.1', OTP: otp, Mobile: person.mobile });
    await expect(page.getByRole('heading', { name: 'Your trial subscription is active' })).toBeVisible();
    await expect(page).toHaveURL('/congratulation');
    expect(server.calls('startFreeTrial')).toBe(1);
    expect(server.calls('validateLoginToken')).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Proceed to Installation' }).click();
    await expect(page).toHaveURL('/installation');
    await expect(page.getByRole('region', { name: 'Windows' })).toBeVisible();
  },
);

test(
  'back at the form, also after a reload, all fields but the password are restored',
  { tag: ['@ACC-2.34', '@ACC-3.14', '@ACC-4.12', '@DEC-3.3'] },
  async ({ page }) => {
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
      await expect(signup(page)).toHaveAttribute('product', 'dictation');
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
  },
);

test(
  'the password of a signup is stored nowhere, so a reload asks for it with the OTP',
  { tag: ['@DEC-3.3', '@SEC-10'] },
  async ({ page }) => {
    await toOtp(page);
    const kept = JSON.stringify(await readable(page));
    for (const secret of [person.password, btoa(person.password)]) expect(kept).not.toContain(secret);
    await page.reload();
    await expect(page.getByLabel('Your password')).toBeVisible();
  },
);
