import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import * as de from '../../../src/languages/de/rest.ts';
import { subjectName } from '../../../src/core/payments/record.ts';
import { service } from '../../../src/core/service.ts';
import { lookUpPaymentLink } from '../../../src/core/service/endpoints/payments/payment-link.ts';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import { keepOpenPayment } from '../../../stories/payments.ts';
import { sandboxPage } from '../support/sandbox-page.ts';
import { button, heading, isFocused, isGone, isShown, link } from '../support/screen.ts';
import { openLink, orderOf, payNow } from './payment-link-screen.ts';

/* <dict-payment-link>: the order of a link, and the start of its payment. */

const page = sandboxPage();
beforeEach(() => page.configure({ contact: { email: 'support@console.example' } }));
const support = () => link('support@console.example');

test('the cycle of the order is named in the language of the payer', async () => {
  await page.put('dict-payment-link', { 'payment-id': paymentLinkIds.unpaidWidget, lang: 'de' });
  await expect.element(screen.getByText(`, ${de.cycle.monthly}`)).toBeVisible();
});

test('the line about questions is at the foot of the card', async () => {
  await screen.viewport(1280, 800);
  const { shadowRoot } = await openLink(page, 'unpaidWidget');
  await expect.element(payNow()).toBeVisible();
  const foot = (selector: string) => shadowRoot!.querySelector(selector)!.getBoundingClientRect().bottom;
  expect(foot('.d-pay') - foot('.d-pay-support')).toBeLessThan(32);
});

describe('trouble with the lookup', () => {
  const oops = 'Oops, Something went wrong. Please contact the team.';
  const closed = 'The card provider is closed today.';
  const refusal = JSON.stringify({ Status: 1, Data: null, ErrorCode: 'PL01', ErrorMessage: closed });

  async function openRefused(status = 400, body = ''): Promise<void> {
    page.sandbox.faults.add({ call: 'paymentLinkRedirect', status, body });
    await openLink(page, 'unpaidWidget');
  }

  test.each([
    [400, '', oops],
    [404, refusal, closed],
  ])(
    'that ends in %i with %j does not say that the id is invalid',
    { tags: ['CON-8.35', 'DEC-1.20'] },
    async (status, body, text) => {
      await openRefused(status, body);
      await isShown(text);
      await isGone('This payment link is not valid.');
      expect(page.visited).toEqual([]);
    },
  );

  test('names the support', { tags: ['CON-2.10.13'] }, async () => {
    await openRefused();
    await expect.element(support()).toBeVisible();
  });

  test('can be tried again, and moves the focus to the order', { tags: ['A11Y-31'] }, async () => {
    await openRefused();
    await button('Try again').click();
    await isFocused(heading('Dictation'));
    await expect.element(payNow()).toBeVisible();
  });
});

test(
  'an order without an amount cannot be paid, by widget or redirect alike',
  { tags: ['PAY-33', 'CON-2.10.12'] },
  async () => {
    const order = { OrderId: '300038', ProductName: 'Dictation' };
    const data = { PaymentOrderInfo: order, ValidateMessage: { Code: 'S0000', Message: '' } };
    page.sandbox.faults.add({ call: 'paymentLinkRedirect', body: JSON.stringify({ Status: 0, Data: data }) });
    await openLink(page, 'unpaidWidget');
    await isShown('Oops, Something went wrong. Please contact the team.');
    await isGone('Pay Now');
    await isGone('Amount payable');
  },
);

describe('an id that does not exist', () => {
  test.each([
    ['data', '{"Status":0,"Data":null}'],
    ['an order', '{"Status":0,"Data":{"PaymentOrderInfo":null}}'],
  ])(
    'an answer without %s is an invalid id: the console goes to its 404 page',
    { tags: ['DEC-1.20'] },
    async (_, body) => {
      page.sandbox.faults.add({ call: 'paymentLinkRedirect', body });
      await openLink(page, 'unpaidWidget');
      await expect.poll(() => page.visited).toContain('/pageNotFound');
      await isGone('This payment link is not valid.');
    },
  );

  test(
    'on a page without the console a message says in place that an id is invalid',
    { tags: ['DEC-1.20'] },
    async () => {
      const received: HTMLElementEventMap['dict-navigate'][] = [];
      const hear = (event: HTMLElementEventMap['dict-navigate']) => (event.stopPropagation(), received.push(event));
      document.body.addEventListener('dict-navigate', hear, { once: true });
      const element = await page.put('dict-payment-link', { 'payment-id': 'NO-SUCH-LINK' });
      await isShown('This payment link is not valid.');
      await expect.element(support()).toBeVisible();
      expect(received.map(({ cancelable, detail: { to } }) => [to, cancelable])).toEqual([['/pageNotFound', true]]);
      expect(element.dataset.state).toBe('error');
    },
  );
});

