import { expect } from '../support/console.ts';
import {
  abroad,
  checkoutPath,
  lastOrder,
  openSubscription,
  ordersOf,
  payNow,
  subscriptionOf,
  test,
} from './checkout.ts';
import { focusedName } from '../support/signed-in.ts';

/* CON-4, CON-2.10: paying on the provider’s page. */

test.describe('on the provider’s page', () => {
  test('a Redirect_URL is followed, and the way back confirms the payment [CON-4.70]', async ({ page, server }) => {
    const since = lastOrder(server);
    await openSubscription(page, server, abroad);
    await payNow(page);
    await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Payment successful' });
    await expect(popup).toContainText('£46.80');
    expect(ordersOf(server, abroad, since)).toMatchObject([{ status: 'paid', fulfilments: 1 }]);
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/subscription');
  });

  test('after a declined card the way back leads to the checkout that was left @all', async ({ page, server }) => {
    await openSubscription(page, server, abroad);
    await payNow(page);
    await page.getByRole('button', { name: 'Have the card declined' }).click();
    await page
      .getByRole('dialog', { name: 'Payment failed' })
      .getByRole('button', { name: 'Back to checkout' })
      .click();
    await expect(page).toHaveURL(/\/subscription\/checkout/);
    await expect(page.getByRole('heading', { name: 'Billing Details' })).toBeVisible();
  });

  test('PAY-26 back at the checkout after it was paid, the new purchase is another one @all', async ({
    page,
    server,
  }) => {
    await openSubscription(page, server, abroad);
    await payNow(page);
    await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
    const order = server.sandbox.world.orders.at(-1)!;
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    await page.goto(checkoutPath(subscriptionOf(server, abroad)));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByLabel('Billing cycle')).toHaveCount(0);
    expect(server.sandbox.world.orders.at(-1)).toBe(order);
  });

  test('PAY-26 what was paid and read is over: the same subscription can be bought again at once @all', async ({
    page,
    server,
  }) => {
    const since = lastOrder(server);
    await openSubscription(page, server, abroad);
    for (const orders of [1, 2]) {
      await payNow(page);
      await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.getByRole('dialog', { name: 'Payment successful' }).getByRole('button', { name: 'OK' }).click();
      await expect(page).toHaveURL('/subscription');
      expect(ordersOf(server, abroad, since).map(({ fulfilments }) => fulfilments)).toEqual(Array(orders).fill(1));
      await page.getByRole('button', { name: /^(Renew|Pay now|Subscribe)/ }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(server.calls('makeOnlinePaymentSuccess')).toBe(2);
  });

  test('A11Y-21 a first purchase is made by keyboard alone, from the form to the provider’s page @all', async ({
    page,
    server,
  }) => {
    await openSubscription(page, server, abroad);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    // From the heading that has the focus: the cycle, the promo code, Apply, the billing's Change, Pay now.
    await press('Tab', 'ArrowDown', 'Tab', 'Tab', 'Tab', 'Tab');
    expect(await focusedName(page)).toContain('Pay now £468.00');
    await press('Enter');
    await expect(page).toHaveURL(/\/sandbox\/card\/cs_/);
  });
});
