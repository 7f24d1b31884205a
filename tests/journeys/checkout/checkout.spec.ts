import { expect } from '../support/console.ts';
import { renewing, subscriptionOf, test } from './checkout.ts';
import { requestsTo } from '../support/requests.ts';
import { enterConsole } from '../support/signed-in.ts';

/* CON-2.9: the screen and its ways in and out. */

test('the screen is called Checkout, and has no navigation; plan details come from navigation state, and stay over a reload [CON-1.4 CON-2.2.15 CON-2.9.1 CON-2.9.2]', async ({
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
  await expect(page).toHaveTitle('Checkout - Dictation Console');
  await expect(page.locator('dict-nav')).toHaveCount(0);
  await page.evaluate(() => history.replaceState(history.state, '', '/subscription/checkout'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Billing Details' })).toBeVisible();
  expect(asked.map(({ SubscriptionId }) => SubscriptionId)).toEqual([id, id]);
  expect(asked.map(({ SelectedBillingCycleId }) => SelectedBillingCycleId)).toEqual([planPriceId, planPriceId]);
});
