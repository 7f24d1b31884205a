import type { Page } from 'playwright/test';

/** Opens every documented account. */
export const password = 'Sandbox2026';

/* The controls of the login screen. */
export const identifier = (page: Page) => page.getByLabel('Mobile number or email');
export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
export const logInButton = (page: Page) =>
  page.locator('dict-login').getByRole('button', { name: 'Log in', exact: true });

export async function logIn(page: Page, userName: string, typedPassword = password): Promise<void> {
  await identifier(page).fill(userName);
  await passwordField(page).fill(typedPassword);
  await logInButton(page).click();
}
