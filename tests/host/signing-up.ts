import type { Page } from 'playwright/test';
import { expect, type ConsoleServer } from '../e2e/support/console.ts';

/** Somebody new, in India; no number there is reserved for fiction. */
export const ada = { name: 'Ada Example', mobile: '9876543210', email: 'ada@new.example', password: 'Sandbox2026' };

/** Fills the signup form that is on the screen, and asks for the OTP. */
export async function askForOtp(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill(ada.name);
  await page.getByLabel('Mobile number').fill(ada.mobile);
  await page.getByLabel('Email').fill(ada.email);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Create free account' }).click();
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
}

/** Signs up from an address that leads to the form; what follows the OTP is the test's. */
export async function signUp(page: Page, server: ConsoleServer, from: string): Promise<void> {
  await page.goto(from);
  await askForOtp(page);
  await page.getByLabel('Code', { exact: true }).fill(server.otpFor(`+91${ada.mobile}`));
  await page.getByRole('button', { name: 'Verify OTP' }).click();
}
