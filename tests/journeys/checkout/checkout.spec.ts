import { expect } from '../support/console.ts';
import { checkoutPath, openSubscription, renewing, requestsTo, subscriptionOf, test } from './checkout.ts';
import { enterConsole, keepSession } from '../support/signed-in.ts';

/* CON-2.9: the screen and its ways in and out. */

test('the screen is called Checkout, and has no navigation [CON-2.2.15 CON-2.9.1 CON-2.9.10]', async ({
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

test('an address without a subscription or a plan goes back to /subscription [CON-2.9.9 DEC-5.4]', async ({ page }) => {
  await keepSession(page);
  for (const query of ['', '?subscription=5&product=1']) {
    await page.goto(`/subscription/checkout${query}`);
    await expect(page).toHaveURL('/subscription');
  }
});
