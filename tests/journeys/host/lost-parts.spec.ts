import { expect, test } from '../support/console.ts';
import { enterSubscriptions, requestsOf, search, table } from '../subscriptions/lists.ts';
import { modal } from '../seats/seats-csv-screen.ts';
import { openCsv, openSeats, subscriptionId } from '../seats/seats-screen.ts';

/* Parts of a screen that come later and do not come (NET-09, HOST-21). */

test('NET-09 where the field that finds an organisation does not come, the browser’s own list does', async ({
  page,
}) => {
  await page.route(/\/chunks\/[Cc]ombobox-/, (route) => route.abort());
  await enterSubscriptions(page, 'admin@example.com', '/subscription');
  await expect(table(page)).toBeVisible();
  const requests = requestsOf(page, 'subscriptions');
  const organization = page.getByLabel('Organization name');
  await organization.selectOption({ label: 'Example Health Group of Clinics and Surgeries, Northern Region' });
  await search(page).click();
  await expect.poll(() => requests).toEqual([expect.objectContaining({ OrgId: 5001 })]);
});

test('NET-09 where the dialog for a file does not come, that is said, and the seats stay', async ({ page, server }) => {
  await page.route(/\/chunks\/CsvDialog-/, (route) => route.abort());
  await openSeats(page, subscriptionId(server));
  await openCsv(page);
  await expect(modal(page)).toContainText('No response was received');
  await modal(page).getByRole('button', { name: 'Ok', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('table')).toBeVisible();
});
