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

const paths = {
  subscriptions: 'UserSubscrpitionOverViewAC',
  organizations: 'UserOrgsOverView',
  choices: 'fetchdropdowndata',
};

/** Records the `Request` of each further call of a list. */
export function requestsOf(page: Page, list: keyof typeof paths): Record<string, unknown>[] {
  const requests: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(paths[list])) return;
    const { Request } = request.postDataJSON() as { Request: Record<string, unknown> };
    // Ignores the side navigation's call, which asks for five to see whether there are several.
    if (Request.PageSize !== 5) requests.push(Request);
  });
  return requests;
}

export const table = (page: Page, name: string | RegExp = 'Purchased subscriptions') =>
  page.getByRole('table', { name });

/* The filters of the subscriptions. */
export const box = (page: Page) => page.getByLabel('Subscription ID');
export const search = (page: Page) => page.getByRole('button', { name: 'Search' });

/** The ids of the rendered rows. */
export const idsIn = (list: Locator) => list.getByRole('rowheader').allInnerTexts();

/** Cells of one column, by its heading. */
export const cells = (list: Locator, heading: string) => list.locator(`[data-heading="${heading}"]`).allInnerTexts();
