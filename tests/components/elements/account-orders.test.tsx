import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as de from '../../../src/languages/de/rest.ts';
import { userOf } from '../../support/sales.ts';
import { emulateMedia } from '../support/browser-tools.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { answer, button, cells, hasRows, ids, isShown, refusal, table, texts } from '../support/screen.ts';
import { openAccount } from './account-screen.ts';

/* <dict-account>: the order history and its receipts. */

const page = sandboxPage();

const list = () => table('Order history');
const showMore = () => button('Show more');
const open = () => openAccount(page, 'retail', 'orders');

/** Page and size of the requests of the list, after the check for purchases. */
const pages = () =>
  page
    .requestsTo('GetOrderHistoryConsole')
    .slice(1)
    .map(({ PageNo, PageSize }) => [PageNo, PageSize]);

test(
  "a row has order id, 'Product (Plan|Cycle)', date, amount with its sign to 4 decimals and status",
  { tags: ['CON-2.7.13', 'CON-2.7.14', 'CON-9.28'] },
  async () => {
    const [newest] = page.sandbox.world.orders
      .filter(({ userId, status }) => userId === userOf(page).id && status !== 'created')
      .toSorted((a, b) => b.createdAt - a.createdAt);
    await open();
    await expect
      .poll(() => texts(list().getByRole('columnheader')))
      .toEqual(['Order ID', 'Type', 'Date', 'Amount', 'Status', 'Receipt']);
    await expect.poll(() => ids(list())[0]).toBe(String(newest!.id));
    expect(cells(list(), 'Type')[0]).toMatch(/^Dictation \(Dictation Professional\|(Monthly|Yearly)\)$/);
    expect(cells(list(), 'Date')[0]).toMatch(/^\d{2} \w{3,4} \d{4}$/);
    expect(cells(list(), 'Amount')[0]).toMatch(/^₹[\d,]+\.\d{4}$/);
    expect(cells(list(), 'Status')[0]).toBe('Paid');
  },
);

test('the cycle and the status of an order are in the language of the reader', async () => {
  await page.logIn('retail');
  await page.put('dict-account', { tab: 'orders', lang: 'de' });
  const orders = table(de.account.orders);
  await expect.poll(() => cells(orders, de.account.orderType)[0]).toMatch(/\|(Monatlich|Jährlich)\)$/);
  expect(cells(orders, de.account.orderStatus)[0]).toBe(de.orders.paid);
});

test(
  'a page of past purchases is shown, and Show more appends the rest',
  { tags: ['CON-2.7.11', 'CON-7.27', 'CON-9.2'] },
  async () => {
    await open();
    await hasRows(list(), 25);
    await showMore().click();
    await hasRows(list(), 30);
    await expect.element(showMore()).not.toBeInTheDocument();
    expect(pages()).toEqual([
      [1, 25],
      [2, 25],
    ]);
    expect(new Set(ids(list())).size).toBe(30);
  },
);

test('the pages that were shown are there again after Back', async () => {
  await open();
  await hasRows(list(), 25);
  await showMore().click();
  await hasRows(list(), 30);
  document.querySelector('dict-account')!.remove();
  await page.put('dict-account', { tab: 'orders' });
  await hasRows(list(), 30);
});

test('a page that fails is reported, and the rows stay', async () => {
  await open();
  await hasRows(list(), 25);
  page.sandbox.faults.add({ call: 'orderHistory', ...refusal('Orders are resting.') });
  await showMore().click();
  await isShown('Orders are resting.');
  await hasRows(list(), 25);
  await showMore().click();
  await hasRows(list(), 30);
  expect(pages()).toEqual([
    [1, 25],
    [2, 25],
    [2, 25],
  ]);
});

test('a long plan name is cut, but not the billing cycle beside it', async () => {
  page.changeAnswers('GetOrderHistoryConsole', ({ ListOfPurchase }: Record<string, object[]>) =>
    Object.assign(ListOfPurchase![0]!, { PlanDisplayName: 'Professional for the whole department' }),
  );
  await open();
  const type = list().getByRole('cell', { name: /department/ });
  await expect.element(type.getByRole('button')).toHaveTextContent(/^Dictation \(Professional for the whol/);
  await expect.poll(() => (type.element() as HTMLElement).innerText).toMatch(/…\|(Monthly|Yearly)\)$/);
});

