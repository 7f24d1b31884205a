import { beforeEach, expect, test, vi } from 'vitest';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { linkOrder } from '../../support/sales.ts';
import { cardWidget, type CardWidget } from '../support/card-widget.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { announced, button, dialog, heading, isFocused, isShown, refusal } from '../support/screen.ts';
import { payNow } from './payment-link-screen.ts';

/* <dict-payment-link>: paying by a card widget of the page's own (PAY-31): CON-4, PAY. */

const page = sandboxPage();

const call = 'makeOnlinePaymentSuccess';
let id = '';
const order = () => linkOrder(page, id);
const put = () => page.put('dict-payment-link', { 'payment-id': id });

// A link of its own for each test: the page remembers what was paid, and which widget is open.
beforeEach(() => {
  const unpaid = page.sandbox.world.paymentLinks.find((each) => each.id === paymentLinkIds.unpaidWidget)!;
  id = `LINK-${crypto.randomUUID()}`;
  Object.assign(unpaid, { id });
});

const pending = () => expect.element(heading('PAYMENT PENDING…')).toBeVisible();
const paid = () => expect.element(heading('PAYMENT SUCCESSFUL')).toBeVisible();
const notCompleted = /^The payment was not completed/;
const reported = () => page.calls('recordPaymentError');

async function open(render?: () => void): Promise<CardWidget> {
  const widget = cardWidget(page, render);
  await put();
  return widget;
}

async function openWidget(render?: () => void): Promise<CardWidget> {
  const widget = await open(render);
  await payNow().click();
  await expect.poll(() => widget.opened.length).toBe(1);
  return widget;
}

/** The details of the element's `dict-payment` events, from now on. */
function payments(): readonly HTMLElementEventMap['dict-payment']['detail'][] {
  const details: HTMLElementEventMap['dict-payment']['detail'][] = [];
  document.querySelector('dict-payment-link')!.addEventListener('dict-payment', ({ detail }) => details.push(detail));
  return details;
}

/** Lets the time pass until the next attempts to confirm have been made. */
const isPaidLater = () =>
  expect.poll(() => (page.passTime(5000), heading('PAYMENT SUCCESSFUL').query())).not.toBeNull();

// Before all other tests, because the code of payments is not loaded yet in the first.
test.each(['first', 'last'] as const)(
  'two elements with one id: one is paid, once, both say so, and the %s, which was used, has the focus',
  { tags: ['PAY-14', 'A11Y-31'] },
  async (used) => {
    const widget = await open();
    await put();
    await payNow()[used]().click();
    await expect.poll(() => widget.opened.length).toBe(1);
    await widget.pay();
    await expect.poll(() => heading('PAYMENT SUCCESSFUL').elements().length).toBe(2);
    await isFocused(heading('PAYMENT SUCCESSFUL')[used]());
    expect([widget.opened.length, page.calls(call), order().fulfilments]).toEqual([1, 1, 1]);
  },
);

test(
  'a success is confirmed once, its heading has the focus and is announced; no script is loaded',
  { tags: ['PAY-31', 'A11Y-31'] },
  async () => {
    page.configure({ payments: { cardWidgetUrl: '/sandbox/card/checkout.js' } });
    const widget = await openWidget();
    await widget.pay();
    await isFocused(heading('PAYMENT SUCCESSFUL'));
    await expect.poll(() => announced('dict-payment-link')).toBe('PAYMENT SUCCESSFUL');
    expect(order()).toMatchObject({ status: 'paid', fulfilments: 1 });
    expect([page.calls(call), document.querySelectorAll('script[src*="checkout.js"]').length]).toEqual([1, 0]);
  },
);

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

test(
  'without an answer the payment is pending without Pay Now, also in a new element; then it is paid without a click',
  { tags: ['PAY-02', 'PAY-37'] },
  async () => {
    page.sandbox.faults.add({ call, times: 3, cut: 'connection' });
    const widget = await openWidget();
    await widget.pay();
    await pending();
    document.querySelector('dict-payment-link')!.remove();
    await put();
    await pending();
    await expect.element(payNow()).not.toBeInTheDocument();
    await isPaidLater();
    expect(page.calls(call)).toBe(4);
    expect(order()).toMatchObject({ status: 'paid', fulfilments: 1 });
  },
);

