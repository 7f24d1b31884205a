import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';
import type { Buyer } from './sandbox-buyer.ts';
import { createBuyer } from './sandbox-buyer.ts';
import type { Caller } from './sandbox-caller.ts';
import { createCaller, submitted } from './sandbox-caller.ts';

let sandbox: Sandbox;
let buyer: Buyer;

beforeEach(async () => {
  sandbox = createSandbox();
  buyer = await createBuyer(sandbox, 'retail.uk@example.com');
});

describe('a payment on the hosted card page', () => {
  beforeEach(() => {
    const retail = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
    buyer.user.billingAddress = { ...retail.billingAddress!, countryId: 2 };
  });

  const press = (url: string, outcome: string) => sandbox.fetch(submitted(url, { outcome }));

  const confirmSession = (session_id: string) =>
    buyer.caller.call('makeOnlinePaymentSuccess', { session_id, payment_gateway_type: 2 });

  test('comes back with its session, which confirms it', async () => {
    const { start, order } = await buyer.startPayment({ SelectedBillingCycleId: 1003 });
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
    const { start, order } = await buyer.startPayment({ SelectedBillingCycleId: 1003 });
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
      order: { receiptName: 'Ina Example', amountText: '₹\u00a03,538.82', isDone: false, isInProgress: false },
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
    expect((await buyer.confirm(await buyer.payInWidget(start.widget!.orderId))).read()).toMatchObject({
      isConfirmed: true,
    });
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
