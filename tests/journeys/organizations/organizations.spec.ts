import type { Page } from 'playwright/test';
import { expect, seen, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { cells, headingsOf, idsIn, requestsOf, table, userOf } from '../subscriptions/lists.ts';
import { enterConsole, tabTo } from '../support/signed-in.ts';

/* CON-2.5, CON-5, CON-8; DEC-1, DEC-4: the organisations of an administrator. */

const email = 'admin@example.com';
const list = (page: Page) => table(page, 'Your organizations');
const box = (page: Page) => page.getByPlaceholder('Search Org ID, Name');
const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' });
const status = (page: Page) => page.locator('dict-organizations').getByRole('status');

async function enter(page: Page): Promise<void> {
  await enterConsole(page, email);
  await expect(page).toHaveURL('/organizations');
  await expect(list(page)).toBeVisible();
}

test('login is required, otherwise redirect to / [CON-2.5.1]', async ({ page }) => {
  await page.goto('/organizations');
  await expect(page).toHaveURL('/');
});

test('OrgId, OrgName, ExpiredSubsCount and ExpiringSubsCount of each, a page at a time [ACC-1.3 CON-2.5.4 CON-2.5.8 CON-7.6 DEC-1.5]', async ({
  page,
}) => {
  const requests = requestsOf(page, 'organizations');
  await enter(page);
  await expect(page).toHaveTitle('Organizations - Dictation Console');
  expect(await headingsOf(list(page))).toEqual(['Org ID', 'Org name', 'Expired subscriptions', 'Expiring soon']);
  const first = list(page).getByRole('row').nth(1);
  await expect(first.getByRole('rowheader')).toHaveText('5001');
  await expect(first.getByRole('button', { name: /^Example Health Group of Clinics/ })).toBeVisible();
  await expect(first.getByRole('link', { name: /^59 expired/ })).toHaveText('59');
  await expect(first.getByRole('link', { name: /^16 expiring soon/ })).toHaveText('16');
  expect(requests).toEqual([{ PageNumber: 1, PageSize: 25, SearchText: '' }]);
  await expect(seen(page, 'Showing 25 of 41')).toBeVisible();
});

test('Show more appends the rest, and is hidden at the end [CON-2.5.3]', async ({ page }) => {
  await enter(page);
  const requests = requestsOf(page, 'organizations');
  await showMore(page).click();
  await expect(list(page).getByRole('row')).toHaveCount(42);
  await expect(showMore(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('Showing 41 of 41');
  expect(requests).toEqual([{ PageNumber: 2, PageSize: 25, SearchText: '' }]);
  expect(new Set(await idsIn(list(page))).size).toBe(41);
});

test.describe('the three targets of a row', () => {
  for (const [what, column, days, proves] of [
    ['a row cell', 'Org name', '', 'CON-1.10 CON-2.5.5 CON-6.10'],
    ['the expired-count cell', 'Expired subscriptions', '/0', 'CON-2.5.6'],
    ['the expiring-soon cell', 'Expiring soon', '/30', 'CON-2.5.7'],
  ] as const) {
    test(`clicking ${what} opens /subscription/{orgId}${days} [${proves}]`, async ({ page }) => {
      await enter(page);
      const row = list(page).getByRole('row').nth(2);
      // Click beside the text: the whole cell navigates, not only its link.
      await row.locator(`[data-heading="${column}"]`).click({ position: { x: 3, y: 3 } });
      await expect(page).toHaveURL(`/subscription/5002${days}`);
      await page.goBack();
      await expect(list(page)).toBeVisible();
      const name = days === '' ? '5002' : days === '/0' ? /expired, Sampleton/ : /expiring soon, Sampleton/;
      await row.getByRole('link', { name }).press('Enter');
      await expect(page).toHaveURL(`/subscription/5002${days}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    });
  }
});

test.describe('the search', () => {
  test('finds by the name and by the id, at a pause of typing [CON-2.5.2]', async ({ page }) => {
    await enter(page);
    const requests = requestsOf(page, 'organizations');
    await box(page).pressSequentially('eye centre');
    await expect
      .poll(async () => new Set((await cells(list(page), 'Org name')).map((name) => /Eye Centre/.test(name))))
      .toEqual(new Set([true]));
    await expect(status(page)).toHaveText('5 found');
    expect(requests).toEqual([{ PageNumber: 1, PageSize: 25, SearchText: 'eye centre' }]);
    await box(page).fill('5041');
    await expect.poll(() => idsIn(list(page))).toEqual(['5041']);
    await expect(status(page)).toHaveText('One found');
  });

  test('Enter searches at once, and once', async ({ page }) => {
    await enter(page);
    const requests = requestsOf(page, 'organizations');
    await box(page).fill('5041');
    await box(page).press('Enter');
    await box(page).press('Enter');
    await expect.poll(() => idsIn(list(page))).toEqual(['5041']);
    expect(requests).toHaveLength(1);
  });

  test('emptied it shows all of them again', async ({ page }) => {
    await enter(page);
    await box(page).fill('5041');
    await expect.poll(() => idsIn(list(page))).toEqual(['5041']);
    await box(page).fill('');
    await expect(list(page).getByRole('row')).toHaveCount(26);
  });

  test('without a result it says so in the table', async ({ page }) => {
    await enter(page);
    await box(page).fill('nowhere');
    await expect(list(page).getByRole('cell')).toHaveText(['No record(s) found']);
    await expect(status(page)).toHaveText('No record(s) found');
  });

  test('A11Y-09 over 255 characters it says so inline, and no search is made [CON-5.2 CON-8.7]', async ({ page }) => {
    await enter(page);
    const requests = requestsOf(page, 'organizations');
    const message = 'Invalid input. Search-string too long!';
    await box(page).fill('x'.repeat(256));
    await expect(box(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(box(page)).toHaveAccessibleDescription(message);
    await box(page).press('Enter');
    await expect(seen(page, message)).toBeVisible();
    await box(page).fill(`name${' '.repeat(252)}`);
    await box(page).press('Enter');
    await box(page).fill('x'.repeat(255));
    await expect(box(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(list(page).getByRole('cell')).toHaveText(['No record(s) found']);
    expect(requests.map(({ SearchText }) => (SearchText as string).length)).toEqual([255]);
  });

  test('Show more goes on with what was searched for; the total of page 1 is kept', async ({ page, server }) => {
    const { organizations } = server.sandbox.world;
    for (let at = 0; at < 30; at += 1)
      organizations.push({ id: 6000 + at, name: `Late Clinic ${at}`, typeId: 1, countryId: 1 });
    userOf(server, email).organizationIds.push(...organizations.map(({ id }) => id));
    await enter(page);
    await box(page).fill('late');
    await expect(seen(page, 'Showing 25 of 30')).toBeVisible();
    await showMore(page).click();
    await expect(seen(page, 'Showing 30 of 30')).toBeVisible();
    await expect(showMore(page)).toHaveCount(0);
  });

  test('NET-05 the last search is what is shown, however late the one before answers @all', async ({
    page,
    server,
  }) => {
    await enter(page);
    const before = server.calls('orgsOverview');
    server.sandbox.faults.add({ call: 'orgsOverview', delayMs: 1200 });
    await box(page).fill('5002');
    await box(page).press('Enter');
    await box(page).fill('5003');
    await box(page).press('Enter');
    await expect.poll(() => idsIn(list(page))).toEqual(['5003']);
    await expect.poll(() => server.calls('orgsOverview')).toBe(before + 2);
    expect(await idsIn(list(page))).toEqual(['5003']);
  });
});

test.describe('what fails', () => {
  test('the first load is not spoken of, with a quiet Try again [ACC-8.4 CON-8.5 CON-8.48]', async ({
    page,
    server,
  }) => {
    await enter(page);
    server.sandbox.faults.add({ call: 'orgsOverview', times: -1, status: 500 });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    server.sandbox.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(list(page).getByRole('row')).toHaveCount(26);
  });

  test('a search that fails leaves the rows and says nothing [CON-8.5]', async ({ page, server }) => {
    await enter(page);
    server.sandbox.faults.add({ call: 'orgsOverview', status: 500 });
    const answered = page.waitForResponse((response) => response.status() === 500);
    await box(page).fill('5002');
    await answered;
    await expect(page.locator('dict-organizations')).toHaveAttribute('data-state', 'ready');
    await expect(list(page).getByRole('row')).toHaveCount(26);
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('SEC-01 what the service sends is text @all', async ({ page, server }) => {
    const attack = '<img src=x onerror="window.hit=1">';
    server.sandbox.world.organizations[1]!.name = attack;
    await enter(page);
    await expect(list(page).getByText(attack.slice(0, 35))).toBeVisible();
    expect(await page.locator('dict-organizations').locator('img').count()).toBe(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });
});

test('A11Y-01 A11Y-22 no finding of axe, light, dark and at 320 px, and nothing is too wide @all', async ({ page }) => {
  await enter(page);
  expect.soft(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 256 });
  expect.soft(await violations(page), 'dark, 320 px').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('A11Y-21 the keyboard alone searches and opens an organisation @all', async ({ page }) => {
  await enter(page);
  await tabTo(page, 'Search organizations');
  await page.keyboard.type('5041');
  await expect.poll(() => idsIn(list(page))).toEqual(['5041']);
  await tabTo(page, '5041');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/subscription/5041');
});
