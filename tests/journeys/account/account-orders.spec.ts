import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { account, openAccount, owner, ownerAbroad, refusal, requestsTo, userOf } from './account-screen.ts';
import { enterConsole } from '../support/signed-in.ts';

/* CON-2.7, CON-8, CON-9: the order history. */

const table = (page: Page) => page.getByRole('table', { name: 'Order history' });
const rows = (page: Page) => table(page).locator('tbody').getByRole('row');
const cell = (page: Page, at: number, heading: string) => rows(page).nth(at).locator(`[data-heading="${heading}"]`);
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });

async function openOrders(page: Page, email = owner): Promise<void> {
  await openAccount(page, email);
  await page.getByRole('tab', { name: 'Order history' }).click();
}

test("order id, 'Product (Plan|Cycle)', date, amount with its sign to 4 decimals, status [CON-2.7.13 CON-2.7.14 CON-9.28]", async ({
  page,
  server,
}) => {
  const [newest] = server.sandbox.world.orders
    .filter(({ userId, status }) => userId === userOf(server).id && status !== 'created')
    .toSorted((a, b) => b.createdAt - a.createdAt);
  await openOrders(page);
  await expect(table(page).getByRole('columnheader')).toHaveText(['Order ID', 'Type', 'Date', 'Amount', 'Status']);
  await expect(rows(page).first().getByRole('rowheader')).toHaveText(String(newest!.id));
  await expect(cell(page, 0, 'Type').getByRole('button')).toHaveAccessibleName(
    /^Dictation \(Dictation Professional\|(Monthly|Yearly)\)$/,
  );
  await expect(cell(page, 0, 'Date')).toHaveText(/^\d{2} \w{3,4} \d{4}$/);
  await expect(cell(page, 0, 'Amount')).toHaveText(/^₹[\d,]+\.\d{4}$/);
  await expect(cell(page, 0, 'Status')).toHaveText('Paid');
});

test('a page of past purchases, and Show more for the rest [CON-2.7.11 CON-7.27 CON-9.2]', async ({ page }) => {
  const asked = requestsTo(page, 'GetOrderHistoryConsole');
  await openOrders(page);
  await expect(rows(page)).toHaveCount(25);
  await showMore(page).click();
  await expect(rows(page)).toHaveCount(30);
  await expect(showMore(page)).toHaveCount(0);
  expect(asked.slice(1)).toEqual([
    { UserId: expect.any(Number), PageNo: 1, PageSize: 25 },
    { UserId: expect.any(Number), PageNo: 2, PageSize: 25 },
  ]);
  const ids = await table(page).getByRole('rowheader').allInnerTexts();
  expect(new Set(ids).size).toBe(30);
});

test("without any it shows 'No Order History Available' [CON-2.7.12]", async ({ page, server }) => {
  await enterConsole(page, owner);
  // The purchases disappeared between the check and the list.
  server.sandbox.faults.add({
    call: 'orderHistory',
    skip: 1,
    body: '{"Status":0,"Data":{"TotalCount":0,"ListOfPurchase":[]},"ErrorCode":null,"ErrorMessage":null}',
  });
  await page.goto('/account?tab=orders');
  await expect(seen(page, 'No Order History Available')).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});

test.describe('SEC-02 the currency entity is decoded as text, and is a sign or nothing', () => {
  for (const [wire, shown] of [
    ['&#8377;', '₹12.5000'],
    ['&#x20B9;', '₹12.5000'],
    ['&euro;', '€12.5000'],
    ['Rs.', 'Rs.12.5000'],
    ['&lt;script&gt;', '12.5000'],
    ['<b>', '12.5000'],
    ['&#60;', '12.5000'],
  ] as const) {
    test(`${wire} is ${shown} @all`, async ({ page, server }) => {
      await enterConsole(page, owner);
      const order = {
        OrderId: 7,
        ProductDisplayName: 'Dictation',
        PlanDisplayName: '<b>Plan</b>',
        BillingCycle: 'Monthly',
        CreatedAt: '02-03-2026 10:00:00',
        CurrencyHTMLCode: wire,
        AmountFinal: '12.5',
        StatusName: 'Paid',
      };
      const answer = { TotalCount: 1, ListOfPurchase: [order] };
      const body = JSON.stringify({ Status: 0, Data: answer, ErrorCode: null, ErrorMessage: null });
      server.sandbox.faults.add({ call: 'orderHistory', times: -1, body });
      await page.goto('/account?tab=orders');
      await expect(cell(page, 0, 'Amount')).toHaveText(shown);
      await expect(cell(page, 0, 'Date')).toHaveText('02 Mar 2026');
      await expect(cell(page, 0, 'Type')).toHaveText('Dictation (<b>Plan</b>|Monthly)');
      expect(await account(page).locator('b').count()).toBe(0);
    });
  }
});

test('a list that can not be loaded is told, and Try again loads it', async ({ page, server }) => {
  await enterConsole(page, ownerAbroad);
  server.sandbox.faults.add({ call: 'orderHistory', skip: 1, ...refusal('Orders are resting.') });
  await page.goto('/account?tab=orders');
  await expect(seen(page, 'Orders are resting.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cell(page, 0, 'Amount')).toHaveText(/^£[\d,]+\.\d{4}$/);
});

test('a next page that fails is told, the rows stay, and Show more works again', async ({ page, server }) => {
  await openOrders(page);
  await expect(rows(page)).toHaveCount(25);
  server.sandbox.faults.add({ call: 'orderHistory', ...refusal('Orders are resting.') });
  await showMore(page).click();
  await expect(seen(page, 'Orders are resting.')).toBeVisible();
  await expect(rows(page)).toHaveCount(25);
  await showMore(page).click();
  await expect(rows(page)).toHaveCount(30);
});

test('A11Y-01 A11Y-17 no finding of axe, light, dark and at 320 px, and nothing is too wide @all', async ({ page }) => {
  await openOrders(page);
  await expect(rows(page)).toHaveCount(25);
  expect.soft(await violations(page, 'dict-account'), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await violations(page, 'dict-account'), 'dark, 320 px').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