test(
  'if both storages throw, it is paid, and the payer is asked to keep the page open',
  { tags: ['PAY-20'] },
  async () => {
    const denied = () => {
      throw new DOMException('No storage', 'SecurityError');
    };
    const storages = (['localStorage', 'sessionStorage'] as const).map((name) =>
      vi.spyOn(window, name, 'get').mockImplementation(denied),
    );
    page.sandbox.faults.add({ call, times: 2, status: 503 });
    const widget = await openWidget();
    await widget.pay();
    await pending();
    await isShown(/^Keep this page open until your payment is confirmed/);
    await isPaidLater();
    expect(order()).toMatchObject({ status: 'paid', fulfilments: 1 });
    storages.forEach((storage) => storage.mockRestore());
  },
);

test(
  'a definite refusal: the text and the reference of the service, Pay Now again, the focus on the order, dict-payment failed',
  { tags: ['CON-8.33', 'PAY-10', 'A11Y-31'] },
  async () => {
    const message = 'The payment could not be refused more.';
    page.sandbox.faults.add({ call, ...refusal(message, 'PAY01', { ErrorRecordId: 77, OrderId: order().id }) });
    const widget = await open();
    const received = payments();
    await payNow().click();
    await expect.poll(() => widget.opened.length).toBe(1);
    await widget.pay();
    await isShown(new RegExp(`^${message}.*Error ID: 77.*Order ID: ${order().id}`, 's'));
    await expect.element(payNow()).toBeEnabled();
    await isFocused(heading('Dictation'));
    expect(page.calls(call)).toBe(1);
    expect(received.map(({ status }) => status)).toEqual(['pending', 'failed']);
  },
);

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
    await paid();
    await isShown(/^This order was paid twice\. The second payment will be refunded/);
    await expect.poll(() => [page.calls(call), order().fulfilments]).toEqual([2, 1]);
    expect(page.sandbox.world.payments.filter(({ needsRefund }) => needsRefund)).toHaveLength(1);
  },
);

test(
  'a closed widget is recorded, with the card that it declined before, the order looked up again, and Pay Now, which it describes, has the focus; a success after it wins',
  { tags: ['CON-4.81', 'PAY-17', 'PAY-18', 'PAY-32', 'A11Y-15'] },
  async () => {
    const widget = await openWidget();
    await expect.element(dialog()).not.toBeInTheDocument();
    widget.decline();
    expect(reported()).toBe(0);
    widget.dismiss();
    await expect.element(payNow()).toHaveAccessibleDescription(notCompleted);
    await isShown(new RegExp(`Order ID: ${order().id}`));
    const [error] = page.sandbox.world.paymentErrors;
    expect(error!.orderId).toBe(order().id);
    const declined = { code: 'BAD_REQUEST_ERROR', reason: 'payment_declined' };
    expect(JSON.parse(error!.detail)).toMatchObject({ ...declined, order_id: order().providerOrderId });
    await expect.poll(() => page.calls('paymentLinkRedirect')).toBe(3);
    await isFocused(payNow());
    widget.opened[0]!.handler(await widget.charge());
    await paid();
    expect(reported()).toBe(1);
  },
);

test.each([
  ['disappears', undefined, () => document.querySelector('iframe')!.remove()],
  ['never appears', () => {}, () => {}],
])(
  'a widget that %s without an event gives Pay Now back, and a late success wins',
  { tags: ['PAY-17', 'PAY-30'] },
  async (_how, render, end) => {
    const widget = await openWidget(render);
    await expect.element(button('Waiting for the payment…')).toBeVisible();
    end();
    await expect.poll(() => (page.passTime(1000), reported())).toBe(1);
    await isShown(notCompleted);
    await expect.element(payNow()).not.toHaveAttribute('aria-disabled');
    expect(JSON.parse(page.sandbox.world.paymentErrors[0]!.detail)).toMatchObject({ reason: 'vanished' });
    widget.opened[0]!.handler(await widget.charge());
    await paid();
    expect([reported(), order().fulfilments]).toEqual([1, 1]);
  },
);

