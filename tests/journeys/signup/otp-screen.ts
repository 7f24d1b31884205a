import type { Page } from 'playwright/test';

/* The controls of the OTP page, used by the signup and the forgotten password. */

export const otpHeading = (page: Page) => page.getByRole('heading', { name: 'Verify OTP' });
export const code = (page: Page) => page.getByLabel('Code', { exact: true });
