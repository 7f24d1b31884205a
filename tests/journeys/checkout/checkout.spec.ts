import { expect } from '../support/console.ts';
import { subscriptionOf } from '../../support/sales.ts';
import { abroad, openSubscription, payNow, renewing, test } from './checkout.ts';
import { enterConsole } from '../support/signed-in.ts';

/* CON-2.9: the screen and its ways in and out. */

test(
  'the screen is called Checkout, and has no navigation; plan details come from navigation state, and stay over a reload',
  { tag: ['@CON-1.4', '@CON-2.2.15', '@CON-2.9.1', '@CON-2.9.2'] },
  async ({ page, server }) => {
    await enterConsole(page);
    const { id, planPriceId } = subscriptionOf(server, renewing);
    const asked: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('CheckoutData') && asked.push(request.postDataJSON()));
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
    const Request = { SubscriptionId: id, SelectedBillingCycleId: planPriceId };
    expect(asked).toMatchObject([{ Request }, { Request }]);
  },
);

test('after a declined card, the way back leads to the chosen billing cycle and the promo code', async ({
  page,
  server,
}) => {
  await openSubscription(page, server, abroad);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page.getByRole('button', { name: 'Add promo code' }).click();
  await page.getByLabel('Promo code').fill('YEARLY25');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Promo code')).toBeDisabled();
  await payNow(page);
  await page.getByRole('button', { name: 'Have the card declined' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  await expect(page.getByLabel('Promo code')).toHaveValue('YEARLY25');
  await expect(page.getByRole('button', { name: /^Pay now £351\.00/ })).toBeVisible();
});
