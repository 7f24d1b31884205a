import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../src/sandbox/sandbox.ts';
import { paymentLinkIds } from '../../src/sandbox/seed/documented-users.ts';
import type { Subscription } from '../../src/sandbox/world.ts';
import type { Caller } from './sandbox-caller.ts';
import { createCaller, signedInCaller } from './sandbox-caller.ts';

let sandbox: Sandbox;
let buyer: Caller;
let owned: Subscription;

beforeEach(async () => {
  sandbox = createSandbox();
  await logInAs('retail@example.com');
});

async function logInAs(email: string) {
  buyer = await signedInCaller(sandbox.fetch, email);
  const user = sandbox.world.users.find((each) => each.email === email)!;
  owned = sandbox.world.subscriptions.find(({ ownerUserId }) => ownerUserId === user.id)!;
}

const fields = (
  changes: Partial<{
    SelectedBillingCycleId: number;
    Promocode: string;
    PurchaseType: string;
    SubscriptionId: number;
  }> = {},
) => ({
  ProductPublicListingId: owned.listingId,
  SubscriptionId: owned.id,
  PlanId: owned.planId,
  SelectedBillingCycleId: owned.planPriceId,
  Promocode: '',
  ...changes,
});

/** What the checkout shows, and its terms as they are sent back. */
async function openCheckout(changes = {}) {
  const shown = (await buyer.call('checkoutData', fields(changes))).read();
  const { purchaseType, iterationType, lastIterationId } = shown.terms;
  const purchase = {
    ...fields(changes),
    PurchaseType: purchaseType,
    IterationType: iterationType,
    LastIterationId: lastIterationId,
    PurchaseSeatQty: 0,
  };
  return { shown, purchase };
}

async function startPayment(changes = {}) {
  const { shown, purchase } = await openCheckout(changes);
  expect(await buyer.call('productCheckout', purchase)).toMatchObject({ Status: 0 });
  const start = (await buyer.call('paymentRedirect', purchase)).read();
  return { shown, start, order: sandbox.world.orders.at(-1)! };
}

async function payInWidget(order_id: unknown, outcome = 'success') {
  const answer = await buyer.control('card/payments', { order_id, outcome });
  return answer.json();
}

const confirm = (payment: object) =>
  buyer.call('makeOnlinePaymentSuccess', { ...(payment as Confirmation), payment_gateway_type: 1 });

