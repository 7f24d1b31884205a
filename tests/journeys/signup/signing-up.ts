import type { Page } from 'playwright/test';
import { expect, type ConsoleServer } from '../support/console.ts';
import { fillSignup } from '../support/sign-up.ts';
import { code, otpHeading, verify } from './otp-screen.ts';
import { person } from '../../../stories/person.ts';

/** The mobile number with its country code, as the OTP is sent to it. */
export const whole = `+91${person.mobile}`;

/** Opens the signup and goes on to its OTP page. */
export async function toOtp(page: Page, from = '/user/signup/dictation'): Promise<void> {
  await page.goto(from);
  await fillSignup(page);
  await expect(otpHeading(page)).toBeVisible();
}

export async function enterCode(page: Page, server: ConsoleServer): Promise<void> {
  await code(page).fill(server.otpFor(whole));
  await verify(page).click();
}
