import { afterEach, describe, expect, test, vi } from 'vitest';
import type { CardWidget } from '../support/card-widget.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, button, dialog, heading, isFocused, isShown, refusal } from '../support/screen.ts';
import { hasPaid, ownLink, payNow } from './payment-link-screen.ts';

/* <dict-payment-link>: paying by a card widget that the page has loaded itself. */

const page = sandboxPage();

const call = 'makeOnlinePaymentSuccess';
const { order, put, open, openWidget, reported } = ownLink(page);

const pending = () => expect.element(heading('PAYMENT PENDING…')).toBeVisible();

/** The details of the element's `dict-payment` events, from now on. */
function payments(): readonly HTMLElementEventMap['dict-payment']['detail'][] {
  const details: HTMLElementEventMap['dict-payment']['detail'][] = [];
  document.querySelector('dict-payment-link')!.addEventListener('dict-payment', ({ detail }) => details.push(detail));
  return details;
}

/** Lets time pass until a later attempt has confirmed the payment. */
const isPaidLater = () =>
  expect.poll(() => (page.passTime(5000), heading('PAYMENT SUCCESSFUL').query())).not.toBeNull();

// These tests come first, because only the file's first test runs while the payments' chunk is not loaded yet.
describe('two payment links with one id', () => {
  async function payIn(used: 'first' | 'last'): Promise<CardWidget> {
    const widget = await open();
    await put();
    await payNow()[used]().click();
    await expect.poll(() => widget.opened.length).toBe(1);
    await widget.pay();
    await expect.poll(() => heading('PAYMENT SUCCESSFUL').elements().length).toBe(2);
    return widget;
  }

  test.each(['first', 'last'] as const)('make one payment, from the %s', { tags: ['PAY-14'] }, async (used) => {
    const widget = await payIn(used);
    expect([widget.opened.length, page.calls(call), order().fulfilments]).toEqual([1, 1, 1]);
  });

  test.each(['first', 'last'] as const)(
    'have the focus in the one that was used: the %s',
    { tags: ['A11Y-31'] },
    async (used) => {
      await payIn(used);
      await isFocused(heading('PAYMENT SUCCESSFUL')[used]());
    },
  );
});

describe('the payment of a link that succeeds', () => {
  test('is confirmed once', { tags: ['PAY-31'] }, async () => {
    const widget = await openWidget();
    await widget.pay();
    await hasPaid();
    expect(order()).toMatchObject({ status: 'paid', fulfilments: 1 });
    expect(page.calls(call)).toBe(1);
  });

  test('moves the focus to its heading, and is announced', { tags: ['A11Y-31'] }, async () => {
    const widget = await openWidget();
    await widget.pay();
    await isFocused(heading('PAYMENT SUCCESSFUL'));
    await expect.poll(() => announced('dict-payment-link')).toBe('PAYMENT SUCCESSFUL');
  });

  test('with a widget of the page loads no script', { tags: ['PAY-31'] }, async () => {
    page.configure({ payments: { cardWidgetUrl: '/sandbox/card/checkout.js' } });
    await openWidget();
    expect(document.querySelectorAll('script[src*="checkout.js"]')).toHaveLength(0);
  });
});

test('a payment that the bank has not decided is pending', { tags: ['CON-4.80'] }, async () => {
  const widget = await openWidget();
  const received = payments();
  await widget.pay('pending');
  await pending();
  await expect.poll(() => order().status).toBe('pending');
  // Once the service has answered, the order is looked up again.
  await expect.poll(() => page.calls('paymentLinkRedirect')).toBe(3);
  expect([received.map(({ status }) => status), page.calls(call)]).toEqual([['pending'], 1]);
  await expect.element(payNow()).not.toBeInTheDocument();
});

async function payWithoutAnswer(): Promise<void> {
  page.sandbox.faults.add({ call, times: 3, cut: 'connection' });
  const widget = await openWidget();
  await widget.pay();
  await pending();
}

test(
  'without an answer the payment is pending without Pay Now, also in a new element',
  { tags: ['PAY-02', 'PAY-37'] },
  async () => {
    await payWithoutAnswer();
    document.querySelector('dict-payment-link')!.remove();
    await put();
    await pending();
    await expect.element(payNow()).not.toBeInTheDocument();
    // A payment that is left pending would be confirmed during the next test.
    await isPaidLater();
  },
);

test('without an answer the payment is confirmed later, without a click', { tags: ['PAY-02'] }, async () => {
  await payWithoutAnswer();
  await isPaidLater();
  expect(page.calls(call)).toBe(4);
  expect(order()).toMatchObject({ status: 'paid', fulfilments: 1 });
});