interface Confirmation {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

describe('a checkout', () => {
  test('adds up in minor units: subtotal, offer, tax, total', async () => {
    const { shown } = await openCheckout();
    expect(shown).toMatchObject({
      isAlreadyPaid: true,
      currencyCode: 'INR',
      taxNumberName: 'GSTIN',
      planName: 'Dictation Professional',
    });
    expect(shown.billingCycles).toMatchObject([
      {
        name: 'Yearly',
        perMonthAmount: '2499',
        subtotalAmount: '29988',
        taxDetail: 'GST 18%',
        taxAmount: '5397.84',
        totalAmount: '35385.84',
      },
    ]);
    const { shown: cheaper } = await openCheckout({ Promocode: 'welcome10' });
    expect(cheaper.billingCycles).toMatchObject([
      { promo: { isApplied: true, offerAmount: '2998.8' }, taxAmount: '4858.06', totalAmount: '31847.26' },
    ]);
  });

  test.each([
    ['NONSENSE', 'This promo code is not valid.'],
    ['SUMMER2020', 'This promo code has expired.'],
  ])('says why the promo code %s is not applied', async (Promocode, message) => {
    const { shown } = await openCheckout({ Promocode });
    expect(shown.billingCycles[0]!.promo).toEqual({ isApplied: false, message, offerAmount: '0' });
  });

  test('offers every cycle of a trial, and none is chosen', async () => {
    await logInAs('retail.uk@example.com');
    const { shown } = await openCheckout({ SelectedBillingCycleId: -1, Promocode: 'YEARLY25' });
    expect(shown).toMatchObject({ selectedPlanPriceId: null, isAlreadyPaid: false, currencyCode: 'GBP' });
    expect(shown.billingCycles.map(({ name, promo }) => [name, promo!.isApplied])).toEqual([
      ['Monthly', false],
      ['Yearly', true],
    ]);
  });

  test('is refused without a billing address, a cycle, the terms as they came, or the right to the subscription', async () => {
    const { purchase } = await openCheckout();
    const refused = async (changes: object) =>
      (await buyer.call('productCheckout', { ...purchase, ...changes })).ErrorMessage;
    expect(await refused({ PurchaseType: 'NEW' })).toBe('This purchase has changed. Please open the checkout again.');
    const foreign = sandbox.world.subscriptions.find(({ ownerUserId }) => ownerUserId !== owned.ownerUserId)!;
    expect(await refused({ SubscriptionId: foreign.id })).toBe('You do not have access to this subscription.');
    await logInAs('retail.uk@example.com');
    const trial = await openCheckout({ SelectedBillingCycleId: -1 });
    expect(await buyer.call('productCheckout', trial.purchase)).toMatchObject({
      Status: 1,
      ErrorMessage: 'Please choose a billing cycle.',
    });
    const chosen = { ...trial.purchase, SelectedBillingCycleId: 1003 };
    expect(await buyer.call('productCheckout', chosen)).toMatchObject({
      Status: 1,
      ErrorMessage: 'Please enter your billing details.',
    });
  });

  test('PAY-34 takes the price of the moment in which it is paid', async () => {
    const { shown, purchase } = await openCheckout();
    await buyer.control('prices', { percent: 110 });
    const { widget } = (await buyer.call('paymentRedirect', purchase)).read();
    expect(shown.billingCycles[0]!.totalAmount).toBe('35385.84');
    expect(widget!.amountMinor).toBe(3_892_442);
  });
});

describe('a payment in the widget', () => {
  test('PAY-01 is verified and fulfilled once, and the subscription is longer', async () => {
    const before = owned.expiresAt!;
    const { start, order } = await startPayment();
    expect(start).toMatchObject({ message: { code: 'S0000' }, redirectUrl: '', gatewayType: 1 });
    expect(start.widget).toMatchObject({ amountMinor: 3_538_584, currency: 'INR', orderId: order.providerOrderId });
    const confirmed = (await confirm(await payInWidget(start.widget!.orderId))).read();
    expect(confirmed).toMatchObject({
      message: { code: 'S0000' },
      isConfirmed: true,
      currencySign: '₹',
      amountPaid: '35385.84',
      orderId: String(order.id),
    });
    expect(order).toMatchObject({ status: 'paid', fulfilments: 1 });
    expect(Math.round((owned.expiresAt! - before) / 86_400_000)).toBeGreaterThanOrEqual(365);
  });

  test('PAY-08 takes the same payment again without harm, also at the same time', async () => {
    const { start, order } = await startPayment();
    const payment = await payInWidget(start.widget!.orderId);
    const all = await Promise.all([1, 2, 3, 4].map(() => confirm(payment)));
    for (const each of all) expect(each.read()).toMatchObject({ isConfirmed: true });
    const expiry = owned.expiresAt;
    await confirm(payment);
    expect(owned.expiresAt).toBe(expiry);
    expect(order.fulfilments).toBe(1);
  });

  test('PAY-10 is refused with a reference when its signature is wrong', async () => {
    const { start, order } = await startPayment();
    const payment = await payInWidget(start.widget!.orderId);
    const forged = await confirm({
      ...payment,
      razorpay_signature: payment.razorpay_signature.replaceAll(/[0-7]/g, '8'),
    });
    expect(forged).toMatchObject({
      http: 200,
      Status: 1,
      ErrorCode: 'PAY01',
      Data: { ErrorRecordId: expect.any(Number), OrderId: order.id },
    });
    expect(order).toMatchObject({ status: 'created', fulfilments: 0 });
    const swapped = await confirm({ ...payment, razorpay_payment_id: 'pay_other' });
    expect(swapped).toMatchObject({ Status: 1 });
  });

  test('PAY-16 keeps a second payment of one order for a refund', async () => {
    const { start, order } = await startPayment();
    const first = await payInWidget(start.widget!.orderId);
    const second = await payInWidget(start.widget!.orderId);
    expect((await confirm(first)).read().isConfirmed).toBe(true);
    const answer = (await confirm(second)).read();
    expect(answer).toMatchObject({
      isConfirmed: false,
      message: { code: 'PAY02', text: expect.stringContaining('refunded') },
    });
    expect((await confirm(second)).read().message).toMatchObject({ code: 'PAY02' });
    expect((await confirm(first)).read().isConfirmed).toBe(true);
    expect(order.fulfilments).toBe(1);
    expect(sandbox.world.payments.filter(({ needsRefund }) => needsRefund)).toHaveLength(1);
  });

  test('PAY-18 succeeds after a card was declined in the same popup', async () => {
    const { start, order } = await startPayment();
    const { error } = await payInWidget(start.widget!.orderId, 'failed');
    expect(error).toMatchObject({ code: 'BAD_REQUEST_ERROR', metadata: { order_id: order.providerOrderId } });
    expect((await confirm(await payInWidget(start.widget!.orderId))).read().isConfirmed).toBe(true);
  });

  test('stays pending until the bank says so', async () => {
    const { start, order } = await startPayment();
    const payment = await payInWidget(start.widget!.orderId, 'pending');
    expect((await confirm(payment)).read()).toMatchObject({ isConfirmed: false, message: { code: 'S0000' } });
    expect(order).toMatchObject({ status: 'pending', fulfilments: 0 });
    const { purchase } = await openCheckout();
    expect(await buyer.call('productCheckout', purchase)).toMatchObject({
      Status: 1,
      ErrorMessage: 'A payment for this subscription is being processed.',
    });
    await buyer.control('card/settle', { payment_id: payment.razorpay_payment_id, status: 'captured' });
    expect((await confirm(payment)).read().isConfirmed).toBe(true);
    expect(order.fulfilments).toBe(1);
  });

  test('PAY-17 that was dismissed is recorded with its ids, and a late success still wins', async () => {
    const { start, order } = await startPayment();
    const recorded = await buyer.call('recordPaymentError', {
      ErrorJson: JSON.stringify({ order_id: order.providerOrderId, reason: 'dismissed' }),
      payment_gateway_type: 1,
      UserId: order.userId,
    });
    expect(recorded.read()).toEqual({ errorRecordId: expect.any(String), orderId: String(order.id) });
    expect(order.status).toBe('failed');
    expect((await confirm(await payInWidget(start.widget!.orderId))).read().isConfirmed).toBe(true);
    expect(order.status).toBe('paid');
  });

  test('of an invited user earns both thirty days, once', async () => {
    await logInAs('referral@example.com');
    const friend = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
    const user = sandbox.world.users.find(({ email }) => email === 'referral@example.com')!;
    const before = friend.referral.earnedDays;
    user.billingAddress = { ...friend.billingAddress!, countryId: 1 };
    const expiry = owned.expiresAt!;
    const { start } = await startPayment({ SelectedBillingCycleId: 1003 });
    await confirm(await payInWidget(start.widget!.orderId));
    expect(friend.referral.earnedDays).toBe(before + 30);
    expect(Math.round((owned.expiresAt! - expiry) / 86_400_000)).toBeGreaterThanOrEqual(28 + 30);
    expect(user.referral.activeSubscriptionId).toBe(0);
  });
});

describe('a payment on the hosted card page', () => {
  beforeEach(async () => {
    await logInAs('retail.uk@example.com');
    const user = sandbox.world.users.find(({ email }) => email === 'retail.uk@example.com')!;
    user.billingAddress = {
      id: 1,
      fullName: 'Rhys Sample',
      taxNumber: '',
      countryId: 2,
      address: '1 Sample Row',
      state: 'England',
      postalCode: 'ZZ1',
      city: 'London',
      cityId: 1,
    };
  });

  const press = (url: string, outcome: string) =>
    sandbox.fetch(new Request(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' }));

  const confirmSession = (session_id: string) =>
    buyer.call('makeOnlinePaymentSuccess', { session_id, payment_gateway_type: 2 });

  test('comes back with its session, which confirms it', async () => {
    const { start, order } = await startPayment({ SelectedBillingCycleId: 1003 });
    expect(start).toMatchObject({ widget: null, gatewayType: 2 });
    const shown = await sandbox.fetch(new Request(start.redirectUrl));
    expect(await shown.text()).toContain('£46.80');
    const sent = await press(start.redirectUrl, 'success');
    expect(sent.status).toBe(303);
    expect(sent.headers.get('Location')).toBe(`http://sandbox.test/paymentconfirmation/${order.cardSessionId}/success`);
    expect((await confirmSession(order.cardSessionId!)).read()).toMatchObject({
      isConfirmed: true,
      planName: 'Dictation Professional',
    });
    expect((await confirmSession(order.cardSessionId!)).read()).toMatchObject({ isConfirmed: true });
    expect(order.fulfilments).toBe(1);
  });

  test('PAY-28 is no success because the address says so', async () => {
    const { start, order } = await startPayment({ SelectedBillingCycleId: 1003 });
    await press(start.redirectUrl, 'cancelled');
    expect((await confirmSession(order.cardSessionId!)).read()).toMatchObject({
      isConfirmed: false,
      message: { code: 'PAY04' },
    });
    expect(await confirmSession('made-up')).toMatchObject({ Status: 1 });
    expect(await confirmSession('x'.repeat(10_000))).toMatchObject({ Status: 1 });
    expect(order.fulfilments).toBe(0);
  });
});

describe('a payment link', () => {
  let payer: Caller;
  beforeEach(() => {
    payer = createCaller(sandbox.fetch);
  });

  const look = (PaymentId: string, IsPaymentRedirect = false) =>
    payer.call('paymentLinkRedirect', { PaymentId, IsPaymentRedirect });

  test('shows its order without a login, in every state', async () => {
    expect((await look(paymentLinkIds.unpaidWidget)).read()).toMatchObject({
      message: { code: 'S0000' },
      order: { receiptName: 'Ina Example', amountText: '₹ 3,538.82', isDone: false, isInProgress: false },
    });
    expect((await look(paymentLinkIds.inProgress)).read().order).toMatchObject({ isInProgress: true, isDone: false });
    expect((await look(paymentLinkIds.paid)).read().order).toMatchObject({
      isDone: true,
      providerPaymentId: expect.stringMatching(/^pay_/),
    });
    expect((await look(paymentLinkIds.expired)).read().message).toMatchObject({ code: 'PL02' });
    expect(await look('made-up')).toMatchObject({ http: 200, Status: 1 });
  });

  test('is paid in the widget, once', async () => {
    const start = (await look(paymentLinkIds.unpaidWidget, true)).read();
    expect((await confirm(await payInWidget(start.widget!.orderId))).read()).toMatchObject({ isConfirmed: true });
    expect((await look(paymentLinkIds.unpaidWidget)).read().order).toMatchObject({ isDone: true });
    expect((await look(paymentLinkIds.unpaidWidget, true)).read()).toMatchObject({
      message: { code: 'PL03' },
      widget: null,
    });
  });

  test('of another currency goes to the card page', async () => {
    const start = (await look(paymentLinkIds.unpaid, true)).read();
    expect(start).toMatchObject({ widget: null, redirectUrl: expect.stringContaining('/sandbox/card/cs_') });
    expect((await look(paymentLinkIds.inProgress, true)).read()).toMatchObject({
      message: { code: 'PL04' },
      redirectUrl: '',
    });
  });
});
