import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import type { Page } from 'playwright/test';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { needs } from '../../support/engines/instruments.ts';
import { expect, seen, signIn, test } from '../support/console.ts';
import { enterConsole, keepSession } from '../support/signed-in.ts';

/* The subscriptions in the console: navigation and reload. The list itself: tests/components. */

const pathname = (page: Page) => new URL(page.url()).pathname;
const table = (page: Page) => page.getByRole('table', { name: 'Purchased subscriptions' });

const found = '20243';
const box = (page: Page) => page.getByLabel('Subscription ID');
const link = (page: Page) => table(page).getByRole('link', { name: found });
const expectFound = (page: Page) => expect(table(page).getByRole('rowheader')).toHaveText([found]);
const expectSeats = (page: Page) =>
  expect(page.getByRole('heading', { name: `Subscription ID - ${found}` })).toBeVisible();

async function search(page: Page): Promise<void> {
  await keepSession(page, 'admin@example.com');
  await page.goto('/subscription');
  await box(page).fill(found);
  await page.getByRole('button', { name: 'Search' }).click();
  await expectFound(page);
}

test(
  'the ids of the screen Subscriptions are links to the seats, which a reload shows again',
  { tag: ['@CON-2.3.9', '@CON-2.3.19', '@DEC-5.4'] },
  async ({ page }) => {
    await search(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    await expect(page).toHaveTitle('Subscriptions - Dictation Console');
    await expect(link(page)).toHaveAttribute('href', /\/subscription\/seatuser\?subscription=20243$/);
    await link(page).press('Enter');
    await expect(page).toHaveURL('/subscription/seatuser?subscription=20243');
    await expectSeats(page);
    await page.reload();
    await expectSeats(page);
  },
);

test(
  'back from the seats, by arrow or browser, the list is loaded anew and finds the search again',
  { tag: ['@CON-2.4.3', '@DEC-5.4'] },
  async ({ page, server }) => {
    await search(page);
    await link(page).press('Enter');
    await expectSeats(page);
    const entries = await page.evaluate(() => history.length);
    const before = server.calls('subscriptionOverview');
    await page.getByRole('button', { name: 'Back to the subscriptions' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(box(page)).toHaveValue(found);
    await expectFound(page);
    // The list that is shown again makes one call for the first page and one for the search.
    expect(server.calls('subscriptionOverview')).toBe(before + 2);
    // The seats are now the next history entry: the visitor has gone back.
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goForward();
    await expectSeats(page);
    await page.goBack();
    await expect(box(page)).toHaveValue(found);
    await expectFound(page);
    await link(page).click();
    await expectSeats(page);
  },
);

test('marking the text of a row, to copy it, does not leave the list', { tag: '@all' }, async ({ page }) => {
  await enterConsole(page);
  const plan = table(page).getByText('DICT-PROFESSIONAL');
  const { x, y, width, height } = (await plan.boundingBox())!;
  await page.mouse.move(x + 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width - 2, y + height / 2, { steps: 5 });
  await page.mouse.up();
  expect(pathname(page)).toBe('/subscription');
});

test(
  'a referral opened with navigateToCheckout leads to the checkout by itself, but not again after Back',
  { tag: '@CON-4.16' },
  async ({ page }) => {
    await signIn(page, 'referral@example.com', seedPassword);
    await expect(page).toHaveURL('/referralactivation');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page).toHaveURL(/\/subscription\/checkout\?subscription=\d+/);
    await page.goBack();
    await expect(page).toHaveURL('/referralactivation');
    await page.getByRole('button', { name: 'Not right now' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(seen(page, 'Referral activated')).toBeVisible();
  },
);

const columnHeading = (page: Page, name: string) => table(page).getByRole('columnheader', { name });

/** Sorts 240 subscriptions by their expiry, by keyboard. */
async function sortByExpiry(page: Page): Promise<void> {
  await keepSession(page, 'admin@example.com');
  await page.goto('/subscription/5001');
  await columnHeading(page, 'Expiry').getByRole('button').press('Enter');
  await expectSorted(page);
}

const expectSorted = (page: Page) => expect(columnHeading(page, 'Expiry')).toHaveAttribute('aria-sort', 'ascending');

test('Back and a reload keep the order of the list', async ({ page }) => {
  await sortByExpiry(page);
  await table(page).getByRole('rowheader').first().getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/subscription\/5001\/seatuser/);
  await page.goBack();
  await expectSorted(page);
  await page.reload();
  await expectSorted(page);
});

test('240 subscriptions are sorted, filtered and taken out as a file by keyboard alone', async ({ page }) => {
  needs('downloads');
  await sortByExpiry(page);
  const exportCsv = page.getByRole('button', { name: 'Export CSV' });
  const saved = page.waitForEvent('download');
  await exportCsv.press('Enter');
  const bytes = await readFile(await (await saved).path());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [headings, ...lines] = Papa.parse<string[]>(bytes.toString('utf8').slice(1), { skipEmptyLines: true }).data;
  expect(headings!.slice(4, 9)).toEqual(['Empty seats', 'Assigned seats', 'Total seats', 'Payment due on', 'Expiry']);
  expect(new Set(lines.map(([id]) => id)).size).toBe(240);
  const expiries = lines.map((line) => line[8]!).filter(Boolean);
  expect(expiries).toEqual(expiries.toSorted());
  expect(expiries[0]).toMatch(/^\d{4}-\d\d-\d\d$/);

  await page.getByRole('button', { name: /^Expiring in 30 days/ }).press('Enter');
  await expect(table(page).getByRole('rowheader')).toHaveCount(16);
  const filtered = page.waitForEvent('download');
  await exportCsv.press('Enter');
  expect((await readFile(await (await filtered).path(), 'utf8')).trim().split('\r\n')).toHaveLength(17);
});
