import type { Sandbox } from '../../../src/sandbox/sandbox.ts';
import { signedInCaller } from './sandbox-caller.ts';

/** The fields that the card widget passes to a shop. */
export interface WidgetPayment {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** A documented user who is logged in and pays for their first subscription. */
export async function createBuyer(sandbox: Sandbox, email: string) {
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
    confirm: (payment: WidgetPayment) =>
      caller.call('makeOnlinePaymentSuccess', { ...payment, payment_gateway_type: 1 }),
  };
}

export type Buyer = Awaited<ReturnType<typeof createBuyer>>;
