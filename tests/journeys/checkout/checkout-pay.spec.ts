import { expect, seen } from '../support/console.ts';
import { violations } from '../../support/axe.ts';
import { abroad, frameOf, lastOrder, openSubscription, ordersOf, payNow, renewing, test } from './checkout.ts';
import { keptPayments } from './payment.ts';
import { keepSession } from '../support/signed-in.ts';
import { needs } from '../../support/engines/instruments.ts';

/* CON-4, CON-2.10: paying by the card widget. */

test.describe('by the card widget', () => {
  test.beforeEach(({ page, server }) => openSubscription(page, server, renewing));

  test('PAY-30 after a blocked widget the next try opens the same order, unless the purchase has changed @all', async ({
    page,
    server,
  }) => {
    const since = lastOrder(server);
    let tries = 0;
    await page.route('**/sandbox/card/checkout.js', (route) => {
      tries += 1;
      return route.abort();
    });
    await payNow(page);
    await expect(seen(page, /^The card payment could not be opened/)).toBeVisible();
    await payNow(page);
    await expect.poll(() => tries).toBe(2);
    await expect(seen(page, /^The card payment could not be opened/)).toBeVisible();
    expect(ordersOf(server, renewing, since)).toHaveLength(1);

    await page.unroute('**/sandbox/card/checkout.js');
    await page.getByLabel('Promo code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByLabel('Promo code')).toBeDisabled();
    await payNow(page);
    await expect(frameOf(page).getByText('₹31,847.26')).toBeVisible();
    expect(ordersOf(server, renewing, since).map(({ promoCode }) => promoCode)).toEqual(['', 'WELCOME10']);
  });

  test('NET-09 Pay now while the network is lost: the next try works without a reload', async ({ page, context }) => {
    needs('lost networks');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await payNow(page);
    await expect(seen(page, /^No response was received/)).toBeVisible();
    await context.setOffline(false);
    await payNow(page);
    await expect(frameOf(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  });

  test('PAY-36 a logout while the payment is unconfirmed warns its user, and PAY-35 nobody else @all', async ({
    page,
    server,
  }) => {
    server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', times: -1, status: 503 });
    const warning = seen(page, /^Your payment isn't confirmed yet\. Log in again on this device to confirm it\./);
    await payNow(page);
    await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('dialog', { name: 'Payment pending' }).getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(warning).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await keepSession(page, abroad);
    await page.goto('/subscription');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(warning).toHaveCount(0);
    expect(await keptPayments(page)).toHaveLength(1);
  });

  test('PAY-15 PAY-37 a payment that is left while it is being confirmed is shown when the checkout is opened again @all', async ({
    page,
    server,
  }) => {
    server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', times: 2, status: 500 });
    await payNow(page);
    await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment pending' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name: /^Payment/ })).toBeVisible();
    await expect.poll(() => server.sandbox.world.orders.at(-1)).toMatchObject({ status: 'paid', fulfilments: 1 });
  });
});
