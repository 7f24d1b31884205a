import type { Page } from 'playwright/test';
import type { ConsoleServer } from '../support/console.ts';
import { dialog, openCsv, openLargeSeats } from './seats-screen.ts';

/* The dialog that assigns seats by a file. */

export const modal = (page: Page) => dialog(page, 'Assign multiple users (CSV)');
export const assign = (page: Page) => modal(page).getByRole('button', { name: 'Assign', exact: true });
export const preview = (page: Page) => modal(page).getByRole('region', { name: 'Preview' });
export const trouble = (page: Page) => modal(page).locator('.d-tone-danger .d-notice-text');

/** Opens the dialog on the hospital's large subscription. Returns the subscription's id. */
export async function openLargeCsv(page: Page, server: ConsoleServer, service?: string): Promise<number> {
  const id = await openLargeSeats(page, server, service);
  await openCsv(page);
  return id;
}
