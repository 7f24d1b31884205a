import { seedPassword } from '../../../src/sandbox/seed/documented-users.ts';
import { expect, seen, signIn, test } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { saveAddress } from '../checkout/checkout.ts';
import { cells, enterSubscriptions, idsIn, sell, table, userOf, watchNavigation } from './lists.ts';
import { enterConsole, keepSession } from '../support/signed-in.ts';

/* CON-2.3, CON-4; DEC-1, DEC-4: the rows, their cells and links; the referral. */

test.describe('cells', () => {
  test('A11Y-17 text over 35 characters is cut, the whole is its name and its tooltip [CON-2.3.20 CON-9.12]', async ({
    page,
    server,
  }) => {
    const [first] = server.sandbox.world.organizations;
    first!.name = 'x'.repeat(36);
    await enterConsole(page, 'enterprise@example.com');
    const cut = table(page)
      .getByRole('button', { name: 'x'.repeat(36) })
      .first();
    expect(await cut.evaluate((node) => node.firstChild?.textContent)).toBe('x'.repeat(35));
    const rest = (await cut.locator('.d-cut-rest').boundingBox())!;
    expect(rest.width * rest.height).toBeLessThanOrEqual(1);
    await cut.hover();
    await expect(page.locator('.d-tip:popover-open')).toHaveText('x'.repeat(36));
    await page.keyboard.press('Escape');
  });

  test('an id that is a link and a stage are cut as well', async ({ page, server }) => {
    const [id, stage] = ['7'.repeat(36), 's'.repeat(36)];
    const row = { SubscriptionId: id, StageName: stage };
    server.sandbox.faults.add({
      call: 'subscriptionOverview',
      body: JSON.stringify({ Status: 0, Data: { PurchaseSubs: [row], TotalPurchaseSubs: 1 } }),
    });
    await enterConsole(page);
    const link = table(page).getByRole('link', { name: id });
    await expect(link.getByTitle(id)).toBeVisible();
    const rest = (await link.locator('.d-cut-rest').boundingBox())!;
    expect(rest.width * rest.height).toBeLessThanOrEqual(1);
    const cut = table(page).getByRole('button', { name: stage });
    expect(await cut.evaluate((node) => node.firstChild?.textContent)).toBe('s'.repeat(35));
    await cut.hover();
    await expect(page.locator('.d-tip:popover-open')).toHaveText(stage);
    expect(await violations(page)).toEqual([]);
  });

  test('35 characters stand whole [CON-2.3.20 CON-9.12]', async ({ page, server }) => {
    const [first] = server.sandbox.world.organizations;
    first!.name = 'é'.repeat(35);
    await enterConsole(page, 'enterprise@example.com');
    await expect(
      table(page)
        .getByRole('cell', { name: 'é'.repeat(35) })
        .first(),
    ).toBeVisible();
    await expect(table(page).getByRole('button', { name: /^é/ })).toHaveCount(0);
  });

  test('NET-23 a time that can’t be read is "-" [DEC-1.13] @all', async ({ page, server }) => {
    const row = { SubscriptionId: 1, ExpireOn: 'soon', OrderPaymentDueOn: '0001-01-01T00:00:00', StageName: 'Live' };
    server.sandbox.faults.add({
      call: 'subscriptionOverview',
      body: JSON.stringify({ Status: 0, Data: { PurchaseSubs: [row], TotalPurchaseSubs: 1 } }),
    });
    await enterConsole(page);
    await expect(table(page)).toBeVisible();
    expect(await cells(table(page), 'Expiry')).toEqual(['-']);
    expect(await cells(table(page), 'Payment due on')).toEqual(['-']);
  });
});