describe('the payment of a link if both storages throw', { tags: ['PAY-20'] }, () => {
  afterEach(() => vi.restoreAllMocks());

  async function payWithoutStorage(): Promise<void> {
    const denied = () => {
      throw new DOMException('No storage', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(denied);
    page.sandbox.faults.add({ call, times: 2, status: 503 });
    const widget = await openWidget();
    await widget.pay();
    await pending();
  }

  test('the payer is asked to keep the page open', async () => {
    await payWithoutStorage();
    await isShown(/^Keep this page open until your payment is confirmed/);
    await isPaidLater();
  });

  test('it is paid all the same', async () => {
    await payWithoutStorage();
    await isPaidLater();
    expect(order()).toMatchObject({ status: 'paid', fulfilments: 1 });
  });
});

describe('a definite refusal of a link’s payment', () => {
  const message = 'The payment could not be refused more.';

  async function payRefused() {
    page.sandbox.faults.add({ call, ...refusal(message, 'PAY01', { ErrorRecordId: 77, OrderId: order().id }) });
    const widget = await open();
    const received = payments();
    await payNow().click();
    await expect.poll(() => widget.opened.length).toBe(1);
    await widget.pay();
    await isShown(new RegExp(`^${message}`));
    return received;
  }

  test('has the text and the reference of the service', { tags: ['CON-8.33', 'PAY-10'] }, async () => {
    await payRefused();
    await isShown(new RegExp(`^${message}.*Error ID: 77.*Order ID: ${order().id}`, 's'));
  });

  test('has the text of the service in a paragraph of its own: it may have another direction', async () => {
    await payRefused();
    await isShown(message);
  });

  test('gives Pay Now back, and moves the focus to the order', { tags: ['PAY-10', 'A11Y-31'] }, async () => {
    await payRefused();
    await expect.element(payNow()).toBeEnabled();
    await isFocused(heading('Dictation'));
  });

  test('is final: the call is not repeated, and dict-payment says failed', { tags: ['PAY-10'] }, async () => {
    const received = await payRefused();
    expect(received.map(({ status }) => status)).toEqual(['pending', 'failed']);
    expect(page.calls(call)).toBe(1);
  });
});

test(
  'a success without a signature keeps its payment id until the service has answered',
  { tags: ['PAY-02', 'PAY-10'] },
  async () => {
    page.sandbox.faults.add({ call, status: 503 });
    const widget = await openWidget();
    const payment = (await widget.charge()) as { readonly razorpay_payment_id: string };
    widget.opened[0]!.handler({ razorpay_payment_id: payment.razorpay_payment_id });
    await pending();
    expect(JSON.stringify({ ...localStorage })).toContain(payment.razorpay_payment_id);
    const refused = /^The payment could not be verified\./;
    await expect.poll(() => (page.passTime(5000), heading('PAYMENT PENDING…').query())).toBeNull();
    await isShown(refused);
    const proof = { ...payment, razorpay_order_id: order().providerOrderId, razorpay_signature: '' };
    const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = proof;
    expect(page.requestsTo('MakeOnlinepaymentsuccess').at(-1)).toMatchObject({
      razorpay_payment_id,
      razorpay_order_id,
      razorpay_signature,
    });
    expect(reported()).toBe(0);
  },
);

test(
  'a second payment of one order: both are verified, and the payer reads that it will be refunded',
  { tags: ['PAY-16'] },
  async () => {
    const widget = await openWidget();
    const both = await Promise.all([widget.charge(), widget.charge()]);
    both.forEach(widget.opened[0]!.handler);
    await hasPaid();
    await isShown(/^This order was paid twice\. The second payment will be refunded/);
    await expect.poll(() => [page.calls(call), order().fulfilments]).toEqual([2, 1]);
    expect(page.sandbox.world.payments.filter(({ needsRefund }) => needsRefund)).toHaveLength(1);
  },
);

describe('an amount of a link that differs from the one shown', { tags: ['PAY-33', 'PAY-34'] }, () => {
  const question = () => dialog('Please check before you pay');

  async function payAfterChange() {
    const widget = await open();
    await isShown('₹3,538.82');
    page.passTime(6000);
    order().totalMinor = 400_000;
    await payNow().click();
    await expect.element(question()).toHaveTextContent('The amount has changed from ₹3,538.82 to ₹4,000.00.');
    return widget;
  }

  test('starts nothing if it was shown a while ago: both are named', async () => {
    const widget = await payAfterChange();
    expect(page.requestsTo('PaymentLinkRedirect').map((each) => each.IsPaymentRedirect)).toEqual([false, false]);
    expect(widget.opened).toEqual([]);
  });

  test('opens nothing until it is confirmed', async () => {
    const widget = await payAfterChange();
    order().totalMinor = 500_000;
    await button('Confirm and pay ₹4,000.00').click();
    await expect.element(question()).toHaveTextContent('The amount has changed from ₹4,000.00 to ₹5,000.00.');
    expect(widget.opened).toEqual([]);
    await button('Confirm and pay ₹5,000.00').click();
    await expect.poll(() => widget.opened[0]?.amount).toBe(500_000);
  });

  test('is confirmed, not paid, if nothing is left to pay', async () => {
    const widget = await payAfterChange();
    order().totalMinor = 0;
    await button('Confirm and pay ₹4,000.00').click();
    await button('Confirm order').click();
    await isShown(/^There is nothing to pay/);
    expect(widget.opened).toEqual([]);
  });
});

test('a page that cancels dict-before-pay prevents the payment', async () => {
  const widget = await open();
  document.addEventListener('dict-before-pay', (event) => event.preventDefault(), { once: true });
  await payNow().click();
  await expect.poll(() => page.calls('paymentLinkRedirect')).toBe(2);
  await expect.element(payNow()).toBeEnabled();
  expect([widget.opened.length, reported()]).toEqual([0, 0]);
});