describe('the order', () => {
  test(
    'names the merchant, what is paid for, the payer and the amount',
    { tags: ['CON-2.10.8', 'CON-2.10.9', 'CON-4.76'] },
    async () => {
      await openLink(page, 'unpaidWidget');
      await expect.element(payNow()).toBeVisible();
      const order = screen.getByRole('region', { name: 'Payment' });
      await expect.element(order.getByRole('heading', { name: 'Dictation' })).toBeVisible();
      for (const text of [
        'Dictation Console',
        'Dictation Professional',
        'Payment for',
        'Dictation, Dictation Professional, Monthly',
        'Ina Example',
        '₹3,538.82',
        String(orderOf(page, 'unpaidWidget').id),
      ])
        await expect.element(order.getByText(text, { exact: true }).first()).toBeVisible();
    },
  );

  test('has an e-mail address for support, with the order as its subject', { tags: ['CON-2.10.13'] }, async () => {
    await openLink(page, 'unpaidWidget');
    const { id } = orderOf(page, 'unpaidWidget');
    const address = `mailto:support@console.example?subject=Payment%20for%20order%20${id}`;
    await expect.element(support()).toHaveAttribute('href', address);
  });

  test.each([
    ['paid', 'PAYMENT SUCCESSFUL', () => [orderOf(page, 'paid').paidBy!]],
    [
      'inProgress',
      'PAYMENT PENDING…',
      () => [
        "Your payment is being processed, we'll update your payment status shortly.",
        `Order ID: ${orderOf(page, 'inProgress').id}`,
      ],
    ],
    ['expired', 'Dictation', () => ['This payment link has expired. Please contact the team for a new one.']],
  ] as const)(
    'that is %s says so, without Pay Now, and the reason can not be closed',
    { tags: ['CON-2.10.10', 'CON-2.10.12', 'CON-4.78', 'CON-2.10.11', 'CON-4.77', 'CON-8.39'] },
    async (id, heading, found) => {
      await openLink(page, id);
      await expect.element(screen.getByRole('heading', { name: heading, exact: true })).toBeVisible();
      for (const text of found()) await expect.element(screen.getByText(text, { exact: false }).first()).toBeVisible();
      await expect.element(payNow()).not.toBeInTheDocument();
      await expect.element(button('Dismiss')).not.toBeInTheDocument();
    },
  );

  test('that is paid has a receipt, with its payer, amount and transaction', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await openLink(page, 'paid');
    await button('Print receipt').click();
    await expect.poll(() => print.mock.calls.length).toBe(1);
    const receipt = document.querySelector('.dict-receipt')!.shadowRoot!.textContent;
    const order = orderOf(page, 'paid');
    for (const text of [String(order.id), order.paidBy!, 'Dictation Professional']) expect(receipt).toContain(text);
    // The receipt has no date: the service doesn't tell when a link was paid.
    expect(receipt).not.toMatch(/Date\d/);
  });

  test('that is paid offers its receipt below its facts', async () => {
    await openLink(page, 'paid');
    await expect.element(button('Print receipt')).toBeVisible();
    const facts = screen.getByText('Receipt name').element().getBoundingClientRect();
    expect(button('Print receipt').element().getBoundingClientRect().top).toBeGreaterThan(facts.bottom);
  });

  test('that was paid elsewhere meanwhile says so when the page is visible again', { tags: ['PAY-34'] }, async () => {
    await openLink(page, 'unpaidWidget');
    await expect.element(payNow()).toBeVisible();
    orderOf(page, 'unpaidWidget').status = 'paid';
    document.dispatchEvent(new Event('visibilitychange'));
    await isShown('PAYMENT SUCCESSFUL');
    await expect.element(payNow()).not.toBeInTheDocument();
  });
});

