import { expect, test } from '../e2e/support/console.ts';

test('access.md 4 Signup 1-4: a new visitor signs up with the OTP and reads that the trial is active', async ({ page, server }) => {
  await page.goto('/user/signup/dictation');
  await expect(page).toHaveURL('/signup');
  await expect(page).toHaveTitle('Sign up - Dictation Console');
  await page.getByLabel('Full name').fill('Ada Example');
  await page.getByLabel('Mobile number').fill('98765 43210');
  await page.getByLabel('Email').fill('ada@new.example');
  await page.getByLabel('Password', { exact: true }).fill('Sandbox2026');
  await page.getByRole('button', { name: 'Create free account' }).click();

  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await page.getByLabel('Code').fill(server.otpFor('+919876543210'));
  await page.getByRole('button', { name: 'Verify OTP' }).click();

  await expect(page.getByRole('heading', { name: 'Your trial subscription is active' })).toBeVisible();
  await expect(page).toHaveURL('/congratulation');
});
