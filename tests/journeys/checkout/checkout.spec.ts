import type { Page } from 'playwright/test';
import { expect, type ConsoleServer } from '../support/console.ts';
import { subscriptionOf } from '../../support/sales.ts';
import { abroad, openSubscription, payNow, renewing, test } from './checkout.ts';
import { enterConsole } from '../support/signed-in.ts';

/* The checkout among the screens of the console: its ways in and out. */

/** Opens the checkout of the subscription from its row in the list. */
async function openFromList(page: Page, server: ConsoleServer) {
  await enterConsole(page);
  const subscription = subscriptionOf(server, renewing);
  await page
    .getByRole('row', { name: new RegExp(String(subscription.id)) })
    .getByRole('button')
    .last()
    .click();
  await expectOrder(page);
  return subscription;
}

const expectOrder = (page: Page) => expect(page.getByRole('heading', { name: 'Billing Details' })).toBeVisible();

test(
  'the screen is called Checkout, and has no navigation',
  { tag: ['@CON-1.4', '@CON-2.2.15', '@CON-2.9.1'] },
  async ({ page, server }) => {
    await openFromList(page, server);
    await expect(page).toHaveTitle('Checkout - Dictation Console');
    await expect(page.locator('dict-nav')).toHaveCount(0);
  },
);

test(
  'the checkout has the plan of the row that opened it, also after a reload',
  { tag: ['@CON-1.4', '@CON-2.9.2'] },
  async ({ page, server }) => {
    const asked: unknown[] = [];
    page.on('request', (request) => request.url().endsWith('CheckoutData') && asked.push(request.postDataJSON()));
    const { id, planPriceId } = await openFromList(page, server);
    await page.evaluate(() => history.replaceState(history.state, '', '/subscription/checkout'));
    await page.reload();
    await expectOrder(page);
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