describe('an order in progress', () => {
  const lookups = () => page.calls('paymentLinkRedirect');

  /** Number of lookups that were sent until now. A lookup of another link, which takes as long, has been answered after them. */
  async function sentLookups(): Promise<number> {
    const another = 'ANOTHER-LINK';
    await service().send(lookUpPaymentLink, { paymentId: another });
    return page.requestsTo(lookUpPaymentLink.path).filter((sent) => !JSON.stringify(sent).includes(another)).length;
  }

  /** Lets time pass until the next lookup. Returns the seconds that passed. */
  async function nextLookup(): Promise<number> {
    const before = lookups();
    let seconds = 0;
    const passed = () => (page.passTime(1000), (seconds += 1), lookups());
    await expect.poll(passed).toBe(before + 1);
    return seconds;
  }

  async function openPending() {
    const element = await openLink(page, 'inProgress');
    await isShown('PAYMENT PENDING…');
    return element;
  }

  const pay = () => Object.assign(orderOf(page, 'inProgress'), { status: 'paid', paidBy: 'pay_Example0000009' });

  test('is loaded again by itself until it is paid', async () => {
    await openPending();
    pay();
    await nextLookup();
    await isShown('PAYMENT SUCCESSFUL');
    expect(page.visited).toEqual([]);
  });

  test('is loaded again after growing pauses, also if a lookup fails', async () => {
    await openPending();
    const first = await nextLookup();
    expect(first).toBeLessThan(15);
    page.sandbox.faults.add({ call: 'paymentLinkRedirect', status: 500 });
    expect(await nextLookup()).toBeGreaterThan(first + 5);
    pay();
    await nextLookup();
    await isShown('PAYMENT SUCCESSFUL');
  });

  test('is not loaded again while the page is hidden', async () => {
    await openPending();
    await nextLookup();
    const before = await sentLookups();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    page.passTime(30_000);
    expect(await sentLookups()).toBe(before);
    hidden.mockRestore();
    await nextLookup();
  });

  test('is not loaded again while the page shows no link', async () => {
    const element = await openPending();
    element.removeAttribute('payment-id');
    await isShown(/^This payment link is incomplete\./);
    const before = await sentLookups();
    page.passTime(200_000);
    expect(await sentLookups()).toBe(before);
    element.setAttribute('payment-id', paymentLinkIds.inProgress);
    await isShown('PAYMENT PENDING…');
  });
});

test(
  'a start with an unsafe Redirect_URL is not followed: a payment failure with the generic message',
  { tags: ['DEC-7.10', 'SEC-06'] },
  async () => {
    const payments: unknown[] = [];
    const element = await openLink(page, 'unpaid');
    element.addEventListener('dict-payment', ({ detail }) => payments.push(detail));
    await expect.element(payNow()).toBeVisible();
    // Changes only the answer to the start, which has an address: lookups of an earlier attempt use the same call.
    page.changeAnswers('PaymentLinkRedirect', (data: { Redirect_URL?: string }) => {
      if (data.Redirect_URL) data.Redirect_URL = 'http://evil.example/pay';
    });
    const { href } = location;
    await payNow().click();
    await isShown('Oops, Something went wrong. Please contact the team.');
    expect(location.href).toBe(href);
    expect(payments).toEqual([{ status: 'failed', orderId: String(orderOf(page, 'unpaid').id), providerOrderId: '' }]);
  },
);

// The file's last test, because its payment stays open on this page.
test('the amount of an open payment has all decimals of its currency', { tags: ['PAY-43', 'PAY-45'] }, async () => {
  keepOpenPayment({
    subject: subjectName({ kind: 'link', id: paymentLinkIds.unpaidWidget }),
    account: '',
    orderId: null,
    way: 'widget',
    gatewayType: 1,
    address: null,
    price: { amount: '12.345', currency: 'KWD' },
  });
  await openLink(page, 'unpaidWidget');
  await isShown(/^A payment of KWD\s12\.345 was opened here/);
});
