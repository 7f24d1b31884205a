import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { subjectName } from '../../../src/core/payments/record.ts';
import { paymentPrefix } from '../../../src/core/payments/stored-payments.ts';
import { currentAccount } from '../../../src/core/session/session.ts';
import { takeSubscriptionsStale } from '../../../src/core/session/drafts/reload-flags.ts';
import * as de from '../../../src/languages/de/rest.ts';
import { recordIn } from '../../unit/core/payments/next.world.ts';
import { keepOpenPayment } from '../../../stories/payments.ts';
import { emulateMedia } from '../support/browser-tools.ts';
import { cardWidget, type CardWidget } from '../support/card-widget.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import {
  answer,
  button,
  dialog,
  field,
  heading,
  isFocused,
  isShown,
  link,
  refusal,
  within,
} from '../support/screen.ts';
import { bought, changedRow, openSubscription, ordersOf, payNow, renewing } from './checkout-screen.ts';

/* <dict-checkout>: paying by a card widget that the page has loaded itself. */

const page = sandboxPage();

const change = () => dialog('Please check before you pay');
const started = () => [page.calls('productCheckout'), page.calls('paymentRedirect')];
let widget: CardWidget;
let since: number;

beforeEach(async () => {
  widget = cardWidget(page);
  since = page.sandbox.world.lastId.order;
  await openSubscription(page, renewing);
});

const isOpened = (times = 1) => expect.poll(() => widget.opened.length).toBe(times);

async function openWidget(): Promise<void> {
  await payNow().click();
  await isOpened();
}

test(
  'product, plan, cycle, billed-to, tax and total are beside Pay now, whose label names the total',
  { tags: ['A11Y-28'] },
  async () => {
    const summary = () => within('dict-checkout', '.d-checkout-columns')!.textContent;
    for (const text of ['Dictation Professional', 'Yearly', 'GST 18%', '₹5,397.84', 'Total (INR)', 'Ina Example'])
      expect(summary()).toContain(text);
    expect(summary()).toContain('12 Sample Street, Bengaluru, Karnataka 560001, India');
    await expect.element(button('Pay now ₹35,385.84')).toBeVisible();
    await button('Change billing details').click();
    await isFocused(heading('Billing Details'));
    await expect.element(payNow()).not.toBeInTheDocument();
    expect(started()).toEqual([0, 0]);
  },
);

/** Name, order id and provider order id of each payment event, from now on. */
function eventIds(): readonly (readonly [event: string, orderId: string, providerOrderId: string])[] {
  const received: [string, string, string][] = [];
  const element = document.querySelector('dict-checkout')!;
  const note = (name: string, { orderId, providerOrderId }: Record<'orderId' | 'providerOrderId', string>) =>
    received.push([name, orderId, providerOrderId]);
  element.addEventListener('dict-before-pay', ({ detail }) => note('before', detail));
  element.addEventListener('dict-payment', ({ detail }) => note(detail.status, detail));
  return received;
}

test('events name the provider’s order at once, and the service’s order as soon as it is known', async () => {
  const received = eventIds();
  await openWidget();
  await widget.pay();
  await expect.element(dialog('Payment successful')).toBeVisible();
  const [{ id, providerOrderId } = { id: 0, providerOrderId: '' }] = ordersOf(page, renewing, since);
  await expect
    .poll(() => received)
    .toEqual([
      ['before', '', providerOrderId],
      ['pending', '', providerOrderId],
      ['succeeded', String(id), providerOrderId],
    ]);
});

test('a popup does not show the provider’s order as the order if the service names none', async () => {
  page.changeAnswers('RecordPaymentError', (data) => Object.assign(data, { OrderId: null }));
  const received = eventIds();
  await openWidget();
  widget.dismiss();
  const popup = dialog('Payment pending');
  await expect.element(popup.getByText('Error ID')).toBeVisible();
  await expect.element(popup.getByText('Order ID')).not.toBeInTheDocument();
  const [{ providerOrderId } = { providerOrderId: '' }] = ordersOf(page, renewing, since);
  expect(received.at(-1)).toEqual(['dismissed', '', providerOrderId]);
});

test(
  'if the price is unchanged, a double click opens the widget: no question, one order',
  { tags: ['DEC-7.9', 'PAY-14', 'PAY-34'] },
  async () => {
    await payNow().dblClick();
    await isOpened();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect([page.calls('checkoutData'), ...started()]).toEqual([2, 1, 1]);
    expect(ordersOf(page, renewing, since)).toHaveLength(1);
  },
);