test(
  'a layer that the page adds while the widget is open is not taken for the widget',
  { tags: ['PAY-46'] },
  async () => {
    await openWidget();
    const chat = document.createElement('dialog');
    chat.setAttribute('open', '');
    chat.textContent = 'How can we help?';
    document.body.append(chat);
    document.querySelector('iframe')!.remove();
    await expect.poll(() => (page.passTime(1000), reported())).toBe(1);
    await isShown(notCompleted);
    chat.remove();
  },
);

test('a payer who sees no widget closes it, and a late success wins', { tags: ['PAY-46'] }, async () => {
  const widget = await openWidget();
  await button('Payment window closed?').click();
  await isShown(notCompleted);
  expect(reported()).toBe(1);
  widget.opened[0]!.handler(await widget.charge());
  await paid();
});

test(
  'an amount that differs from the one shown opens nothing, and, if it was shown a while ago, starts nothing: both are named, and the new one confirmed',
  { tags: ['PAY-33', 'PAY-34'] },
  async () => {
    const widget = await open();
    await isShown('₹3,538.82');
    page.passTime(6000);
    order().totalMinor = 400_000;
    await payNow().click();
    const question = dialog('Please check before you pay');
    await expect.element(question).toHaveTextContent('The amount has changed from ₹3,538.82 to ₹4,000.00.');
    expect(page.requestsTo('PaymentLinkRedirect').map((each) => each.IsPaymentRedirect)).toEqual([false, false]);
    order().totalMinor = 500_000;
    await button('Confirm and pay ₹4,000.00').click();
    await expect.element(question).toHaveTextContent('The amount has changed from ₹4,000.00 to ₹5,000.00.');
    expect(widget.opened).toEqual([]);
    await button('Confirm and pay ₹5,000.00').click();
    await expect.poll(() => widget.opened[0]?.amount).toBe(500_000);
  },
);

test('a widget that brings another currency is not opened', { tags: ['PAY-33'] }, async () => {
  page.changeAnswers('PaymentLinkRedirect', ({ RazorPayCheckOut }) =>
    Object.assign(RazorPayCheckOut ?? {}, { currency: 'USD' }),
  );
  const widget = await open();
  await payNow().click();
  await isShown(/^The card payment was not opened, because it would have charged another amount/);
  await expect.element(payNow()).toBeEnabled();
  expect([widget.opened.length, reported()]).toEqual([0, 0]);
});

test('dict-before-pay: a page that cancels it has nothing paid', async () => {
  const widget = await open();
  document.addEventListener('dict-before-pay', (event) => event.preventDefault(), { once: true });
  await payNow().click();
  await expect.poll(() => page.calls('paymentLinkRedirect')).toBe(2);
  await expect.element(payNow()).toBeEnabled();
  expect([widget.opened.length, reported()]).toEqual([0, 0]);
});

test(
  'a page that shows another link while the widget loads opens no widget; the first link can be paid when it is back',
  { tags: ['PAY-30', 'PAY-33'] },
  async () => {
    page.configure({ payments: { cardWidgetUrl: 'http://127.0.0.1:9/widget.js' } });
    const script = () => document.querySelector('script[src$="/widget.js"]');
    const hold = (event: Event) => event.target === script() && event.stopImmediatePropagation();
    document.addEventListener('error', hold, { capture: true });
    const element = await put();
    await payNow().click();
    await expect.poll(script).not.toBeNull();
    element.setAttribute('payment-id', paymentLinkIds.unpaid);
    await isShown('£46.80');
    const widget = cardWidget(page);
    script()!.dispatchEvent(new Event('load'));
    document.removeEventListener('error', hold, { capture: true });
    await expect.element(payNow()).toBeEnabled();
    await new Promise(requestAnimationFrame);
    expect(widget.opened).toEqual([]);
    element.setAttribute('payment-id', id);
    await isShown('₹3,538.82');
    await payNow().click();
    await expect.poll(() => widget.opened.length).toBe(1);
  },
);
