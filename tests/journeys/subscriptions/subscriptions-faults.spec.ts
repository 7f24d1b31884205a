import type { Page, Request } from 'playwright/test';
import { expect, seen, signIn, test } from '../support/console.ts';
import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { box, enterSubscriptions, idsIn, requestsOf, search, table, watchNavigation } from './lists.ts';
import { enterConsole } from '../support/signed-in.ts';
import { keep, kept } from '../support/kept.ts';

/* CON-8, and trust: the subscriptions under faults of the service and the network. */

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
const list = 'subscriptionOverview';

test.describe('what fails', () => {
  for (const [what, fault] of [
    ['a refusal', { body: JSON.stringify({ Status: 1, ErrorCode: 'x1', ErrorMessage: 'The list is closed.' }) }],
    ['a failure', { status: 500 }],
    ['NET-20 no envelope', { body: '<html>hello</html>' }],
    ['NET-21 data that does not fit', { body: JSON.stringify({ Status: 0, Data: { PurchaseSubs: [{}] } }) }],
  ] as const) {
    test(`${what} of the first load is not spoken of, with a quiet Try again [CON-8.4]`, async ({ page, server }) => {
      server.sandbox.faults.add({ call: list, ...fault });
      await enterConsole(page);
      await expect(tryAgain(page)).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page.getByText('The list is closed.')).toHaveCount(0);
      await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'error');
      await tryAgain(page).click();
      await expect(table(page).getByRole('row')).toHaveCount(3);
    });
  }

  test('a search that fails leaves the rows and says nothing [CON-8.4]', async ({ page, server }) => {
    await enterSubscriptions(page);
    server.sandbox.faults.add({ call: list, status: 500 });
    await box(page).fill('20001');
    await search(page).click();
    await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'ready');
    await expect(table(page).getByRole('row')).toHaveCount(3);
    await expect(tryAgain(page)).toHaveCount(0);
    await search(page).click();
    await expect(table(page).getByRole('row')).toHaveCount(2);
  });

  test('a Show more that fails leaves the rows and can be pressed again', async ({ page, server }) => {
    await enterSubscriptions(page, 'admin@example.com', '/subscription/5001');
    server.sandbox.faults.add({ call: list, status: 500 });
    const showMore = page.getByRole('button', { name: 'Show more' });
    const answered = page.waitForResponse((response) => response.status() === 500);
    await showMore.click();
    await answered;
    await expect(page.locator('dict-subscriptions')).toHaveAttribute('data-state', 'ready');
    await expect(table(page).getByRole('row')).toHaveCount(26);
    await showMore.click();
    await expect(table(page).getByRole('row')).toHaveCount(51);
  });

  test('organisations and stages that fail are not spoken of; each can be tried again [CON-8.6]', async ({
    page,
    server,
  }) => {
    server.sandbox.faults.add(
      { call: 'orgsOverview', times: -1, status: 500 },
      { call: 'fetchDropdownData', status: 500 },
    );
    await enterSubscriptions(page, 'enterprise@example.com', '/subscription');
    // By then each call has been retried three times (NET-02).
    await expect(tryAgain(page)).toHaveCount(2, { timeout: 40_000 });
    await expect(page.getByLabel('Stage').getByRole('option')).toHaveText(['All']);
    server.sandbox.faults.clear();
    await tryAgain(page).last().click();
    await expect(page.getByLabel('Stage').getByRole('option')).toHaveCount(8);
    await tryAgain(page).click();
    await expect(tryAgain(page)).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Organization name' }).click();
    await expect(page.getByRole('option', { name: 'Musterstadt General Hospital' })).toBeVisible();
  });

  test('a 401 ends the session and redirects to / [ACC-4.36 ACC-8.2 CON-8.1]', async ({ page, server }) => {
    await enterSubscriptions(page);
    server.sandbox.world.logins.length = 0;
    await box(page).fill('20001');
    await search(page).click();
    await expect(page).toHaveURL('/');
    await expect(table(page)).toHaveCount(0);
  });

  test('NET-02 a list behind a busy gateway is asked for again without being told @all', async ({ page, server }) => {
    server.sandbox.faults.add({ call: list, status: 503, times: 2 });
    await enterConsole(page);
    await expect(table(page).getByRole('row')).toHaveCount(3);
    expect(server.calls(list)).toBe(3);
  });

  test('NET-09 offline it says so at once, and goes on when the browser is online again [ACC-8.4 CON-8.48]', async ({
    page,
    context,
  }) => {
    await enterSubscriptions(page, 'enterprise@example.com');
    await context.setOffline(true);
    await page.evaluate(() =>
      document.querySelector('dict-subscriptions')!.replaceWith(document.createElement('dict-subscriptions')),
    );
    await expect(seen(page, 'You are offline. The list will load as soon as you are back online.')).toBeVisible({
      timeout: 1000,
    });
    await context.setOffline(false);
    await expect(table(page).getByRole('row')).toHaveCount(4);
  });

  test('NET-09 what is loaded stays when the browser goes offline @all', async ({ page, context }) => {
    await enterSubscriptions(page);
    await context.setOffline(true);
    await expect(table(page).getByRole('row')).toHaveCount(3);
    await expect(seen(page, /You are offline/)).toHaveCount(0);
  });
});

