import { expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { accessibilityTree } from '../support/browser-tools.ts';
import { sandboxPage } from '../support/sandbox-page.ts';

/* <dict-seats> */

const page = sandboxPage();

/** The hospital's large subscription: 120 seats, 75 of them taken. */
async function openSeats() {
  await page.logIn('enterprise');
  const { id } = page.sandbox.world.subscriptions.find(
    ({ organizationId, planId }) => organizationId === 4101 && planId === 103,
  )!;
  const element = await page.put('dict-seats', { 'subscription-id': String(id) });
  await expect.element(screen.getByRole('button', { name: /^Actions for/ }).first()).toBeVisible();
  return () => element.shadowRoot!.activeElement;
}

const firstMenu = () => screen.getByRole('button', { name: /^Actions for/ }).first();

async function unassignFirst() {
  await userEvent.click(firstMenu());
  await userEvent.click(screen.getByRole('menuitem', { name: 'Unassign user' }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
}

test('A11Y-31 after a seat is unassigned the focus is on the button that its row has now', async () => {
  const focused = await openSeats();
  const row = firstMenu().element().closest('tr')!;
  await unassignFirst();
  await expect.poll(() => focused()?.getAttribute('aria-label')).toMatch(/^Assign user to seat/);
  expect(row.contains(focused())).toBe(true);
});

test('A11Y-31 where the row has left the list the focus is on the heading above', async () => {
  const focused = await openSeats();
  await userEvent.click(screen.getByRole('button', { name: /^Assigned/ }));
  await expect.element(screen.getByRole('heading', { name: 'Assigned seats' })).toBeVisible();
  await unassignFirst();
  await expect.poll(() => focused()?.textContent).toBe('Assigned seats');
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Assigned seats' }).element());
});

test('A11Y-10 the field for a CSV file is described by what a file may be', async () => {
  await openSeats();
  await userEvent.click(screen.getByRole('button', { name: 'Assign User', exact: true }));
  await userEvent.click(screen.getByRole('menuitem', { name: /CSV/ }));
  await expect.element(screen.getByLabelText('CSV file')).toBeInTheDocument();
  const field = (await accessibilityTree()).find(({ name }) => name.startsWith('CSV file'));
  expect(field?.description).toContain('Only .csv, 5 MB at most.');
});