describe('a payment that succeeds in the card widget', () => {
  const popup = () => dialog('Payment successful');

  async function pay(): Promise<void> {
    await openWidget();
    await widget.pay();
    await expect.element(popup()).toBeVisible();
  }

  test(
    'is verified with the service, which fulfils the order',
    { tags: ['CON-4.71', 'CON-4.72', 'CON-7.37', 'CON-7.38', 'CON-8.37', 'CON-8.38'] },
    async () => {
      page.changeAnswers('PaymentRedirect', (data) => Object.assign(data, { ValidateMessage: null }));
      page.changeAnswers('MakeOnlinepaymentsuccess', (data) => Object.assign(data, { Message: null }));
      await pay();
      expect(page.requestsTo('PaymentRedirect')).toMatchObject([
        { PurchaseSeatQty: 0, Promocode: '', PurchaseType: 'RENEW', IterationType: 2, SelectedBillingCycleId: 1004 },
      ]);
      expect([...started(), page.calls('makeOnlinePaymentSuccess')]).toEqual([1, 1, 1]);
      expect(ordersOf(page, renewing, since)).toMatchObject([{ status: 'paid', fulfilments: 1 }]);
    },
  );

  test(
    'refreshes the session and the list of subscriptions',
    { tags: ['CON-4.73', 'CON-7.42', 'DEC-1.6'] },
    async () => {
      const refreshed = page.calls('validateLoginToken');
      await pay();
      await expect.poll(() => page.calls('validateLoginToken')).toBe(refreshed + 1);
      expect(takeSubscriptionsStale()).toBe(true);
    },
  );

  test('is shown with the product and the amount', { tags: ['CON-2.10.1', 'CON-4.73'] }, async () => {
    await pay();
    await expect.element(popup()).toHaveTextContent('Dictation Professional');
    await expect.element(popup().getByText('₹35,385.84', { exact: true })).toBeVisible();
  });

  test(
    'has a popup that OK alone closes, and leads to /subscription',
    { tags: ['CON-2.10.1', 'CON-9.34'] },
    async () => {
      await pay();
      await userEvent.keyboard('{Escape}{Escape}');
      await expect.element(popup()).toBeVisible();
      await button('OK').click();
      // Replaces the checkout in the history, so that Back does not lead to a checkout of the paid purchase (PAY-26).
      expect(page.navigations.at(-1)).toMatchObject({ to: '/subscription', replace: true });
    },
  );

  test('is printed without the checkout below it', async () => {
    await pay();
    const isCheckoutShown = () => within('dict-checkout', '.d-checkout-columns')!.checkVisibility();
    expect(isCheckoutShown()).toBe(true);
    await emulateMedia({}, 'print');
    onTestFinished(() => emulateMedia({}));
    expect([isCheckoutShown(), popup().element().checkVisibility()]).toEqual([false, true]);
  });

  test('has a receipt with payer, tax number, cycle, tax and total', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    onTestFinished(() => print.mockRestore());
    await pay();
    await button('Print receipt').click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const receipt = document.querySelector('.dict-receipt')!.shadowRoot!.textContent;
    for (const text of ['Ina Example', '29ABCDE1234F1Z5', 'Yearly', 'GST 18%₹5,397.84', '₹35,385.84'])
      expect(receipt).toContain(text);
  });
});

describe('a payment that IsShowSuccess does not confirm', () => {
  beforeEach(async () => {
    await openWidget();
    await widget.pay('pending');
  });

  test('shows the pending popup, with its order', { tags: ['CON-4.74'] }, async () => {
    await expect.element(dialog('Payment pending')).toHaveTextContent("we'll update your payment status shortly");
    await expect
      .element(dialog('Payment pending'))
      .toHaveTextContent(`Order ID${page.sandbox.world.orders.at(-1)!.id}`);
  });

  test(
    'leads to /subscription at OK, where the list is loaded again',
    { tags: ['CON-2.10.2', 'DEC-1.6'] },
    async () => {
      // Waits for the popup of the answer: the one before it has the same title, but no order id.
      await expect.element(dialog('Payment pending')).toHaveTextContent('Order ID');
      await userEvent.keyboard('{Escape}');
      await button('OK').click();
      expect(page.visited.at(-1)).toBe('/subscription');
      expect(takeSubscriptionsStale()).toBe(true);
    },
  );
});

test(
  'after a blocked widget the next try opens the same order, unless the purchase has changed',
  { tags: ['PAY-30'] },
  async () => {
    Reflect.deleteProperty(window, 'Razorpay');
    page.configure({ payments: { cardWidgetUrl: 'http://127.0.0.1:9/widget.js' } });
    let scripts = 0;
    const watching = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      scripts += added.filter((node) => node instanceof HTMLScriptElement && node.src.endsWith('/widget.js')).length;
    });
    watching.observe(document, { childList: true, subtree: true });
    for (const tries of [1, 2]) {
      await payNow().click();
      await expect.poll(() => scripts).toBe(tries);
      await isShown(/^The card payment could not be opened/);
      await expect.element(payNow()).toBeEnabled();
    }
    watching.disconnect();
    expect(ordersOf(page, renewing, since)).toHaveLength(1);
    widget = cardWidget(page);
    await button('Add promo code').click();
    await field(/^Promo code/).fill('WELCOME10');
    await button('Apply').click();
    await expect.element(button('Remove')).toBeVisible();
    await openWidget();
    expect(ordersOf(page, renewing, since).map(({ promoCode }) => promoCode)).toEqual(['', 'WELCOME10']);
  },
);