test.describe('answers out of order', () => {
  test('NET-05 the last search is what is shown, however late the one before answers @all', async ({
    page,
    server,
  }) => {
    await enterSubscriptions(page);
    server.sandbox.faults.add({ call: list, delayMs: 1200 });
    await box(page).fill('20002');
    await search(page).click();
    await box(page).fill('20001');
    await search(page).click();
    await expect.poll(() => idsIn(table(page))).toEqual(['20001']);
    // The journal lists the late call once it is answered.
    await expect.poll(() => server.calls(list)).toBe(3);
    expect(await idsIn(table(page))).toEqual(['20001']);
    await expect(box(page)).toHaveValue('20001');
  });

  test('NET-05 a search drops the Show more that was under way @all', async ({ page, server }) => {
    await enterSubscriptions(page, 'admin@example.com', '/subscription/5001');
    server.sandbox.faults.add({ call: list, delayMs: 1200 });
    await page.getByRole('button', { name: 'Show more' }).click();
    await box(page).fill('20243');
    await search(page).click();
    await expect.poll(() => idsIn(table(page))).toEqual(['20243']);
    await expect.poll(() => server.calls(list)).toBeGreaterThanOrEqual(3);
    expect(await idsIn(table(page))).toEqual(['20243']);
  });

  test('NET-06 one request of the box is in flight at most @all', async ({ page, server }) => {
    await enterSubscriptions(page);
    server.sandbox.faults.add({ call: list, delayMs: 800, times: 5 });
    const inFlight = { now: 0, most: 0 };
    const isList = (url: string) => url.endsWith('UserSubscrpitionOverViewAC');
    page.on('request', (request) => {
      if (!isList(request.url())) return;
      inFlight.now += 1;
      inFlight.most = Math.max(inFlight.most, inFlight.now);
    });
    page.on('requestfailed', (request) => isList(request.url()) && (inFlight.now -= 1));
    page.on('requestfinished', (request) => isList(request.url()) && (inFlight.now -= 1));
    for (const text of ['1', '2', '3', '20001']) {
      const sent = page.waitForRequest((request) => isList(request.url()));
      await box(page).fill(text);
      await box(page).press('Enter');
      await sent;
    }
    await expect.poll(() => idsIn(table(page))).toEqual(['20001']);
    expect(inFlight.most).toBeLessThanOrEqual(2);
    expect(inFlight.now).toBe(0);
  });

  test('NET-27 Enter three times is one search @all', async ({ page, server }) => {
    await enterSubscriptions(page);
    const requests = requestsOf(page, 'subscriptions');
    server.sandbox.faults.add({ call: list, delayMs: 2500 });
    await box(page).fill('20001');
    await box(page).press('Enter');
    await box(page).press('Enter');
    await search(page).click();
    await expect(table(page).getByRole('row')).toHaveCount(2);
    expect(requests).toHaveLength(1);
  });

  test('NET-04 a list that goes while it loads leaves nothing behind @all', async ({ page, server }) => {
    await enterSubscriptions(page);
    server.sandbox.faults.add({ call: list, delayMs: 5000 });
    await box(page).fill('20001');
    const isList = (request: Request) => request.url().endsWith('UserSubscrpitionOverViewAC');
    const sent = page.waitForRequest(isList);
    await search(page).click();
    await sent;
    const aborted = page.waitForEvent('requestfailed', isList);
    await page.evaluate(() => document.querySelector('dict-subscriptions')!.remove());
    // Each engine names it differently.
    expect((await aborted).failure()?.errorText).toMatch(
      /^(?:net::ERR_ABORTED|NS_BINDING_ABORTED|Load request cancelled)$/,
    );
  });

  test('NET-11 another user who signs in beside it sees a list of their own @all', async ({
    page,
    context,
    browser,
    server,
  }) => {
    const other = await browser.newPage({ baseURL: server.url });
    await signIn(other, 'referral@example.com', seedPassword);
    await expect(other).toHaveURL('/referralactivation');
    const session = await kept(other, 'dict.session');
    await other.close();
    await enterSubscriptions(page);
    const beside = await context.newPage();
    await beside.goto('/sandbox/outbox');
    await keep(beside, 'dict.session', session!);
    await page.bringToFront();
    await expect(table(page).getByRole('row')).toHaveCount(2);
    expect(await idsIn(table(page))).not.toContain('20001');
  });
});

