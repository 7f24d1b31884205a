import { expect } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import {
  abroad,
  amountOf,
  checkoutPath,
  invited,
  openCheckout,
  openSubscription,
  renewing,
  requestsTo,
  subscriptionOf,
  test,
} from './checkout.ts';
import { enterConsole, keepSession } from '../support/signed-in.ts';

/* CON-2.9: the screen and its ways in and out. */

test('the screen is called Checkout, has no navigation and no accessibility finding [CON-2.2.15 CON-2.9.1 CON-2.9.10]', async ({
  page,
  server,
}) => {
  await openSubscription(page, server, renewing);
  await expect(page).toHaveTitle('Checkout - Dictation Console');
  await expect(page.locator('dict-nav')).toHaveCount(0);
  for (const name of ['Billing Details', 'Your Subscription', 'Price details'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page.getByLabel('Promo code')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
  expect.soft(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await violations(page), 'dark, 320 px').toEqual([]);
});

test('a visitor who is not logged in goes to / [CON-2.9.3]', async ({ page, server }) => {
  await page.goto(checkoutPath(subscriptionOf(server, renewing)));
  await expect(page).toHaveURL('/');
});

test('plan details come from navigation state, and stay over a reload [CON-1.4 CON-2.9.2]', async ({
  page,
  server,
}) => {
  await enterConsole(page);
  const { id, planPriceId } = subscriptionOf(server, renewing);
  const asked = requestsTo(page, 'CheckoutData');
  await page
    .getByRole('row', { name: new RegExp(String(id)) })
    .getByRole('button')
    .last()
    .click();
  await expect(page.getByRole('heading', { name: 'Billing Details' })).toBeVisible();
  await page.evaluate(() => history.replaceState(history.state, '', '/subscription/checkout'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Billing Details' })).toBeVisible();
  expect(asked.map(({ SubscriptionId }) => SubscriptionId)).toEqual([id, id]);
  expect(asked.map(({ SelectedBillingCycleId }) => SelectedBillingCycleId)).toEqual([planPriceId, planPriceId]);
});

for (const address of ['/subscription/checkout', '/subscription/checkout?subscription=5&product=1']) {
  test(`${address} goes back to /subscription [CON-2.9.9 DEC-5.4]`, async ({ page }) => {
    await keepSession(page);
    await page.goto(address);
    await expect(page).toHaveURL('/subscription');
  });
}

test('the first CheckoutData carries the price of the address, or -1 [CON-7.34 DEC-1.3] @all', async ({
  page,
  server,
}) => {
  const asked = requestsTo(page, 'CheckoutData');
  await openCheckout(page, server, renewing);
  const { id, listingId, planId, planPriceId } = subscriptionOf(server, renewing);
  const fields = { SubscriptionId: id, ProductPublicListingId: listingId, PlanId: planId };
  expect(asked).toEqual([{ ...fields, SelectedBillingCycleId: planPriceId, Promocode: '' }]);
  await page.goto(checkoutPath(subscriptionOf(server, renewing), false));
  await expect.poll(() => asked.at(-1)).toEqual({ ...fields, SelectedBillingCycleId: -1, Promocode: '' });
});

test('Cancel goes back to /subscription [CON-2.9.9]', async ({ page, server }) => {
  await openSubscription(page, server, renewing);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/subscription');
});

test('with a stored referral subscription the 30-day extension is spoken of [ACC-9.16 CON-2.9.11 CON-9.19]', async ({
  page,
  server,
}) => {
  await openCheckout(page, server, invited);
  await expect(page.getByText('Your referral gives you a free extension of 30 days with this purchase.')).toBeVisible();
});

test('without one it is not [CON-2.9.11]', async ({ page, server }) => {
  await openSubscription(page, server, renewing);
  await expect(page.getByText('free extension')).toHaveCount(0);
});

test('amounts have two decimals, in the currency of the data [CON-2.9.8 CON-9.29]', async ({ page, server }) => {
  await openSubscription(page, server, renewing);
  await expect(amountOf(page, 'Price per month')).toHaveText('₹2,499.00');
  await expect(amountOf(page, 'Subtotal')).toHaveText('₹29,988.00');
  await expect(amountOf(page, 'GST 18%')).toHaveText('₹5,397.84');
  await expect(amountOf(page, 'Total (INR)')).toHaveText('₹35,385.84');
});

test('pounds for a buyer in the United Kingdom', async ({ page, server }) => {
  await openSubscription(page, server, abroad);
  await expect(amountOf(page, 'VAT 20%')).toHaveText('£7.80');
  await expect(amountOf(page, 'Total (GBP)')).toHaveText('£46.80');
});

test('NET-01 an error comes with a way to try again [ACC-8.5 CON-8.50] @all', async ({ page, server }) => {
  await enterConsole(page);
  server.sandbox.faults.add({ call: 'checkoutData', status: 500 });
  await page.goto(checkoutPath(subscriptionOf(server, renewing)));
  await expect(page.locator('dict-checkout .d-notice')).toContainText(
    'Something wrong happened in setting up the request',
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Billing Details' })).toBeVisible();
});

test('what the service refuses is said in its words [CON-8.41]', async ({ page }) => {
  await keepSession(page);
  await page.goto('/subscription/checkout?subscription=999999&product=1&plan=102');
  await expect(page.locator('dict-checkout .d-notice')).toContainText('You do not have access to this subscription.');
});

test('SEC-01 markup in what the service says stays text @all', async ({ page, server }) => {
  const evil = '<img src=x onerror="window.hit=1">';
  const owned = subscriptionOf(server, renewing);
  server.sandbox.faults.add({
    call: 'checkoutData',
    times: -1,
    body: JSON.stringify({
      Status: 0,
      ErrorCode: null,
      ErrorMessage: null,
      Data: {
        FullName: evil,
        Email: evil,
        FullMobile: evil,
        TaxNumberDisplayName: evil,
        CurrencyCode: 'EUR',
        ProductDisplayName: evil,
        PlanDisplayName: evil,
        BillingAddress: {
          UserAddressId: 5,
          FullName: evil,
          GSTIN: evil,
          CountryId: 1,
          CountryName: evil,
          Address: evil,
        },
        PlanBillingCycleInfo: [
          { Key: evil, Value: { PlanPriceId: owned.planPriceId, TaxDetail: evil, TaxAmount: 1, TotalAmount: 0.1 } },
        ],
      },
    }),
  });
  await openCheckout(page, server, renewing);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(amountOf(page, 'Total (EUR)')).toHaveText('€0.10');
  await expect(page.locator('dict-checkout img')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

for (const width of [240, 280, 320, 480, 768, 1280]) {
  test(`A11Y-22 A11Y-23 nothing overflows at ${width} px @all`, async ({ page, server }) => {
    await openSubscription(page, server, invited);
    await page.setViewportSize({ width, height: 640 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
