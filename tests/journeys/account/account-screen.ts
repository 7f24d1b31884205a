import type { Page } from 'playwright/test';
import { expect } from '../support/console.ts';
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
