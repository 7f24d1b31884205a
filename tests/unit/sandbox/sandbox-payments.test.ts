import { beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { signedInCaller } from './sandbox-caller.ts';

/** A documented user who is logged in and pays for their first subscription. */
async function createBuyer(sandbox: Sandbox, email: string) {
  const caller = await signedInCaller(sandbox.fetch, email);
  const user = sandbox.world.users.find((each) => each.email === email)!;
  const owned = sandbox.world.subscriptions.find(({ ownerUserId }) => ownerUserId === user.id)!;

  /** The purchase with its terms as they are sent back. */
  async function openCheckout(changes: { SelectedBillingCycleId?: number } = {}) {
    const fields = {
      ProductPublicListingId: owned.listingId,
      SubscriptionId: owned.id,
      PlanId: owned.planId,
      SelectedBillingCycleId: owned.planPriceId,
      Promocode: '',
      ...changes,
    };
    const { purchaseType, iterationType, lastIterationId } = (await caller.call('checkoutData', fields)).read().terms;
    const terms = { PurchaseType: purchaseType, IterationType: iterationType, LastIterationId: lastIterationId };
    return { ...fields, ...terms, PurchaseSeatQty: 0 };
  }

  return {
    caller,
    user,
    owned,
    openCheckout,
    async startPayment(changes = {}) {
      const purchase = await openCheckout(changes);
      (await caller.call('productCheckout', purchase)).read();
      const start = (await caller.call('paymentRedirect', purchase)).read();
      return { start, order: sandbox.world.orders.at(-1)! };
    },
    async payInWidget(orderId: string | null | undefined, outcome = 'success') {
      return (await caller.control('card/payments', { order_id: orderId, outcome })).json();
    },
    confirm: (payment: object) =>
      caller.call('makeOnlinePaymentSuccess', { ...payment, payment_gateway_type: 1 } as never),
  };
}

let sandbox: Sandbox;
let buyer: Awaited<ReturnType<typeof createBuyer>>;

beforeEach(async () => {
  sandbox = createSandbox();
  buyer = await createBuyer(sandbox, 'retail@example.com');
});

describe('a payment in the widget', () => {
  test('PAY-08 accepts the same payment again without effect, also at the same time', async () => {
    const { start, order } = await buyer.startPayment();
    const payment = await buyer.payInWidget(start.widget!.orderId);
    const all = await Promise.all([1, 2, 3, 4].map(() => buyer.confirm(payment)));
    for (const each of all) expect(each.read()).toMatchObject({ isConfirmed: true });
    const expiry = buyer.owned.expiresAt;
    await buyer.confirm(payment);
    expect(buyer.owned.expiresAt).toBe(expiry);
    expect(order.fulfilments).toBe(1);
  });

  test('stays pending until the bank says so', async () => {
    const { start, order } = await buyer.startPayment();
    const payment = await buyer.payInWidget(start.widget!.orderId, 'pending');
    expect((await buyer.confirm(payment)).read()).toMatchObject({ isConfirmed: false, message: { code: 'S0000' } });
    expect(order).toMatchObject({ status: 'pending', fulfilments: 0 });
    const purchase = await buyer.openCheckout();
    expect(await buyer.caller.call('productCheckout', purchase)).toMatchObject({
      Status: 1,
      ErrorMessage: 'A payment for this subscription is being processed.',
    });
    await buyer.caller.control('card/settle', { payment_id: payment.razorpay_payment_id, status: 'captured' });
    expect((await buyer.confirm(payment)).read().isConfirmed).toBe(true);
    expect(order.fulfilments).toBe(1);
  });

  test('of an invited user earns both thirty days, once [ACC-9.16 CON-4.55 CON-9.17]', async () => {
    buyer = await createBuyer(sandbox, 'referral@example.com');
    const friend = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
    const user = sandbox.world.users.find(({ email }) => email === 'referral@example.com')!;
    const before = friend.referral.earnedDays;
    user.billingAddress = { ...friend.billingAddress!, countryId: 1 };
    const expiry = buyer.owned.expiresAt!;
    const { start } = await buyer.startPayment({ SelectedBillingCycleId: 1003 });
    await buyer.confirm(await buyer.payInWidget(start.widget!.orderId));
    expect(friend.referral.earnedDays).toBe(before + 30);
    expect(Math.round((buyer.owned.expiresAt! - expiry) / 86_400_000)).toBeGreaterThanOrEqual(28 + 30);
    expect(user.referral.activeSubscriptionId).toBe(0);
  });
});
