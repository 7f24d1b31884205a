import type { Locator, Page } from 'playwright/test';
import { expect } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* Helpers of the journeys through the lists. */

/** Opens the subscriptions of a documented user, or `path`, and waits until they are loaded. */
export async function enterSubscriptions(page: Page, email = 'retail@example.com', path = '/'): Promise<void> {
  await keepSession(page, email);
  await page.goto(path);
  await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'ready');
}

export const table = (page: Page, name: string | RegExp = 'Purchased subscriptions') =>
  page.getByRole('table', { name });

/* The filters of the subscriptions. */
export const box = (page: Page) => page.getByLabel('Subscription ID');
export const search = (page: Page) => page.getByRole('button', { name: 'Search' });

/** The ids of the rendered rows. */
export const idsIn = (list: Locator) => list.getByRole('rowheader').allInnerTexts();
