import type { Page } from 'playwright/test';

/* The OTP page's parts, of the signup and of the forgotten password. */

export const otpHeading = (page: Page) => page.getByRole('heading', { name: 'Verify OTP' });
export const code = (page: Page) => page.getByLabel('Code', { exact: true });
export const verify = (page: Page) => page.getByRole('button', { name: 'Verify OTP' });
