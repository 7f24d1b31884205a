import type { Locator, Page } from 'playwright/test';
import { expect, seen } from '../support/console.ts';
import { countries } from '../../../src/sandbox/domain/countries.ts';
import { violations } from '../../support/axe.ts';
import {
  abroad,
  changeDialog,
  checkoutPath,
  frameOf,
  lastOrder,
  openSubscription,
  ordersOf,
  payNow,
  renewing,
  requestsTo,
  subscriptionOf,
  test,
  userOf,
} from './checkout.ts';
import { keptPayments } from './payment.ts';
import { keepSession } from '../support/signed-in.ts';

/* CON-4, CON-2.10: paying by the card widget. */

test.describe('by the card widget', () => {
  test.beforeEach(({ page, server }) => openSubscription(page, server, renewing));

  test('A11Y-28 the page is the review: product, plan, cycle, billed-to, tax and total stand beside Pay now, which names it', async ({
    page,
    server,
  }) => {
    const summary = page.locator('.d-checkout-summary');
    for (const text of ['Dictation', 'Dictation Professional', 'Yearly', 'GST 18%', '₹5,397.84', 'Total (INR)'])
      await expect(summary.getByText(text, { exact: true })).toBeVisible();
    await expect(summary.getByText('Ina Example')).toBeVisible();
    await expect(summary.getByText('12 Sample Street, Bengaluru, Karnataka 560001, India')).toBeVisible();
    await expect(summary.getByRole('button', { name: 'Pay now ₹35,385.84', exact: true })).toBeVisible();
    await summary.getByRole('button', { name: 'Change billing details' }).click();
    await expect(page.getByRole('heading', { name: 'Billing Details' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Pay now/ })).toHaveCount(0);
    expect([server.calls('productCheckout'), server.calls('paymentRedirect')]).toEqual([0, 0]);
  });

  for (const [how, press] of [
    ['one press of the mouse', (button: Locator) => button.click()],
    ['Enter', (button: Locator) => button.press('Enter')],
    ['a double click', (button: Locator) => button.dblclick()],
  ] as const) {
    test(`PAY-34 PAY-14 where the price is the one shown, ${how} opens the widget: no question, one order [DEC-7.9]`, async ({
      page,
      server,
    }) => {
      const since = lastOrder(server);
      const dialogs = await dialogsOpened(page);
      await press(page.getByRole('button', { name: /^Pay now/ }));
      await expect(frameOf(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(1);
      expect(await dialogs()).toBe(0);
      expect([server.calls('checkoutData'), server.calls('paymentRedirect')]).toEqual([2, 1]);
      await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
      expect(ordersOf(server, renewing, since)).toMatchObject([{ status: 'paid', fulfilments: 1 }]);
      expect(server.calls('makeOnlinePaymentSuccess')).toBe(1);
    });
  }

  test('a success is verified, the session refreshed, and the success popup leads to /subscription [CON-2.10.1 CON-4.71 CON-4.72 CON-4.73 CON-7.37 CON-7.38 CON-7.42 CON-8.37 CON-9.34 DEC-1.6]', async ({
    page,
    server,
  }) => {
    const since = lastOrder(server);
    const refreshed = server.calls('validateLoginToken');
    const started = requestsTo(page, 'PaymentRedirect');
    await payNow(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Payment successful' });
    await expect(popup).toBeVisible();
    await expect(popup.getByText('Dictation Professional')).toBeVisible();
    await expect(popup.getByText('₹35,385.84')).toBeVisible();
    expect.soft(await violations(page)).toEqual([]);
    expect(started).toMatchObject([
      { PurchaseSeatQty: 0, Promocode: '', PurchaseType: 'RENEW', IterationType: 2, SelectedBillingCycleId: 1004 },
    ]);
    expect(server.calls('productCheckout')).toBe(1);
    expect(server.calls('makeOnlinePaymentSuccess')).toBe(1);
    expect(ordersOf(server, renewing, since)).toMatchObject([{ status: 'paid', fulfilments: 1 }]);
    await expect.poll(() => server.calls('validateLoginToken')).toBe(refreshed + 1);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(popup).toBeVisible();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/subscription');
  });

  test('PAY-26 the way back from what was paid opens no widget and starts no second order', async ({
    page,
    server,
  }) => {
    const since = lastOrder(server);
    await payNow(page);
    await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/subscription');
    await page.goBack();
    await expect(page).not.toHaveURL(/checkout/);
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(ordersOf(server, renewing, since)).toHaveLength(1);
  });

  test('a payment that IsShowSuccess does not confirm shows the pending popup [CON-2.10.2 CON-4.74]', async ({
    page,
  }) => {
    await payNow(page);
    await frameOf(page).getByRole('button', { name: 'Pay, and leave it pending' }).click();
    const popup = page.getByRole('dialog', { name: 'Payment pending' });
    await expect(popup).toContainText("we'll update your payment status shortly");
    await page.keyboard.press('Escape');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/subscription');
  });

  test('PAY-17 a closed widget is recorded once and shows the pending popup with Error ID and Order ID [CON-4.75 CON-7.40]', async ({
    page,
    server,
  }) => {
    const recorded = requestsTo(page, 'RecordPaymentError');
    await payNow(page);
    await frameOf(page).getByRole('button', { name: 'Close' }).click();
    const popup = page.getByRole('dialog', { name: 'Payment pending' });
    await expect(popup.getByText('Error ID')).toBeVisible();
    await expect(popup.getByText('Order ID')).toBeVisible();
    expect.soft(await violations(page)).toEqual([]);
    const { ErrorJson } = recorded[0] as { ErrorJson: string };
    const order = server.sandbox.world.orders.at(-1)!;
    expect(JSON.parse(ErrorJson)).toMatchObject({ order_id: order.providerOrderId });
    await expect(popup.getByText(String(order.id))).toBeVisible();
    expect(recorded).toHaveLength(1);
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/subscription');
  });

  test('PAY-18 a declined card, then a success in the same popup, is a success @all', async ({ page, server }) => {
    await payNow(page);
    await frameOf(page).getByRole('button', { name: 'Have the card declined' }).click();
    await expect(frameOf(page).getByRole('status')).toContainText('You can try again.');
    await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    expect(server.calls('recordPaymentError')).toBe(0);
  });

  test('PAY-14 three clicks and Enter start one order and open one widget [DEC-7.2] @all', async ({ page, server }) => {
    server.sandbox.faults.add({ call: 'productCheckout', delayMs: 300 });
    await page.getByRole('button', { name: 'Pay now' }).click({ clickCount: 3 });
    await page.keyboard.press('Enter');
    await expect(frameOf(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(1);
    expect([server.calls('productCheckout'), server.calls('paymentRedirect')]).toEqual([1, 1]);
  });

  test('PAY-30 an order whose widget was blocked is opened by the next try, unless something else is bought by then', async ({
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

  test('PAY-32 A11Y-15 no dialog of ours stands over the widget, which can be clicked; the focus comes back', async ({
    page,
  }) => {
    await payNow(page);
    await expect(frameOf(page).getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await frameOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused();
  });

  test('PAY-36 a logout while the payment is unconfirmed warns its user, and PAY-35 nobody else @all', async ({
    page,
    server,
  }) => {
    server.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', times: -1, status: 503 });
    const warning = seen(page, /^Your payment is not confirmed yet\. It is kept on this device/);
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

  test('PAY-15 PAY-37 left while it is confirmed, the payment is shown when the checkout is opened again', async ({
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

  test('PAY-14 another tab can’t pay for the same subscription meanwhile @all', async ({ page, context, server }) => {
    await payNow(page);
    await expect(frameOf(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto(checkoutPath(subscriptionOf(server, renewing)));
    await other.getByRole('button', { name: 'Continue' }).click();
    await payNow(other);
    await expect(seen(other, /^This payment is open in another tab or window/)).toBeVisible();
    expect(server.calls('paymentRedirect')).toBe(1);
  });

  test('a refused ProductCheckout stops the payment with its message [CON-7.36 CON-8.34 CON-8.41 DEC-1.4]', async ({
    page,
    server,
  }) => {
    server.sandbox.faults.add({
      call: 'productCheckout',
      body: JSON.stringify({ Status: 1, Data: null, ErrorCode: 'CHK09', ErrorMessage: 'This plan is sold out.' }),
    });
    await payNow(page);
    await expect(page.getByRole('dialog')).toContainText('This plan is sold out.');
    expect(server.calls('paymentRedirect')).toBe(0);
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: /^Pay now/ })).toBeFocused();
    await payNow(page);
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  test('a payment that can’t be started says so in a dialog [CON-8.35]', async ({ page, server }) => {
    server.sandbox.faults.add({ call: 'paymentRedirect', status: 500 });
    await payNow(page);
    await expect(page.getByRole('dialog')).toContainText('Oops, Something went wrong. Please contact the team.');
    expect(server.calls('paymentRedirect')).toBe(1);
  });

  test('PAY-34 a price that has changed meanwhile is asked about, with both totals; nothing is started before the yes [DEC-7.9]', async ({
    page,
    server,
  }) => {
    server.sandbox.world.pricePercent = 110;
    await payNow(page);
    const dialog = changeDialog(page);
    await expect(dialog).toContainText('The total has changed from ₹35,385.84 to ₹38,924.42.');
    await expect(dialog.getByRole('row', { name: /^Total \(INR\)/ })).toHaveText('Total (INR)₹35,385.84₹38,924.42');
    await expect(dialog.getByRole('row', { name: /^Tax/ })).toHaveText('TaxGST 18%, ₹5,397.84GST 18%, ₹5,937.62');
    expect.soft(await violations(page)).toEqual([]);
    // Somebody held Enter down on Pay now.
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    expect([server.calls('productCheckout'), server.calls('paymentRedirect')]).toEqual([0, 0]);
    await dialog.getByRole('button', { name: 'Confirm and pay ₹38,924.42' }).click();
    await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toContainText('₹38,924.42');
    expect(server.calls('paymentRedirect')).toBe(1);
  });

  test('PAY-34 without the yes nothing is started; the new price stands on the page, and Pay now pays it @all', async ({
    page,
    server,
  }) => {
    server.sandbox.world.pricePercent = 110;
    await payNow(page);
    await changeDialog(page).getByRole('button', { name: 'Back to checkout' }).click();
    await expect(changeDialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pay now ₹38,924.42' })).toBeFocused();
    expect([server.calls('productCheckout'), server.calls('paymentRedirect')]).toEqual([0, 0]);
    await payNow(page);
    await expect(frameOf(page).getByText('₹38,924.42')).toBeVisible();
  });

  test('PAY-34 a price that changes again while it is asked about is asked about again @all', async ({
    page,
    server,
  }) => {
    server.sandbox.world.pricePercent = 110;
    await payNow(page);
    await expect(changeDialog(page)).toBeVisible();
    server.sandbox.world.pricePercent = 120;
    await changeDialog(page)
      .getByRole('button', { name: /^Confirm and pay/ })
      .click();
    await expect(changeDialog(page)).toContainText('The total has changed from ₹38,924.42 to ₹42,463.01.');
    expect(server.calls('paymentRedirect')).toBe(0);
  });

  test('PAY-34 another tax: the dialog names the line and both totals [DEC-7.9]', async ({ page, server }) => {
    const user = userOf(server, renewing);
    user.billingAddress = {
      ...user.billingAddress!,
      countryId: countries.find(({ name }) => name === 'United Kingdom')!.id,
    };
    await payNow(page);
    const dialog = changeDialog(page);
    await expect(dialog.getByRole('row', { name: /^Tax/ })).toContainText('GST 18%, ₹5,397.84VAT 20%');
    await expect(dialog.getByRole('row', { name: /^Total \(GBP\)/ })).toContainText('₹35,385.84£468.00');
    await expect(dialog.getByRole('row', { name: /^Billing Details/ })).toContainText('United Kingdom');
    expect(server.calls('paymentRedirect')).toBe(0);
  });

  test('PAY-34 another billing cycle: the dialog names both, and both totals [DEC-7.9]', async ({ page, server }) => {
    subscriptionOf(server, renewing).planPriceId = 1003;
    await payNow(page);
    const dialog = changeDialog(page);
    await expect(dialog.getByRole('row', { name: /^Billing cycle/ })).toHaveText('Billing cycleYearlyMonthly');
    await expect(dialog.getByRole('row', { name: /^Total \(INR\)/ })).toHaveText('Total (INR)₹35,385.84₹3,538.82');
    expect(server.calls('paymentRedirect')).toBe(0);
    await dialog.getByRole('button', { name: 'Confirm and pay ₹3,538.82' }).click();
    await expect(frameOf(page).getByText('₹3,538.82')).toBeVisible();
  });

  test('PAY-33 PAY-34 a price that changes after it was asked for opens no widget: both totals are named first @all', async ({
    page,
    server,
  }) => {
    await page.route('**/ProductCheckout', async (route) => {
      server.sandbox.world.pricePercent = 110;
      await route.continue();
    });
    await payNow(page);
    await expect(changeDialog(page)).toContainText('The total has changed from ₹35,385.84 to ₹38,924.42.');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.unroute('**/ProductCheckout');
    await changeDialog(page).getByRole('button', { name: 'Confirm and pay ₹38,924.42' }).click();
    await expect(frameOf(page).getByText('₹38,924.42')).toBeVisible();
  });

  test('an applied promo code is paid with, another one is not', async ({ page }) => {
    const started = requestsTo(page, 'PaymentRedirect');
    await page.getByLabel('Promo code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
    await payNow(page);
    await expect(page.locator('iframe')).toHaveCount(1);
    expect(started).toMatchObject([{ Promocode: 'WELCOME10' }]);
  });

  test('SEC-10 no payment signature stands in an event, the address or the storage once it is confirmed @all', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const seen: string[] = [];
      Reflect.set(window, 'seen', seen);
      for (const name of ['dict-before-pay', 'dict-payment', 'dict-step', 'dict-error', 'dict-navigate'])
        document.addEventListener(name, (event) => seen.push(JSON.stringify((event as CustomEvent).detail)));
    });
    const confirmed = requestsTo(page, 'MakeOnlinepaymentsuccess');
    await payNow(page);
    await frameOf(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Payment successful' })).toBeVisible();
    const signature = String(confirmed[0]!.razorpay_signature);
    const everything = await page.evaluate(() =>
      JSON.stringify([Reflect.get(window, 'seen'), { ...localStorage }, { ...sessionStorage }, location.href]),
    );
    expect(signature.length).toBeGreaterThan(10);
    expect(everything).toContain('succeeded');
    expect(everything).not.toContain(signature);
  });
});

/** How many dialogs have been opened since. */
async function dialogsOpened(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = { opened: 0 };
    Reflect.set(window, 'dialogs', counter);
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      counter.opened += 1;
      showModal.call(this);
    };
  });
  return () => page.evaluate(() => (Reflect.get(window, 'dialogs') as { opened: number }).opened);
}