test(
  'a closed widget is recorded once and shows the pending popup with Error ID and Order ID',
  { tags: ['CON-4.75', 'CON-7.40', 'PAY-17', 'PAY-32'] },
  async () => {
    await openWidget();
    await expect.element(dialog()).not.toBeInTheDocument();
    widget.dismiss();
    const popup = dialog('Payment pending');
    await expect.element(popup).toHaveTextContent('Error ID');
    await expect.element(popup).toHaveTextContent('Order ID');
    await isFocused(button('OK'));
    await expect.element(button('Try again')).toBeVisible();
    const order = page.sandbox.world.orders.at(-1)!;
    await expect.element(popup).toHaveTextContent(String(order.id));
    const recorded = page
      .requestsTo('RecordPaymentError')
      .map(({ ErrorJson }) => JSON.parse(String(ErrorJson)) as object);
    expect(recorded).toMatchObject([{ order_id: order.providerOrderId }]);
  },
);

test('Pay again asks about a payment that turns out to be paid', { tags: ['PAY-42', 'PAY-43'] }, async () => {
  const subject = subjectName({ kind: 'subscription', id: String(bought(page, renewing).id) });
  const key = `${paymentPrefix()}${subject}.opened`;
  const times = { sinceMs: Date.now(), atMs: Date.now() };
  const opened = { ...recordIn('open'), ...times, subject, account: currentAccount(), way: 'widget', traces: [] };
  localStorage.setItem(key, JSON.stringify(opened));
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  await expect.element(button('Pay again')).toBeVisible();
  // Another tab confirms the payment, and this page hears nothing of it.
  localStorage.setItem(key, JSON.stringify({ ...opened, state: 'confirmed' }));
  await button('Pay again').click();
  await expect.element(change()).toHaveTextContent('Do you want to pay again?');
  expect(started()).toEqual([0, 0]);
});

test(
  'a closed widget is not waited for while the service records that it was closed',
  { tags: ['PAY-17'] },
  async () => {
    const release = page.hold('RecordPaymentError');
    await openWidget();
    await expect.element(button('Waiting for the payment…')).toBeVisible();
    widget.dismiss();
    await expect.element(button('Closing the payment…')).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect.element(dialog('Payment pending')).toBeVisible();
  },
);

test('Pay again is held while the payment is being checked', { tags: ['PAY-43'] }, async () => {
  const release = page.hold('CheckoutData');
  const subject = subjectName({ kind: 'subscription', id: String(bought(page, renewing).id) });
  const order = { orderId: null, gatewayType: 1, address: null, price: { amount: '1.00', currency: 'INR' } };
  keepOpenPayment({ subject, account: currentAccount(), way: 'widget', ...order });
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }));
  await expect.element(button('Pay again')).not.toHaveAttribute('aria-disabled');
  await button('Check again').click();
  await expect.element(button('Pay again')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect.element(button('Pay again')).not.toHaveAttribute('aria-disabled');
});

test.each([
  ['0', 0],
  ['less than 0, after a credit', -50],
])('if the total is %s, the payer confirms the order and is led to the support', async (_, total) => {
  page.configure({ contact: { email: 'support@console.example' } });
  page.changeAnswers('CheckoutData', ({ PlanBillingCycleInfo }: Record<string, { Value: object }[]>) =>
    PlanBillingCycleInfo!.forEach(({ Value }) => Object.assign(Value, { TotalAmount: total })),
  );
  page.changeAnswers('PaymentRedirect', ({ RazorPayCheckOut }) =>
    Object.assign(RazorPayCheckOut!, { amount: total * 100 }),
  );
  await payNow().click();
  await change().getByRole('button', { name: 'Confirm order' }).click();
  await isShown(/^There is nothing to pay/);
  await expect.element(button('Confirm order')).toBeEnabled();
  expect(payNow().query()).toBeNull();
  await expect.element(link('support@console.example')).toBeVisible();
  expect(widget.opened).toEqual([]);
});

