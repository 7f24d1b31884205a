import { expect, test } from '../support/console.ts';
import { holdChunk } from '../support/hold-chunk.ts';
import { enterSubscriptions, search, table } from '../subscriptions/lists.ts';
import { requestsTo } from '../support/requests.ts';
import { modal, openCsv, openLargeSeats } from '../seats/seats-screen.ts';

/* Lazily loaded parts of a screen fail to load (NET-09, HOST-21). The account's: tests/unit/elements/account-flow.test.ts. */

test('NET-09 if the organisation search fails to load, the browser’s own list replaces it @all', async ({ page }) => {
  await page.route(/\/chunks\/[Cc]ombobox-/, (route) => route.abort());
  await enterSubscriptions(page, 'admin@example.com', '/subscription');
  await expect(table(page)).toBeVisible();
  const requests = requestsTo(page, 'UserSubscrpitionOverViewAC');
  const organization = page.getByLabel('Organization name');
  await organization.selectOption({ label: 'Example Health Group of Clinics and Surgeries, Northern Region' });
  await search(page).click();
  await expect.poll(() => requests).toEqual([expect.objectContaining({ OrgId: 5001 })]);
});

test('NET-09 the dialogs of the seats are loaded when the pointer is on their button, and open once loaded; if the file dialog fails to load, a message says so, and the seats stay @all', async ({
  page,
  server,
}) => {
  const gate = await holdChunk(page, 'SeatDialogs');
  await page.route(/\/chunks\/CsvDialog-/, (route) => route.abort());
  await openLargeSeats(page, server);
  await page.getByRole('button', { name: /^Empty/ }).click();
  const assign = page.getByRole('button', { name: /^Assign user to seat/ }).first();
  await expect(assign).toBeVisible();
  expect(gate.isAsked()).toBe(false);
  await assign.hover();
  await expect.poll(gate.isAsked).toBe(true);
  await assign.click();
  await expect(assign).toHaveAttribute('aria-disabled', 'true');
  gate.release();
  await expect(page.getByRole('dialog', { name: 'Assign user' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(assign).toBeFocused();

  await openCsv(page);
  await expect(modal(page)).toContainText('No response was received');
  await modal(page).getByRole('button', { name: 'Ok', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table')).toBeVisible();
});
