import { expect } from 'vitest';
import { page as screen } from 'vitest/browser';
import type { SandboxPage } from '../support/sandbox-page.ts';
import { dialog } from '../support/screen.ts';
import { inDialog, openCsv, openFewSeats } from './seats-screen.ts';

/* Helpers of the tests of the dialog that assigns several users by a file. */

export const header = 'Full Name,Email,Mobile,Country';
export const team = `${header}\nFay Fresh,fay@hospital.example,,Germany\nGus Good,gus@hospital.example,,India\n`;

export const modal = () => dialog('Assign multiple users (CSV)');
export const assign = () => inDialog('Assign');
export const file = () => screen.getByLabelText('CSV file');
export const upload = 'assignSeatsByCsv';

export async function openModal(page: SandboxPage): Promise<void> {
  await openFewSeats(page);
  await openCsv();
  await expect.element(modal()).toBeVisible();
}
