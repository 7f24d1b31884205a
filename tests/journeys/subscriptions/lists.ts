import type { Locator, Page } from 'playwright/test';
import { expect, type ConsoleServer } from '../support/console.ts';
import { addSubscription } from '../../../src/sandbox/domain/subscriptions.ts';
import type { Subscription } from '../../../src/sandbox/domain/world.ts';
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

export const userOf = ({ sandbox }: ConsoleServer, email: string) =>
  sandbox.world.users.find((user) => user.email === email)!;

/** Adds a subscription for a user who bought it, or for an administrator's first organisation. */
export function sell(server: ConsoleServer, email: string, known: Partial<Subscription> = {}): Subscription {
  const user = userOf(server, email);
  const isRetail = user.typeId === 1;
  return addSubscription(server.sandbox.world, {
    listingId: 1,
    planId: 102,
    planPriceId: 1003,
    stageId: 1,
    expiresAt: Date.now() + 90 * 86_400_000,
    ownerUserId: isRetail ? user.id : null,
    organizationId: isRetail ? null : user.organizationIds[0]!,
    ...known,
  });
}
