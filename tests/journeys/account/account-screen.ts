import type { Page } from 'playwright/test';
import { expect, type ConsoleServer } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* Helpers of the journeys through the account. */

/** In India: type 1, with purchases and a billing address. */
export const owner = 'retail@example.com';

/** Opens the account of a documented user and waits for its tabs. */
export async function openAccount(page: Page, email = owner, tab = ''): Promise<void> {
  await keepSession(page, email);
  await page.goto(tab ? `/account?tab=${tab}` : '/account');
  await expect(account(page)).toHaveAttribute('data-state', 'ready');
}

/** The element and its content. */
export const account = (page: Page) => page.locator('dict-account');

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const update = (page: Page) => page.getByRole('button', { name: 'Update', exact: true });
export const toast = (page: Page, text: string) => account(page).locator('.d-toast').getByText(text, { exact: true });

export const userOf = ({ sandbox }: ConsoleServer, email = owner) =>
  sandbox.world.users.find((user) => user.email === email)!;

/** An answer with Status 1. */
export const refusal = (message: string, code: string | null = 'X1', answer: unknown = null) => ({
  body: JSON.stringify({ Status: 1, Data: answer, ErrorCode: code, ErrorMessage: message }),
});
