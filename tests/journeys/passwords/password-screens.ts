import type { Page } from 'playwright/test';
import { expect, type ConsoleServer } from '../support/console.ts';
import { code, otpHeading, verify } from '../signup/otp-screen.ts';

/* The steps from a forgotten password to a new one. */

export const email = 'retail@example.com';
export const newPassword = 'Changed2026';

export const emailField = (page: Page) => page.getByLabel('Email');
export const ask = (page: Page) => page.getByRole('button', { name: 'RESET PASSWORD' });
export const first = (page: Page) => page.getByLabel('New password');
export const second = (page: Page) => page.getByLabel('Confirm password');
export const reset = (page: Page) => page.getByRole('button', { name: 'Reset password', exact: true });
export const resetHeading = (page: Page) => page.getByRole('heading', { name: 'Reset Password', exact: true });

/** Submits the e-mail and waits for the form of the code. */
export async function toOtp(page: Page): Promise<void> {
  await page.goto('/forgotpassword');
  await emailField(page).fill(email);
  await ask(page).click();
  await expect(otpHeading(page)).toBeVisible();
}

/** Submits the right code too, and waits for the form of the new password. */
export async function toReset(page: Page, server: ConsoleServer): Promise<void> {
  await toOtp(page);
  await code(page).fill(server.otpFor(email));
  await verify(page).click();
  await expect(resetHeading(page)).toBeVisible();
}

export async function choose(page: Page, password = newPassword, confirmation = password): Promise<void> {
  await first(page).fill(password);
  await second(page).fill(confirmation);
  await reset(page).click();
}
