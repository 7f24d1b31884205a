import type { Page } from 'playwright/test';
import { expect, type ConsoleServer } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

/* Helpers of the journeys through the seats. */

/** The hospital's subscription with 120 seats, 75 of them taken. */
export const subscriptionId = ({ sandbox }: ConsoleServer): number =>
  sandbox.world.subscriptions.find(({ organizationId, planId }) => organizationId === 4101 && planId === 103)!.id;

/** Opens the seats of the hospital's large subscription. */
export async function openLargeSeats(page: Page, server: ConsoleServer): Promise<void> {
  await keepSession(page, 'enterprise@example.com');
  await page.goto(`/subscription/seatuser?subscription=${subscriptionId(server)}`);
  // The visible text, not the announced one.
  await expect(page.locator('.d-list-end').getByText('Showing 25 of 120', { exact: true })).toBeVisible();
}
