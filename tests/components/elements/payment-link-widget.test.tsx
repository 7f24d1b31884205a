import { describe, expect, test, vi } from 'vitest';
import { subjectName } from '../../../src/core/payments/record.ts';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { keepOpenPayment } from '../../../stories/payments.ts';
import { cardWidget, type CardWidget } from '../support/card-widget.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, dialog, heading, isFocused, isShown } from '../support/screen.ts';
import { hasPaid, notCompleted, ownLink, payNow } from './payment-link-screen.ts';

/* <dict-payment-link>: a card widget that closes, disappears or should not open. */

const page = sandboxPage();

const { linkId, order, put, open, openWidget, reported } = ownLink(page);

describe('a closed widget', () => {
  async function close(widget: CardWidget): Promise<void> {
    widget.dismiss();
    await expect.element(payNow()).toHaveAccessibleDescription(notCompleted);
  }

  test('is recorded, with the card that it declined before', { tags: ['CON-4.81', 'PAY-17'] }, async () => {
    const widget = await openWidget();
    widget.decline();
    expect(reported()).toBe(0);
    await close(widget);
    await isShown(new RegExp(`Order ID: ${order().id}`));
    const [error] = page.sandbox.world.paymentErrors;
    expect(error!.orderId).toBe(order().id);
    const declined = { code: 'BAD_REQUEST_ERROR', reason: 'payment_declined' };
    expect(JSON.parse(error!.detail)).toMatchObject({ ...declined, order_id: order().providerOrderId });
  });

  test('has the order looked up again', { tags: ['CON-4.81'] }, async () => {
    await close(await openWidget());
    await expect.poll(() => page.calls('paymentLinkRedirect')).toBe(3);
  });

  test('moves the focus to Pay Now', { tags: ['PAY-32', 'A11Y-15'] }, async () => {
    const widget = await openWidget();
    await expect.element(dialog()).not.toBeInTheDocument();
    await close(widget);
    await isFocused(payNow());
  });

  test('is not waited for while the service records it', { tags: ['PAY-17'] }, async () => {
    const release = page.hold('RecordPaymentError');
    const widget = await openWidget();
    await expect.element(button('Waiting for the payment…')).toBeVisible();
    widget.dismiss();
    await expect.element(button('Closing the payment…')).toHaveAttribute('aria-disabled', 'true');
    release();
    await isShown(notCompleted);
  });

  test('loses to a success after it', { tags: ['PAY-17', 'PAY-18'] }, async () => {
    const widget = await openWidget();
    widget.decline();
    await close(widget);
    widget.opened[0]!.handler(await widget.charge());
    await hasPaid();
    expect(reported()).toBe(1);
  });
});

test('a second widget is closed when the first reports a late success', { tags: ['PAY-16', 'PAY-17'] }, async () => {
  const widget = await openWidget();
  const late = await widget.charge();
  widget.dismiss();
  await isShown(notCompleted);
  await payNow().click();
  await expect.poll(() => widget.opened.length).toBe(2);
  widget.opened[0]!.handler(late);
  await hasPaid();
  expect(document.querySelector('iframe')).toBeNull();
  expect(reported()).toBe(1);
});

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
    await hasPaid();
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
  await hasPaid();
});

test('the page is told that its own modal dialog covers the widget', { tags: ['PAY-32'] }, async () => {
  using lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open();
  const layer = document.createElement('dialog');
  const element = document.querySelector('dict-payment-link')!;
  element.replaceWith(layer);
  layer.append(element);
  layer.showModal();
  await payNow().click();
  await expect.poll(() => lines.mock.lastCall).toEqual([expect.stringContaining('close it on dict-before-pay')]);
});

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

test(
  'if the page shows another link while the widget loads, the widget does not open by itself',
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
    element.setAttribute('payment-id', linkId());
    await isShown('₹3,538.82');
    await payNow().click();
    await expect.poll(() => widget.opened.length).toBe(1);
  },
);

test('Pay again is held while the payment of the link is being checked', { tags: ['PAY-43'] }, async () => {
  const order = { orderId: null, gatewayType: 1, address: null, price: { amount: '1.00', currency: 'INR' } };
  keepOpenPayment({ subject: subjectName({ kind: 'link', id: linkId() }), account: '', way: 'widget', ...order });
  await put();
  await expect.element(button('Pay again')).not.toHaveAttribute('aria-disabled');
  const release = page.hold('PaymentLinkRedirect');
  await button('Check again').click();
  await expect.element(button('Pay again')).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect.element(button('Pay again')).not.toHaveAttribute('aria-disabled');
});

describe('a link that expires before it is paid', () => {
  const expire = () => {
    page.sandbox.world.paymentLinks.find(({ id }) => id === linkId())!.expiresAt = 0;
  };
  const expired = 'This payment link has expired. Please contact the team for a new one.';

  test('leaves the focus on the order when Pay Now disappears', { tags: ['A11Y-31'] }, async () => {
    await open();
    expire();
    await payNow().click();
    await isShown(expired);
    await isFocused(heading('Dictation'));
  });

  test('leaves the focus on the order when Pay again disappears', { tags: ['A11Y-31', 'PAY-43'] }, async () => {
    const order = { orderId: null, gatewayType: 1, address: null, price: { amount: '3538.82', currency: 'INR' } };
    keepOpenPayment({ subject: subjectName({ kind: 'link', id: linkId() }), account: '', way: 'widget', ...order });
    await put();
    await expect.element(button('Pay again')).toBeVisible();
    await expect.poll(() => page.calls('paymentLinkRedirect')).toBe(2);
    expire();
    await button('Pay again').click();
    await isShown(expired);
    await isFocused(heading('Dictation'));
  });
});
