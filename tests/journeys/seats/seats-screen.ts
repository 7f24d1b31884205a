import type { Page } from 'playwright/test';
import { expect, type ConsoleServer } from '../support/console.ts';
import { keepSession } from '../support/signed-in.ts';

const planOf = { large: 103, full: 101 } as const;

/** A subscription of the hospital: `large` has 120 seats, 75 of them taken; `full` has none to give. */
export function subscriptionId({ sandbox }: ConsoleServer, kind: keyof typeof planOf = 'large'): number {
  const own = sandbox.world.subscriptions.filter(({ organizationId }) => organizationId === 4101);
  return own.find(({ planId }) => planId === planOf[kind])!.id;
}

export async function openSeats(
  page: Page,
  id: number,
  userName = 'enterprise@example.com',
  service?: string,
): Promise<void> {
  await keepSession(page, userName, service);
  await page.goto(`/subscription/seatuser?subscription=${id}`);
}

/** Opens the seats of the hospital's large subscription. */
export async function openLargeSeats(page: Page, server: ConsoleServer, service?: string): Promise<number> {
  const id = subscriptionId(server);
  await openSeats(page, id, 'enterprise@example.com', service);
  await expect(shown(page, '25 of 120')).toBeVisible();
  return id;
}

/* The controls of the seats screen. */
export const counter = (page: Page, name: 'Assigned' | 'Empty' | 'Total Seats') =>
  page.getByRole('group', { name: 'Show seats' }).getByRole('button', { name });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const toast = (page: Page, text: string) => page.locator('.d-toast').getByText(text, { exact: true });
/** The count below the list, '25 of 120': the visible text, not the announced one. */
export const shown = (page: Page, howMuch: string) =>
  page.locator('.d-list-end').getByText(`Showing ${howMuch}`, { exact: true });
export const rows = (page: Page) => page.locator('dict-seats tbody tr');

export const openMenuOf = async (page: Page, user: string) =>
  page.getByRole('button', { name: `Actions for ${user}`, exact: true }).click();

/** A user with a seat of the hospital's large subscription. */
export const seated = 'assigned@example.com';

/* The dialogs that assign, change and unassign. */
export const emailField = (page: Page) => page.getByRole('dialog').getByLabel('Email', { exact: true });
export const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

export async function openCsv(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Assign User', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Assign multiple users (CSV)' }).click();
}

export async function chooseFile(page: Page, csv: string | Buffer, name = 'team.csv'): Promise<void> {
  const buffer = typeof csv === 'string' ? Buffer.from(csv) : csv;
  await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

export const header = 'Full Name,Email,Mobile,Country';

export const refusal = (code: string, message: string) => ({
  status: 200,
  body: JSON.stringify({ Status: 1, Data: null, ErrorCode: code, ErrorMessage: message }),
});