test.describe('what the service sends', () => {
  test('SEC-01 is text, whatever it holds @all', async ({ page, server }) => {
    const attack = `"><img src=x onerror="window.hit=1"><script>window.hit=1</script>`;
    const row = {
      SubscriptionId: `7${attack}`,
      OrgName: attack,
      ProductDisplayName: '<b>x</b>',
      PlanInternalName: attack,
      StageName: `<svg onload=window.hit=1>`,
      AllowConsolePayment: true,
      ProductListingId: `1&price=9${attack}`,
    };
    const assigned = { SubscriptionId: 8, UserFullName: attack, PlanDisplayName: attack, StageName: attack };
    const attacked = { PurchaseSubs: [row], TotalPurchaseSubs: 1, AssignedSubs: [assigned], TotalAssignedSubs: 1 };
    const organization = { OrgId: 1, OrgName: attack };
    server.sandbox.faults.add(
      { call: list, times: -1, body: JSON.stringify({ Status: 0, Data: attacked }) },
      {
        call: 'fetchDropdownData',
        body: JSON.stringify({ Status: 0, Data: { SubscriptionStage: [{ Key: 1, Value: attack }] } }),
      },
      { call: 'orgsOverview', times: -1, body: JSON.stringify({ Status: 0, Data: { List: [organization] } }) },
    );
    const navigations = await watchNavigation(page);
    await enterSubscriptions(page, 'enterprise@example.com', '/subscription');
    await expect(table(page).getByRole('link', { name: '7"><img' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Organization name' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Assigned' }).click();
    await expect(table(page, 'Subscriptions assigned to you')).toBeVisible();
    await page.getByRole('tab', { name: 'Purchased' }).click();
    expect(await page.locator('dict-subscriptions').locator('img, script, b').count()).toBe(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
    await table(page).getByRole('button', { name: 'Renew' }).click();
    const query = new URL((await navigations()).at(-1)!.to, page.url()).searchParams;
    expect(query.get('subscription')).toBe(row.SubscriptionId);
    expect(query.get('price')).toBe(null);
  });

  test('NET-22 an id longer than a number can hold stays what it is @all', async ({ page, server }) => {
    const id = '90071992547409931234';
    const found = { PurchaseSubs: [{ SubscriptionId: id }], TotalPurchaseSubs: 1 };
    server.sandbox.faults.add({ call: list, times: -1, body: JSON.stringify({ Status: 0, Data: found }) });
    await enterSubscriptions(page);
    const requests = requestsOf(page, 'subscriptions');
    await box(page).fill(id);
    await search(page).click();
    await expect.poll(() => requests).toEqual([expect.objectContaining({ SubscriptionId: id })]);
    await expect(table(page).getByRole('link', { name: id })).toBeVisible();
  });
});