test.describe('a row', () => {
  for (const [level, proves] of [
    ['/subscription', 'CON-2.3.23 CON-2.3.25 CON-2.4.1'],
    ['/subscription/5001', 'CON-2.3.5'],
    ['/subscription/5001/30', 'CON-2.3.5'],
  ] as const) {
    test(`clicking one goes to the seats below ${level}, which know the subscription [${proves}]`, async ({ page }) => {
      const navigations = await watchNavigation(page);
      await keepSession(page, 'admin@example.com');
      await page.goto(level);
      const row = table(page).getByRole('row').nth(1);
      const id = await row.getByRole('rowheader').innerText();
      await row.getByRole('cell').nth(1).click();
      await expect(page).toHaveURL(`${level}/seatuser?subscription=${id}`);
      const { state, replace } = (await navigations()).at(-1)!;
      expect(state).toEqual({
        subscriptionId: id,
        productId: expect.stringMatching(/^\d+$/),
        planId: expect.stringMatching(/^\d+$/),
        planPriceId: expect.stringMatching(/^\d+$/),
      });
      expect(replace).toBe(false);
      await expect(page.getByText(`Subscription ID - ${id}`)).toBeVisible();
    });
  }

  test('its id is a link to the same place, for the keyboard and for a new tab [CON-2.3.19 DEC-5.4]', async ({
    page,
  }) => {
    await enterSubscriptions(page);
    const id = (await idsIn(table(page)))[0]!;
    const link = table(page).getByRole('link', { name: id });
    await expect(link).toHaveAttribute('href', new RegExp(`/subscription/seatuser\\?subscription=${id}$`));
    await link.press('Enter');
    await expect(page).toHaveURL(`/subscription/seatuser?subscription=${id}`);
    await page.reload();
    await expect(page.getByText(`Subscription ID - ${id}`)).toBeVisible();
  });

  test('marking the text of a row, to copy it, does not leave the list', async ({ page }) => {
    await enterConsole(page);
    const plan = table(page).getByText('DICT-PROFESSIONAL');
    const box = (await plan.boundingBox())!;
    await page.mouse.move(box.x + 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(page).toHaveURL('/subscription');
  });

  test('its action goes to the checkout, named by what it acts on [CON-2.3.24 CON-2.3.25 DEC-4.1]', async ({
    page,
  }) => {
    const navigations = await watchNavigation(page);
    await enterConsole(page);
    await expect(table(page).getByRole('button')).toHaveText(['Subscribe', 'Pay now']);
    await table(page).getByRole('button', { name: 'Pay now subscription 20001' }).click();
    await expect(page).toHaveURL('/subscription/checkout?subscription=20001&product=1&plan=102&price=1004');
    expect((await navigations()).at(-1)).toMatchObject({
      state: { subscriptionId: '20001', productId: '1', planId: '102', planPriceId: '1004' },
      replace: false,
    });
  });

  test('an enterprise row has its action by its deal, and none when it is set up on premises [CON-4.17] @all', async ({
    page,
    server,
  }) => {
    const email = 'enterprise@example.com';
    const deal = sell(server, email, { dealId: 7001 });
    const onPremises = sell(server, email, { dealId: 7002, onPremisesSetupId: 60 });
    const neither = sell(server, email);
    await enterConsole(page, email);
    const actionOf = ({ id }: { id: number }) => page.getByRole('button', { name: `subscription ${id}` });
    await expect(actionOf(deal)).toHaveText('Renew');
    await expect(actionOf(onPremises)).toHaveCount(0);
    await expect(actionOf(neither)).toHaveCount(0);
  });

  test('A11Y-28 its number of seats stands beside Pay now, also after a reload, and never from the address', async ({
    page,
    server,
  }) => {
    const email = 'enterprise@example.com';
    saveAddress(server, email);
    await enterConsole(page, email);
    const row = table(page).getByRole('row').filter({ hasText: '/120' });
    await row.getByRole('button', { name: /^(Pay now|Renew)/ }).click();
    const seats = page.getByRole('region', { name: 'Price details' }).locator('.d-facts > div', { hasText: 'Seats' });
    await expect(seats).toHaveText('Seats120');
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: /^Pay now/ })).toBeVisible();
    await expect(seats).toHaveText('Seats120');
    await page.goto(`${page.url()}&seats=99`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: /^Pay now/ })).toBeVisible();
    await expect(seats).toHaveCount(0);
  });
});

test.describe('the referral', () => {
  const email = 'referral@example.com';

  test('a banner tells of the extra 30 days; Subscribe now goes to the checkout [CON-2.3.22 CON-4.13 CON-4.14 CON-4.15 CON-9.19]', async ({
    page,
  }) => {
    await enterSubscriptions(page, email, '/subscription');
    await expect(seen(page, 'Referral activated')).toBeVisible();
    await expect(page.getByText(/an extra 30 days on subscription \d+ after your first purchase/)).toBeVisible();
    await page.getByRole('button', { name: 'Subscribe now' }).click();
    await expect(page).toHaveURL(/^[^?]+\/subscription\/checkout\?subscription=\d+&product=1&plan=102&price=1003$/);
    await page.goBack();
    await expect(seen(page, 'Referral activated')).toBeVisible();
  });

  test('there is none when its subscription is not in the purchased list [CON-4.13]', async ({ page, server }) => {
    userOf(server, email).referral.activeSubscriptionId = 999_999;
    await enterSubscriptions(page, email, '/subscription');
    await expect(table(page)).toBeVisible();
    await expect(seen(page, 'Referral activated')).toHaveCount(0);
  });

  test('opened with navigateToCheckout it goes to the checkout by itself, and the way back does not [CON-4.16]', async ({
    page,
  }) => {
    await signIn(page, email, seedPassword);
    await expect(page).toHaveURL('/referralactivation');
    await page.getByRole('button', { name: 'Subscribe Now' }).click();
    await expect(page).toHaveURL(/\/subscription\/checkout\?subscription=\d+/);
    await page.goBack();
    await expect(page).toHaveURL('/referralactivation');
    await page.getByRole('button', { name: 'Not right now' }).click();
    await expect(page).toHaveURL('/subscription');
    await expect(seen(page, 'Referral activated')).toBeVisible();
  });
});
