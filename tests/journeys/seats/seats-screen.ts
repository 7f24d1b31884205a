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

/* The dialog that assigns seats by a file. */

export const header = 'Full Name,Email,Mobile,Country';

export const modal = (page: Page) => page.getByRole('dialog', { name: 'Assign multiple users (CSV)' });
export const assign = (page: Page) => modal(page).getByRole('button', { name: 'Assign', exact: true });
export const preview = (page: Page) => modal(page).getByRole('region', { name: 'Preview' });

export async function openCsv(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Assign User', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Assign multiple users (CSV)' }).click();
}

export const chooseFile = (page: Page, csv: string, name = 'team.csv'): Promise<void> =>
  page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(csv) });