describe('a receipt', () => {
  const receipts = () => list().getByRole('button', { name: /^Receipt of order/ });

  /** Presses the first receipt, and returns what goes to the printer. */
  async function printFirst(): Promise<Element> {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    onTestFinished(() => print.mockRestore());
    await open();
    await receipts().first().click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    return document.querySelector('.dict-receipt')!;
  }

  test('is offered in each paid row', async () => {
    await open();
    await hasRows(list(), 25);
    const paid = cells(list(), 'Status').filter((status) => status === 'Paid').length;
    expect(receipts().elements()).toHaveLength(paid);
  });

  test('has payer, address, tax number, and the amount as shown', async () => {
    const { shadowRoot } = await printFirst();
    const facts = shadowRoot!.textContent;
    for (const text of [
      'Dictation Console',
      'Ina Example',
      '12 Sample Street, Bengaluru, Karnataka 560001, India',
      'GSTIN29ABCDE1234F1Z5',
      'Dictation Professional',
      'Yearly',
      ids(list())[0]!,
      cells(list(), 'Date')[0]!,
      cells(list(), 'Amount')[0]!,
    ])
      expect(facts).toContain(text);
  });

  test('is alone on the paper, and only there', async () => {
    const paper = await printFirst();
    const history = list().element();
    const isVisible = () => [paper, history].map((node) => node.checkVisibility());
    expect(isVisible()).toEqual([false, true]);
    await emulateMedia({}, 'print');
    onTestFinished(() => emulateMedia({}));
    await expect.poll(isVisible).toEqual([true, false]);
    expect(getComputedStyle(paper.shadowRoot!.querySelector('.d-root')!).backgroundColor).toBe('rgb(255, 255, 255)');
  });

  test('stays on the paper although the list behind it has no width there', async () => {
    const paper = await printFirst();
    await emulateMedia({}, 'print');
    onTestFinished(() => emulateMedia({}));
    // Waits for the frames in which a ResizeObserver reports that the list has no width.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    expect(paper.isConnected).toBe(true);
  });

  test('keeps the order of a Latin address under a payer with an Arabic name', async () => {
    userOf(page).billingAddress!.fullName = 'ليلى';
    const paper = await printFirst();
    await emulateMedia({}, 'print');
    onTestFinished(() => emulateMedia({}));
    const payer = [...paper.shadowRoot!.querySelectorAll('dd bdi')].find(({ textContent }) =>
      /ليلى/.test(textContent),
    )!;
    const text = payer.firstChild as Text;
    const leftOf = (part: string) => {
      const range = new Range();
      range.setStart(text, text.data.indexOf(part));
      range.setEnd(text, text.data.indexOf(part) + part.length);
      return range.getBoundingClientRect().left;
    };
    expect(leftOf('12')).toBeLessThan(leftOf('Sample Street'));
  });

  test('leaves nothing on the page once it is printed', async () => {
    const paper = await printFirst();
    dispatchEvent(new Event('afterprint'));
    await expect.poll(() => paper.isConnected).toBe(false);
    expect(document.adoptedStyleSheets).toEqual([]);
  });
});

test("without orders it shows 'No Order History Available'", { tags: ['CON-2.7.12'] }, async () => {
  // The purchases disappeared between the check and the list.
  page.sandbox.faults.add({ call: 'orderHistory', skip: 1, ...answer({ TotalCount: 0, ListOfPurchase: [] }) });
  await open();
  await isShown('No Order History Available');
  await expect.element(list()).not.toBeInTheDocument();
});

test(
  'markup of the service stays text, and a currency is a sign or nothing',
  { tags: ['SEC-01', 'SEC-02'] },
  async () => {
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
    page.sandbox.faults.add({
      call: 'orderHistory',
      times: -1,
      ...answer({ TotalCount: 1, ListOfPurchase: [order] }),
    });
    await open();
    await hasRows(list(), 1);
    expect(cells(list(), 'Amount')).toEqual(['12.5000']);
    expect(cells(list(), 'Date')).toEqual(['02 Mar 2026']);
    expect(cells(list(), 'Type')[0]).toContain('Dictation (<b>Plan</b>|Monthly)');
    expect(list().element().querySelector('b')).toBeNull();
  },
);