describe('the answer of the service to Pay now', () => {
  test(
    'a refused ProductCheckout, and a start with another code, stop the payment with their message',
    { tags: ['CON-7.36', 'CON-8.34', 'CON-8.39', 'CON-8.41', 'DEC-1.4'] },
    async () => {
      page.sandbox.faults.add({ call: 'productCheckout', ...refusal('This plan is sold out.', 'CHK09') });
      await payNow().click();
      await expect
        .element(dialog())
        .toHaveTextContent('This plan is sold out.No payment was started, so nothing was charged.');
      expect(started()).toEqual([1, 0]);
      await button('Back to checkout').click();
      await isFocused(payNow());
      const data = { ValidateMessage: { Code: 'PAY77', Message: 'This card plan is closed.' }, RazorPayCheckOut: {} };
      page.sandbox.faults.add({ call: 'paymentRedirect', ...answer(data) });
      await payNow().click();
      await expect.element(dialog()).toHaveTextContent('This card plan is closed.');
      await isOpened(0);
      await button('Back to checkout').click();
      await openWidget();
    },
  );

  test(
    'a payment that can’t be started says so in the language of the checkout, also when that changes',
    { tags: ['CON-8.35'] },
    async () => {
      page.sandbox.faults.add({ call: 'paymentRedirect', status: 500 });
      await payNow().click();
      await expect.element(dialog()).toHaveTextContent('Oops, Something went wrong. Please contact the team.');
      expect(page.calls('paymentRedirect')).toBe(1);
      document.querySelector<HTMLElement>('dict-checkout')!.lang = 'de';
      await expect.element(dialog()).toHaveTextContent(de.payments.failed);
    },
  );

  test(
    'a confirmation with another code shows its message in a dialog, and is sent once',
    { tags: ['CON-8.33', 'CON-8.39'] },
    async () => {
      const Message = { Code: 'PAY88', Message: 'Your bank has taken the payment back.' };
      const data = { Message, IsShowSuccess: false, ErrorRecordId: 55, OrderId: 66 };
      page.sandbox.faults.add({ call: 'makeOnlinePaymentSuccess', ...answer(data) });
      await openWidget();
      await widget.pay();
      const popup = dialog('Payment failed');
      for (const text of [Message.Message, '55', '66']) await expect.element(popup).toHaveTextContent(text);
      expect(page.calls('makeOnlinePaymentSuccess')).toBe(1);
    },
  );
});

describe(
  'a change since the price was shown has to be confirmed before anything is started',
  { tags: ['PAY-34'] },
  () => {
    test('a price, with both totals, again if it changes again', { tags: ['DEC-7.9'] }, async () => {
      page.sandbox.world.pricePercent = 110;
      await payNow().click();
      await expect.element(change()).toHaveTextContent('The total has changed from ₹35,385.84 to ₹38,924.42.');
      await expect.element(changedRow(/^Total \(INR\)/)).toHaveTextContent('Total (INR)₹35,385.84₹38,924.42');
      await expect.element(changedRow(/^Tax/)).toHaveTextContent('TaxGST 18%, ₹5,397.84GST 18%, ₹5,937.62');
      // Enter, still held after it has pressed Pay now, must not confirm.
      await userEvent.keyboard('{Enter}');
      await expect.element(change()).toBeVisible();
      page.sandbox.world.pricePercent = 120;
      await button('Confirm and pay ₹38,924.42').click();
      await expect.element(change()).toHaveTextContent('The total has changed from ₹38,924.42 to ₹42,463.01.');
      expect(started()).toEqual([0, 0]);
      await button('Confirm and pay ₹42,463.01').click();
      await isOpened();
      await widget.pay();
      await expect.element(dialog('Payment successful')).toHaveTextContent('₹42,463.01');
      expect(page.calls('paymentRedirect')).toBe(1);
    });

    test(
      'a price that changes after it was loaded: nothing is opened before both totals are named',
      { tags: ['PAY-33'] },
      async () => {
        const release = page.hold('ProductCheckout');
        await payNow().click();
        await expect.poll(() => page.requestsTo('ProductCheckout').length).toBe(1);
        page.sandbox.world.pricePercent = 110;
        release();
        await expect.element(change()).toHaveTextContent('The total has changed from ₹35,385.84 to ₹38,924.42.');
        expect(widget.opened).toEqual([]);
      },
    );

    test('if the payer declines, nothing is started', async () => {
      page.sandbox.world.pricePercent = 110;
      await payNow().click();
      await button('Back to checkout').click();
      await expect.element(change()).not.toBeInTheDocument();
      await isFocused(payNow());
      expect(started()).toEqual([0, 0]);
    });

    test('if the payer declines, Pay now names the new price and pays it', async () => {
      page.sandbox.world.pricePercent = 110;
      await payNow().click();
      await button('Back to checkout').click();
      await isFocused(button('Pay now ₹38,924.42'));
      await openWidget();
      expect(widget.opened[0]).toMatchObject({ amount: 3_892_442 });
    });
  },
);
