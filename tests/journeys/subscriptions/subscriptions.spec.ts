import type { Page } from 'playwright/test';
import { addSeat } from '../../../src/sandbox/domain/subscriptions.ts';
import { seededRandom } from '../../../src/sandbox/domain/random.ts';
import { expect, seen, test } from '../support/console.ts';
import { cells, headingsOf, requestsOf, sell, table, userOf } from './lists.ts';
import { enterConsole } from '../support/signed-in.ts';

/* CON-2.1, CON-2.3, CON-2.4, CON-4, CON-6, CON-8; DEC-1, DEC-4: the content of the subscriptions for each kind of
 * user. */

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Subscriptions' });

test.describe('the screen', () => {
  test('the parent screen redirects to / when not logged in [CON-2.3.1] @all', async ({ page }) => {
    await page.goto('/subscription');
    await expect(page).toHaveURL('/');
    await expect(title(page)).toHaveCount(0);
  });

  test('it is titled Subscriptions, and its menu item is active [CON-2.3.2 CON-2.3.9]', async ({ page }) => {
    await enterConsole(page);
    await expect(page).toHaveURL('/subscription');
    await expect(title(page)).toBeVisible();
    await expect(page).toHaveTitle('Subscriptions - Dictation Console');
    await expect(page.getByRole('link', { name: 'Subscriptions' })).toHaveAttribute('aria-current', 'page');
  });

  test('it loads the list once, with the grid page size and every filter off [ACC-9.4 CON-2.3.3 CON-4.2 CON-7.3 CON-7.4 CON-9.1]', async ({
    page,
    server,
  }) => {
    const requests = requestsOf(page, 'subscriptions');
    await enterConsole(page);
    await expect(table(page)).toBeVisible();
    expect(requests).toEqual([
      { OrgId: -1, SubscriptionId: -1, StageId: -1, ExpireInDays: -1, PageNumber: 1, PageSize: 25 },
    ]);
    expect(server.calls('subscriptionOverview')).toBe(1);
  });

  test('NET-26 A11Y-31 it shows that it loads within 100 ms, and nothing jumps [CON-2.3.4]', async ({
    page,
    server,
  }) => {
    await enterConsole(page);
    // The first screen after the login has loaded.
    await expect(table(page)).toBeVisible();
    server.sandbox.faults.add({ call: 'subscriptionOverview', delayMs: 4000 });
    await page.addInitScript(() => {
      const seenBy = { skeletonMs: -1, shift: 0 };
      Object.assign(window, { seenBy });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seenBy.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      let mountedAt = 0;
      const look = () => {
        const element = document.querySelector('dict-subscriptions');
        if (element?.shadowRoot && mountedAt === 0) mountedAt = performance.now();
        if (element?.shadowRoot?.querySelector('[aria-busy="true"] .d-skeleton')) {
          seenBy.skeletonMs = performance.now() - mountedAt;
          return;
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/subscription');
    await expect(seen(page, 'Loading subscriptions')).toHaveCount(1);
    await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'loading');
    await expect(table(page)).toBeVisible();
    await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'ready');
    const { skeletonMs, shift } = await page.evaluate(
      () => (window as unknown as { seenBy: { skeletonMs: number; shift: number } }).seenBy,
    );
    expect(skeletonMs).toBeGreaterThanOrEqual(0);
    expect(skeletonMs).toBeLessThanOrEqual(100);
    expect(shift).toBeLessThanOrEqual(0.1);
  });
});

test.describe('an organisation’s subscriptions', () => {
  test('/subscription/{orgId} is scoped to that organisation [CON-2.3.6]', async ({ page }) => {
    await enterConsole(page, 'admin@example.com');
    const requests = requestsOf(page, 'subscriptions');
    await page.goto('/subscription/5003');
    await expect(table(page).getByRole('row')).toHaveCount(2);
    expect(new Set(await cells(table(page), 'Organization'))).toEqual(new Set(['Exampleville Hospital 2']));
    expect(requests[0]).toMatchObject({ OrgId: 5003, ExpireInDays: -1 });
    await expect(page.getByRole('combobox', { name: 'Organization name' })).toHaveValue('Exampleville Hospital 2');
  });

  for (const [days, shown, proves] of [
    ['0', 'Expired', 'CON-2.3.7'],
    ['30', 'Expiring in 30 days', 'CON-2.3.8'],
  ] as const) {
    test(`/subscription/{orgId}/${days} lists what is ${shown} [${proves}]`, async ({ page }) => {
      await enterConsole(page, 'admin@example.com');
      const requests = requestsOf(page, 'subscriptions');
      await page.goto(`/subscription/5001/${days}`);
      await expect(table(page)).toBeVisible();
      expect(requests[0]).toMatchObject({ OrgId: 5001, ExpireInDays: Number(days) });
      await expect(page.getByLabel('Expiring')).toHaveValue(days);
      const dates = (await cells(table(page), 'Expiry')).map((text) => Date.parse(text));
      const now = Date.now();
      const dayMs = 86_400_000;
      for (const date of dates) {
        if (days === '0') expect(date).toBeLessThanOrEqual(now);
        else expect(date).toBeGreaterThan(now - dayMs);
        expect(date).toBeLessThanOrEqual(now + 31 * dayMs);
      }
    });
  }

  test('no such number of days is the 404 [CON-2.1.5] @all', async ({ page }) => {
    await enterConsole(page, 'admin@example.com');
    for (const path of ['/subscription/5001/7', '/subscription/5001/soon']) {
      await page.goto(path);
      await expect(page).toHaveURL('/pageNotFound');
    }
  });
});

test.describe('the tabs', () => {
  test('Purchased and Assigned appear when both lists are non-empty [CON-1.1 CON-2.3.10]', async ({ page }) => {
    await enterConsole(page, 'enterprise@example.com');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(['Purchased', 'Assigned']);
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: 'Assigned' }).click();
    await expect(table(page, 'Subscriptions assigned to you').getByRole('row')).toHaveCount(2);
    await page.keyboard.press('ArrowLeft');
    await expect(table(page).getByRole('row')).toHaveCount(4);
  });

  test('they do not when there are only purchased ones [CON-2.3.10]', async ({ page }) => {
    await enterConsole(page);
    await expect(table(page)).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('if only assigned items exist, they are shown [CON-2.3.11]', async ({ page }) => {
    await enterConsole(page, 'assigned@example.com');
    await expect(table(page, 'Subscriptions assigned to you').getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('search')).toHaveCount(0);
  });

  test('the tabs go by the first load without filters', async ({ page }) => {
    await enterConsole(page, 'enterprise@example.com');
    await page.getByLabel('Subscription ID').fill('999');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(seen(page, 'No record(s) found')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Purchased', 'Assigned']);
    await page.getByRole('tab', { name: 'Assigned' }).click();
    await expect(table(page, 'Subscriptions assigned to you').getByRole('row')).toHaveCount(2);
    await page.getByRole('tab', { name: 'Purchased' }).click();
    await expect(page.getByLabel('Subscription ID')).toHaveValue('999');
    await expect(seen(page, 'No record(s) found')).toBeVisible();
  });
});

test.describe('who sees what', () => {
  test('enterprise users see organisations and seats as empty/assigned/total [ACC-6.2 CON-1.9 CON-2.3.18 CON-6.6]', async ({
    page,
  }) => {
    await enterConsole(page, 'enterprise@example.com');
    await expect(table(page)).toBeVisible();
    expect(await headingsOf(table(page))).toEqual([
      'Subscription ID',
      'Organization',
      'Product',
      'Plan',
      'Seats',
      'Payment due on',
      'Expiry',
      'Stage',
      'Actions',
    ]);
    const largest = table(page).getByRole('row').last();
    await expect(largest.getByText('45/75/120', { exact: true })).toBeVisible();
    await expect(largest.getByRole('cell', { name: '45 empty, 75 assigned, 120 total' })).toBeVisible();
    await expect(largest.getByRole('cell', { name: 'Musterstadt General Hospital' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Organization name' })).toBeVisible();
  });

  test('retail users see no organisations and no seats, and filter by no organisation [ACC-6.2 CON-1.8 CON-2.3.15 CON-6.5]', async ({
    page,
    server,
  }) => {
    await enterConsole(page);
    await expect(table(page)).toBeVisible();
    expect(await headingsOf(table(page))).toEqual([
      'Subscription ID',
      'Product',
      'Plan',
      'Payment due on',
      'Expiry',
      'Stage',
      'Actions',
    ]);
    await expect(page.getByLabel('Stage')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Organization name' })).toHaveCount(0);
    expect(server.calls('orgsOverview')).toBe(1);
  });

  test('the organisation of the address counts for enterprise users alone [CON-2.3.15 CON-4.9]', async ({ page }) => {
    await enterConsole(page);
    const requests = requestsOf(page, 'subscriptions');
    await page.goto('/subscription/5001');
    await expect(table(page).getByRole('row')).toHaveCount(3);
    expect(requests[0]).toMatchObject({ OrgId: -1 });
  });

  test('Assigned has its six columns and no filters [CON-2.3.26]', async ({ page }) => {
    await enterConsole(page, 'assigned@example.com');
    const list = table(page, 'Subscriptions assigned to you');
    await expect(list).toBeVisible();
    expect(await headingsOf(list)).toEqual(['Subscription ID', 'User full name', 'Product', 'Plan', 'Expiry', 'Stage']);
    expect(await list.getByRole('row').last().getByRole('cell').allInnerTexts()).toEqual([
      'Ada Seat',
      'Dictation',
      expect.stringContaining('Dictation Enterprise'),
      expect.stringMatching(/^\d\d \w+ \d{4}$/),
      'Live',
    ]);
  });

  test('the code mccckd36 without data shows the no-access view, with the support e-mail [CON-2.3.12 CON-8.2 DEC-4.4]', async ({
    page,
  }) => {
    await enterConsole(page, 'noaccess@example.com');
    await expect(seen(page, 'You do not have access to subscriptions.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@console.example' }).first()).toHaveAttribute(
      'href',
      'mailto:support@console.example',
    );
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'ready');
  });

  test('a retail user without subscriptions is offered a free trial [CON-2.3.28 CON-6.5 DEC-4.2]', async ({ page }) => {
    await enterConsole(page, 'new@example.com');
    await expect(seen(page, 'You have no subscriptions yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Start a free trial' }).click();
    await expect(page).toHaveURL('/signup');
    await expect(page.getByRole('heading', { name: 'Create your Free Account' })).toBeVisible();
  });

  test('an enterprise user without subscriptions reads that the organisation has none [CON-2.3.29 DEC-4.3]', async ({
    page,
    server,
  }) => {
    server.sandbox.world.subscriptions.length = 0;
    server.sandbox.world.seats.length = 0;
    await enterConsole(page, 'enterprise@example.com');
    await expect(seen(page, 'No subscriptions found for your organisation.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start a free trial' })).toHaveCount(0);
  });
});

test('the list reloads after the seats screen said so [CON-2.4.3] @all', async ({ page, server }) => {
  const email = 'enterprise@example.com';
  const sold = sell(server, email);
  addSeat(server.sandbox.world, seededRandom(1), sold);
  await enterConsole(page, email);
  await table(page)
    .getByRole('link', { name: String(sold.id) })
    .click();
  await expect(page.getByText(`Subscription ID - ${sold.id}`)).toBeVisible();
  const seat = server.sandbox.world.seats.find(({ subscriptionId }) => subscriptionId === sold.id)!;
  seat.userId = userOf(server, email).id;
  await page.getByRole('button', { name: /back/i }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(
    table(page)
      .getByRole('row', { name: String(sold.id) })
      .getByText('0/1/1'),
  ).toBeVisible();
});
