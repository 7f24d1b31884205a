import { describe, expect, test } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, cells, field, hasRows, ids, isFocused, isGone, isShown, table } from '../support/screen.ts';
import { openSeats } from './seats-screen.ts';
import { purchased, requests } from './subscriptions-screen.ts';

/* Lists on wide screens: a heading sorts the rows in the browser, once all pages are loaded; a counter filters the list. */

const page = sandboxPage();

const heading = (name: string) => screen.getByRole('columnheader', { name, exact: true });
const sortBy = (name: string) => heading(name).getByRole('button').click();
const counter = (name: RegExp) => screen.getByRole('group', { name: 'Needs attention' }).getByRole('button', { name });

async function enter(attributes: Readonly<Record<string, string>> = { 'org-id': '5001' }): Promise<void> {
  await page.logIn('admin');
  await page.put('dict-subscriptions', attributes);
  await expect.element(purchased().getByRole('row').nth(1)).toBeVisible();
}

const times = (column: string) => cells(purchased(), column).map((cell) => Date.parse(cell.slice(0, 11)));
const isAscending = (numbers: readonly number[]) => numbers.every((each, at) => at === 0 || numbers[at - 1]! <= each);

describe('the list of subscriptions', () => {
  test('is sorted by a heading, once its remaining pages are loaded', { tags: ['A11Y-17'] }, async () => {
    await enter();
    await expect.element(heading('Expiry')).toHaveAttribute('aria-sort', 'none');
    await sortBy('Expiry');
    await isShown('Showing 240 of 240');
    await expect.element(heading('Expiry')).toHaveAttribute('aria-sort', 'ascending');
    expect(requests(page).map(({ PageNumber }) => PageNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(isAscending(times('Expiry'))).toBe(true);
  });

  test('is turned round when the heading is pressed again', { tags: ['A11Y-17'] }, async () => {
    await enter();
    await sortBy('Expiry');
    await isShown('Showing 240 of 240');
    await sortBy('Expiry');
    await expect.element(heading('Expiry')).toHaveAttribute('aria-sort', 'descending');
    expect(isAscending(times('Expiry').slice(0, 40).reverse())).toBe(true);
    expect(requests(page)).toHaveLength(10);
  });

  test('says how far it is, and can be stopped: then the rows keep their order', async () => {
    await enter();
    const first = ids(purchased());
    const release = page.hold('UserSubscrpitionOverViewAC');
    await sortBy('Plan');
    await isShown('Loading 25 of 240');
    await button('Stop').click();
    await isFocused(button('Export CSV'));
    release();
    await hasRows(purchased(), 50);
    await expect.element(heading('Plan')).toHaveAttribute('aria-sort', 'none');
    expect(ids(purchased()).slice(0, 25)).toEqual(first);
    await isGone('Loading 50 of 240');
  });

  test.each([
    ['the next page is on its way', () => button('Show more').click()],
    ['another order loads', () => sortBy('Expiry')],
    ['a file loads', () => button('Export CSV').click()],
    ['a search is under way', () => button('Search').click()],
  ])('is sorted by a heading that is pressed while %s', { tags: ['A11Y-17'] }, async (_when, press) => {
    await enter();
    await field('Stage').selectOptions('Trial');
    const release = page.hold('UserSubscrpitionOverViewAC');
    await press();
    await sortBy('Plan');
    release();
    await expect.element(heading('Plan')).toHaveAttribute('aria-sort', 'ascending');
  });

  test('a page that fails ends the sorting, which is said, and the rows keep their order', async () => {
    await enter();
    page.sandbox.faults.add({ call: 'subscriptionOverview', status: 400, times: -1 });
    await sortBy('Plan');
    await isShown('Not all rows could be loaded. Please try again.');
    await expect.element(button('Export CSV')).toBeVisible();
    await expect.element(heading('Plan')).toHaveAttribute('aria-sort', 'none');
    await hasRows(purchased(), 25);
  });

  test('a file that could not be loaded is reported until the visitor closes the message or searches', async () => {
    const incomplete = 'Not all rows could be loaded. Please try again.';
    await enter();
    page.sandbox.faults.add({ call: 'subscriptionOverview', status: 400, skip: 1, times: 2 });
    await button('Export CSV').click();
    await isShown(incomplete);
    page.passTime(60_000);
    await isShown(incomplete);
    await button('Dismiss').click();
    await expect.element(screen.getByText(incomplete)).not.toBeVisible();
    await button('Export CSV').click();
    await isShown(incomplete);
    await button('Search').click();
    await isGone(incomplete);
  });

  test('a reload finds the order again, and a new search keeps it', async () => {
    await enter();
    await field('Stage').selectOptions('Trial');
    await button('Search').click();
    await isShown(/· Trial$/);
    await sortBy('Plan');
    await expect.element(heading('Plan')).toHaveAttribute('aria-sort', 'ascending');
    document.querySelector('dict-subscriptions')!.remove();
    await page.put('dict-subscriptions', { 'org-id': '5001' });
    await isShown(/· Trial$/);
    await expect.element(heading('Plan')).toHaveAttribute('aria-sort', 'ascending');
    await field('Stage').selectOptions('Trial extended');
    await button('Search').click();
    await isShown(/· Trial extended$/);
    await expect.element(heading('Plan')).toHaveAttribute('aria-sort', 'ascending');
  });

  test('counts the expired and the expiring subscriptions without another call', async () => {
    await enter();
    await expect.element(counter(/^Expired 59$/)).toBeVisible();
    await expect.element(counter(/^All 240$/)).toHaveAttribute('aria-pressed', 'true');
    expect(requests(page)).toHaveLength(1);
    expect(page.calls('orgsOverview')).toBe(1);
  });

  test('is filtered by a press on a counter, and then begins with what expires soonest', async () => {
    await enter();
    await counter(/^Expiring in 30 days 16$/).click();
    await hasRows(purchased(), 16);
    await expect.element(counter(/^Expiring/)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(field('Expiring')).toHaveDisplayValue('Expiring in 30 days');
    await expect.element(heading('Expiry')).toHaveAttribute('aria-sort', 'ascending');
    expect(isAscending(times('Expiry'))).toBe(true);
    await counter(/^Expired/).click();
    await isShown('Showing 25 of 59');
    await counter(/^All 240$/).click();
    await isShown('Showing 25 of 240');
  });

  test('has one filled button: that of the payment which is due first', async () => {
    await enter({});
    const filled = () => [
      ...document.querySelector('dict-subscriptions')!.shadowRoot!.querySelectorAll('.d-button-primary'),
    ];
    await sortBy('Payment due on');
    await isShown(/^Showing (\d+) of \1$/);
    expect(filled()).toHaveLength(1);
    const row = filled()[0]!.closest('tr')!;
    expect(row).toBe(purchased().getByRole('row').nth(1).element());
  });
});

test('organisations are sorted by their counts, once all are loaded', async () => {
  await page.logIn('admin');
  await page.put('dict-organizations');
  const list = table('Your organizations');
  await hasRows(list, 25);
  await sortBy('Expired subscriptions');
  await sortBy('Expired subscriptions');
  await expect.element(heading('Expired subscriptions')).toHaveAttribute('aria-sort', 'descending');
  await hasRows(list, 41);
  expect(ids(list)[0]).toBe('5001');
});

test('seats are sorted by email with the keyboard, the empty ones last, and stay sorted after a change', async () => {
  await openSeats(page);
  heading('Email').getByRole('button').element().focus();
  await userEvent.keyboard('{Enter}');
  await isShown('Showing 120 of 120');
  const emails = () => cells(screen.getByRole('table'), 'Email');
  expect(emails()).toEqual([
    ...emails()
      .filter((cell) => cell !== '')
      .toSorted(),
    ...Array<string>(45).fill(''),
  ]);
});
