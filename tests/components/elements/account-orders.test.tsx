import { expect, test } from 'vitest';
import { userOf } from '../../support/sales.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { answer, button, cells, hasRows, ids, isShown, refusal, table, texts } from '../support/screen.ts';
import { openAccount } from './account-screen.ts';

/* <dict-account>: the order history. */

const page = sandboxPage();

const list = () => table('Order history');
const showMore = () => button('Show more');
const open = () => openAccount(page, 'retail', 'orders');

test("order id, 'Product (Plan|Cycle)', date, amount with its sign to 4 decimals, status [CON-2.7.13 CON-2.7.14 CON-9.28]", async () => {
  const [newest] = page.sandbox.world.orders
    .filter(({ userId, status }) => userId === userOf(page).id && status !== 'created')
    .toSorted((a, b) => b.createdAt - a.createdAt);
  await open();
  await expect
    .poll(() => texts(list().getByRole('columnheader')))
    .toEqual(['Order ID', 'Type', 'Date', 'Amount', 'Status']);
  expect(ids(list())[0]).toBe(String(newest!.id));
  const type = list().getByRole('button', { name: /^Dictation \(Dictation Professional\|(Monthly|Yearly)\)$/ });
  await expect.element(type.first()).toBeVisible();
  expect(cells(list(), 'Date')[0]).toMatch(/^\d{2} \w{3,4} \d{4}$/);
  expect(cells(list(), 'Amount')[0]).toMatch(/^₹[\d,]+\.\d{4}$/);
  expect(cells(list(), 'Status')[0]).toBe('Paid');
});

test('a page of past purchases, and Show more for the rest; a page that fails is reported, and the rows stay [CON-2.7.11 CON-7.27 CON-9.2]', async () => {
  await open();
  await hasRows(list(), 25);
  page.sandbox.faults.add({ call: 'orderHistory', ...refusal('Orders are resting.') });
  await showMore().click();
  await isShown('Orders are resting.');
  await hasRows(list(), 25);
  await showMore().click();
  await hasRows(list(), 30);
  await expect.element(showMore()).not.toBeInTheDocument();
  const pages = page.requestsTo('GetOrderHistoryConsole').map(({ PageNo, PageSize }) => [PageNo, PageSize]);
  expect(pages.slice(1)).toEqual([
    [1, 25],
    [2, 25],
    [2, 25],
  ]);
  expect(new Set(ids(list())).size).toBe(30);
});

test("without orders it shows 'No Order History Available' [CON-2.7.12]", async () => {
  // The purchases disappeared between the check and the list.
  page.sandbox.faults.add({ call: 'orderHistory', skip: 1, ...answer({ TotalCount: 0, ListOfPurchase: [] }) });
  await open();
  await isShown('No Order History Available');
  await expect.element(list()).not.toBeInTheDocument();
});

test('SEC-01 SEC-02 markup of the service stays text, and a currency is a sign or nothing', async () => {
  const order = {
    OrderId: 7,
    ProductDisplayName: 'Dictation',
    PlanDisplayName: '<b>Plan</b>',
    BillingCycle: 'Monthly',
    CreatedAt: '02-03-2026 10:00:00',
    CurrencyHTMLCode: '&lt;script&gt;',
    AmountFinal: '12.5',
    StatusName: 'Paid',
  };
  page.sandbox.faults.add({ call: 'orderHistory', times: -1, ...answer({ TotalCount: 1, ListOfPurchase: [order] }) });
  await open();
  await hasRows(list(), 1);
  expect(cells(list(), 'Amount')).toEqual(['12.5000']);
  expect(cells(list(), 'Date')).toEqual(['02 Mar 2026']);
  expect(cells(list(), 'Type')[0]).toContain('Dictation (<b>Plan</b>|Monthly)');
  expect(list().element().querySelector('b')).toBeNull();
});
