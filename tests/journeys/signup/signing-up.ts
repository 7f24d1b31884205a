import type { Page } from 'playwright/test';
import { expect, type ConsoleServer } from '../support/console.ts';
import { code, otpHeading, verify } from './otp-screen.ts';

/** Somebody new, in India; no number there is reserved for fiction. */
export const ada = { name: 'Ada Example', mobile: '9876543210', email: 'ada@new.example', password: 'Sandbox2026' };
/** Her number as her OTP is sent to it. */
export const whole = `+91${ada.mobile}`;

/** Fills the signup form that is on the screen. */
export async function fill(page: Page, person: Partial<typeof ada> = {}): Promise<void> {
  const { name, mobile, email, password } = { ...ada, ...person };
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Create free account' }).click();

/** Fills the signup form that is on the screen, and asks for the OTP. */
export async function askForOtp(page: Page): Promise<void> {
  await fill(page);
  await submit(page);
  await expect(otpHeading(page)).toBeVisible();
}

/** The form is filled and sent; the code has been asked for. */
export async function toOtp(page: Page, from = '/user/signup/dictation'): Promise<void> {
  await page.goto(from);
  await askForOtp(page);
}

export async function enterCode(page: Page, server: ConsoleServer): Promise<void> {
  await code(page).fill(server.otpFor(whole));
  await verify(page).click();
}

/** Signs up from an address that leads to the form; what follows the OTP is the test's. */
export async function signUp(page: Page, server: ConsoleServer, from: string): Promise<void> {
  await toOtp(page, from);
  await enterCode(page, server);
}
