import type { Page } from 'playwright/test';
import { expect, test } from '../support/console.ts';
import {
  confirmUser,
  counter,
  dialog,
  enterEmail,
  inDialog,
  isListStale,
  openLargeSeats,
  openMenuOf,
  openSeats,
  refusal,
  rows,
  searchBox,
  seated,
  speechApiId,
  toast,
} from './seats-screen.ts';

/* CON-4, CON-8, CON-9: changing the user of a seat, and unassigning. */

test.describe('change', () => {
  test('a seat with a user offers Change user and Unassign user [CON-4.21]', async ({ page, server }) => {
    await openLargeSeats(page, server);
    await openMenuOf(page, seated);
    await expect(page.getByRole('menuitem')).toHaveText(['Change user', 'Unassign user']);
  });

  test('the new user takes the seat; the toast names both; the subscriptions are not stale [CON-2.4.16 CON-4.27 CON-4.32 CON-8.25]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await openMenuOf(page, seated);
    await page.getByRole('menuitem', { name: 'Change user' }).click();
    await expect(dialog(page, 'Change user')).toContainText(seated);
    await enterEmail(page, 'retail@example.com');
    await expect(inDialog(page, 'Confirm')).toBeDisabled();
    await confirmUser(page);
    await inDialog(page, 'Confirm').click();
    await expect(toast(page, `Changed seat-assignment from ${seated} to retail@example.com`)).toBeVisible();
    await expect(counter(page, 'Assigned')).toContainText('75');
    expect(await isListStale(page)).toBe(false);
  });

  test('a failure names the old and the new user [CON-8.13]', async ({ page, server }) => {
    await openLargeSeats(page, server);
    await openMenuOf(page, seated);
    await page.getByRole('menuitem', { name: 'Change user' }).click();
    await enterEmail(page, 'retail@example.com');
    await confirmUser(page);
    server.sandbox.faults.add({ call: 'assignSeatToUser', ...refusal('X1', 'No.') });
    await inDialog(page, 'Confirm').click();
    await expect(dialog(page, 'Changing seat-assignment failed')).toContainText(
      `Changing seat-assignment from ${seated} to retail@example.com has failed. Please try again later.`,
    );
  });
});

test.describe('unassign', () => {
  const openUnassign = async (page: Page) => {
    await openMenuOf(page, seated);
    await page.getByRole('menuitem', { name: 'Unassign user' }).click();
  };

  test('A11Y-28 it is asked first, with who and which seat; cancel changes nothing [CON-2.4.17 CON-4.28]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await openUnassign(page);
    const asked = dialog(page, 'Unassign user?');
    await expect(asked).toContainText('The unassigned user will not be able to use the product.');
    await expect(asked).toContainText(seated);
    await expect(inDialog(page, 'Cancel')).toBeFocused();
    await inDialog(page, 'Cancel').click();
    await expect(asked).toHaveCount(0);
    expect(server.calls('unassignSeats')).toBe(0);
  });

  test('the user is named in a toast for three seconds; the list reloads and the subscriptions are stale [CON-2.4.19 CON-4.30 CON-4.31 CON-7.12 CON-8.22 CON-8.23 CON-9.13]', async ({
    page,
    server,
  }) => {
    await openLargeSeats(page, server);
    await openUnassign(page);
    await inDialog(page, 'Confirm').click();
    const said = toast(page, `Access to product removed for ${seated}`);
    await expect(said).toBeVisible();
    const shownMs = Date.now();
    await expect(counter(page, 'Assigned')).toContainText('74');
    expect(await isListStale(page)).toBe(true);
    await expect(said).toHaveCount(0);
    expect(Date.now() - shownMs).toBeGreaterThan(2000);
    expect(Date.now() - shownMs).toBeLessThan(6000);
  });

  test('a failure says so, and Ok closes it [CON-8.15]', async ({ page, server }) => {
    await openLargeSeats(page, server);
    server.sandbox.faults.add({ call: 'unassignSeats', ...refusal('X1', 'No.') });
    await openUnassign(page);
    await inDialog(page, 'Confirm').click();
    const failed = dialog(page, 'Seat unassignment failed');
    await expect(failed).toContainText('Unassigning seat for the user has failed. Please try again later.');
    await inDialog(page, 'Ok').click();
    await expect(failed).toHaveCount(0);
    await expect(counter(page, 'Assigned')).toContainText('75');
  });

  test('a tag of a speech API is taken from its seat [CON-2.4.13]', async ({ page, server }) => {
    await openSeats(page, speechApiId(server), 'voice@example.com');
    await page.getByRole('button', { name: 'Unassign user intake-line-01' }).click();
    await inDialog(page, 'Confirm').click();
    await expect(toast(page, 'Access to product removed for intake-line-01')).toBeVisible();
    await searchBox(page).fill('intake-line-01');
    await searchBox(page).press('Enter');
    await expect(rows(page)).toHaveText(['No record(s) found']);
  });
});
