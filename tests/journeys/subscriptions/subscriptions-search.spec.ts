import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { box, cells, enterSubscriptions, idsIn, requestsOf, search, sell, table } from './lists.ts';
import { enterConsole } from '../support/signed-in.ts';

/* CON-2.3, CON-4, CON-5, CON-9; DEC-1, DEC-4: searching and going through the subscriptions. */

const reset = (page: Page) => page.getByRole('button', { name: 'Reset' });
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });
const status = (page: Page) => page.locator('dict-subscriptions').getByRole('status');

test.describe('the filter bar', () => {
  test('search text, organisation, stage and expiring go out together when Search is pressed [CON-2.3.13 CON-7.5]', async ({
    page,
  }) => {
    await enterSubscriptions(page, 'admin@example.com', '/subscription');
    await expect(table(page)).toBeVisible();
    const requests = requestsOf(page, 'subscriptions');
    await box(page).fill('20243');
    const organization = page.getByRole('combobox', { name: 'Organization name' });
    await organization.fill('northern reg');
    await page.getByRole('option', { name: /Northern Region/ }).click();
    await page.getByLabel('Stage').selectOption('Trial expired');
    await page.getByLabel('Expiring').selectOption('Expired');
    expect(requests).toEqual([]);
    await search(page).click();
    await expect.poll(() => idsIn(table(page))).toEqual(['20243']);
    expect(requests).toEqual([
      { OrgId: 5001, SubscriptionId: 20_243, StageId: 3, ExpireInDays: 0, PageNumber: 1, PageSize: 25 },
    ]);
    await expect(status(page)).toHaveText('One found');
  });

  test('the way back from the seats finds the search again, and Reset forgets it', async ({ page }) => {
    await enterSubscriptions(page, 'admin@example.com', '/subscription');
    await expect(table(page)).toBeVisible();
    await box(page).fill('20243');
    await search(page).click();
    await expect.poll(() => idsIn(table(page))).toEqual(['20243']);
    await table(page).getByRole('link', { name: '20243' }).click();
    await expect(page.getByRole('heading', { name: 'Subscription ID - 20243' })).toBeVisible();
    await page.getByRole('button', { name: /back/i }).click();
    await expect(box(page)).toHaveValue('20243');
    await expect.poll(() => idsIn(table(page))).toEqual(['20243']);
    await reset(page).click();
    await expect(box(page)).toHaveValue('');
    await expect.poll(() => idsIn(table(page)).then((ids) => ids.length)).toBeGreaterThan(1);
  });

  test('the stages are named as the server names them [CON-4.1 CON-7.8 CON-9.27]', async ({ page }) => {
    await enterSubscriptions(page);
    await expect(page.getByLabel('Stage').getByRole('option')).toHaveText([
      'All',
      'Live',
      'Trial',
      'Trial expired',
      'Trial extended',
      'Cancelled',
      'OnHold',
      'Disposed',
    ]);
  });

  test('Expiring offers all, within 30 days and expired [CON-4.8 CON-9.9 DEC-4.5]', async ({ page }) => {
    await enterSubscriptions(page);
    const requests = requestsOf(page, 'subscriptions');
    const expiring = page.getByLabel('Expiring');
    await expect(expiring.getByRole('option')).toHaveText(['All', 'Expiring in 30 days', 'Expired']);
    for (const [label, days] of [
      ['Expiring in 30 days', 30],
      ['Expired', 0],
      ['All', -1],
    ] as const) {
      await expiring.selectOption(label);
      await search(page).click();
      await expect.poll(() => requests.at(-1)?.ExpireInDays).toBe(days);
    }
  });

  test('the organisations are asked for at once, 9999 at most [CON-7.7 CON-9.3]', async ({ page }) => {
    const requests = requestsOf(page, 'organizations');
    await enterSubscriptions(page, 'enterprise@example.com');
    await expect(table(page)).toBeVisible();
    await expect.poll(() => requests).toEqual([{ PageNumber: 1, PageSize: 9999, SearchText: '' }]);
  });

  test('a search goes to page 1 and replaces the rows [CON-4.3]', async ({ page }) => {
    await enterSubscriptions(page, 'admin@example.com', '/subscription/5001');
    await showMore(page).click();
    await expect(table(page).getByRole('row')).toHaveCount(51);
    const requests = requestsOf(page, 'subscriptions');
    await page.getByLabel('Stage').selectOption('OnHold');
    await search(page).click();
    await expect.poll(async () => new Set(await cells(table(page), 'Stage'))).toEqual(new Set(['OnHold']));
    await expect(table(page).getByRole('row')).toHaveCount(21);
    expect(requests[0]).toMatchObject({ PageNumber: 1, StageId: 6 });
  });

  test('without a result there is a single row, for enterprise users [CON-2.3.17 CON-2.3.29 CON-4.10]', async ({
    page,
  }) => {
    await enterSubscriptions(page, 'enterprise@example.com');
    await box(page).fill('999');
    await box(page).press('Enter');
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await expect(table(page).getByRole('cell')).toContainText('No record(s) found');
    await expect(table(page).getByRole('cell')).toContainText('No subscriptions found for your organisation.');
    await expect(status(page)).toHaveText('No record(s) found');
  });

  test('without a result there is a single row, for retail users [CON-2.3.28 CON-4.10]', async ({ page }) => {
    await enterSubscriptions(page);
    await box(page).fill('999');
    await search(page).click();
    await expect(table(page).getByRole('cell', { name: 'You have no subscriptions yet.' })).toBeVisible();
    await expect(table(page).getByRole('cell')).toHaveCount(1);
    await table(page).getByRole('button', { name: 'Start a free trial' }).click();
    await expect(page).toHaveURL('/signup');
  });

  test('Reset clears the filters and shows page 1 of everything [CON-2.3.14 CON-4.4 CON-4.12]', async ({ page }) => {
    await enterSubscriptions(page);
    const before = await page.evaluate(() => history.length);
    const requests = requestsOf(page, 'subscriptions');
    await box(page).fill('20001');
    await page.getByLabel('Stage').selectOption('Live');
    await search(page).click();
    await expect(table(page).getByRole('row')).toHaveCount(2);
    await reset(page).click();
    await expect(table(page).getByRole('row')).toHaveCount(3);
    await expect(box(page)).toHaveValue('');
    await expect(page.getByLabel('Stage')).toHaveValue('-1');
    await expect(page).toHaveURL('/subscription');
    await expect(reset(page)).toBeFocused();
    expect(requests.at(-1)).toMatchObject({ SubscriptionId: -1, StageId: -1, PageNumber: 1 });
    expect(requests).toHaveLength(2);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('Reset of an organisation’s list navigates to /subscription with replace [CON-4.12]', async ({ page }) => {
    await enterConsole(page, 'admin@example.com');
    await page.getByRole('link', { name: '5001' }).click();
    await expect(table(page)).toBeVisible();
    const requests = requestsOf(page, 'subscriptions');
    await reset(page).click();
    await expect(page).toHaveURL('/subscription');
    await expect(page.getByRole('combobox', { name: 'Organization name' })).toHaveValue('All');
    await expect(table(page)).toBeVisible();
    expect(requests).toEqual([expect.objectContaining({ OrgId: -1, ExpireInDays: -1 })]);
    await page.goBack();
    await expect(page).toHaveURL('/organizations');
  });

  test('under 480 px the other filters wait behind a button', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await enterSubscriptions(page);
    await expect(box(page)).toBeVisible();
    await expect(page.getByLabel('Stage')).toBeHidden();
    const filters = page.getByRole('button', { name: /^Filters/ });
    await expect(filters).toHaveAttribute('aria-expanded', 'false');
    await filters.click();
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    await page.getByLabel('Stage').selectOption('Live');
    await filters.click();
    await expect(page.getByLabel('Stage')).toBeHidden();
    await expect(filters).toHaveText('Filters (1)');
    await search(page).click();
    await expect.poll(() => idsIn(table(page))).toEqual(['20001']);
    await expect(filters).toHaveText('Filters (1)');
    await reset(page).click();
    await expect(filters).toHaveText('Filters');
  });
});

test.describe('Show more', () => {
  test('appends page after page, says how far it is, and is hidden at the end [CON-2.3.16 CON-4.5 CON-4.7]', async ({
    page,
  }) => {
    await enterSubscriptions(page, 'admin@example.com', '/subscription/5001/30');
    const requests = requestsOf(page, 'subscriptions');
    const rows = table(page).getByRole('row');
    await expect(rows).toHaveCount(17);
    await expect(showMore(page)).toHaveCount(0);

    await page.goto('/subscription/5001/0');
    await expect(seen(page, 'Showing 25 of 59')).toBeVisible();
    await showMore(page).click();
    await expect(rows).toHaveCount(51);
    await expect(status(page)).toHaveText('Showing 50 of 59');
    await expect(showMore(page)).toBeFocused();
    await showMore(page).click();
    await expect(rows).toHaveCount(60);
    await expect(showMore(page)).toHaveCount(0);
    await expect(seen(page, 'Showing 59 of 59')).toBeFocused();
    expect(requests.slice(-2).map(({ PageNumber }) => PageNumber)).toEqual([2, 3]);
    expect(new Set(await idsIn(table(page))).size).toBe(59);
  });

  test('a row that comes again with the next page is shown once [CON-4.6] @all', async ({ page, server }) => {
    const email = 'enterprise@example.com';
    for (let at = 0; at < 30; at += 1) sell(server, email);
    await enterSubscriptions(page, email);
    await expect(seen(page, 'Showing 25 of 33')).toBeVisible();
    // The newest are listed first, so two rows of page 1 move to page 2.
    sell(server, email);
    sell(server, email);
    await showMore(page).click();
    await expect(seen(page, 'Showing 33 of 35')).toBeVisible();
    const ids = await idsIn(table(page));
    expect(new Set(ids).size).toBe(33);
    // Rows that moved before page 1 never arrive: the empty page ends the list.
    await showMore(page).click();
    await expect(showMore(page)).toHaveCount(0);
    await expect(table(page).getByRole('row')).toHaveCount(34);
  });

  test('one page number drives both tabs [CON-2.3.27]', async ({ page, server }) => {
    const email = 'enterprise@example.com';
    for (let at = 0; at < 30; at += 1) sell(server, email);
    await enterSubscriptions(page, email);
    const requests = requestsOf(page, 'subscriptions');
    await showMore(page).click();
    await expect(seen(page, 'Showing 33 of 33')).toBeVisible();
    await page.getByRole('tab', { name: 'Assigned' }).click();
    await expect(seen(page, 'Showing 1 of 1')).toBeVisible();
    await expect(showMore(page)).toHaveCount(0);
    expect(requests.map(({ PageNumber }) => PageNumber)).toEqual([2]);
  });

  test('goes on with the filters of the rows that are shown', async ({ page }) => {
    await enterSubscriptions(page, 'admin@example.com', '/subscription/5001');
    await page.getByLabel('Stage').selectOption('Live');
    await search(page).click();
    await expect(table(page).getByRole('row')).toHaveCount(26);
    await page.getByLabel('Stage').selectOption('Trial');
    await showMore(page).click();
    await expect(table(page).getByRole('row')).toHaveCount(51);
    expect(new Set(await cells(table(page), 'Stage'))).toEqual(new Set(['Live']));
  });
});

test.describe('the page size', () => {
  test.use({ configuration: { pageSize: 10 } });

  test('is the configured one [CON-9.1]', async ({ page }) => {
    await enterSubscriptions(page, 'admin@example.com', '/subscription/5001');
    await expect(seen(page, 'Showing 10 of 240')).toBeVisible();
    await showMore(page).click();
    await expect(seen(page, 'Showing 20 of 240')).toBeVisible();
  });
});
