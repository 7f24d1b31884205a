import { expect, test } from 'vitest';
import type { Subscription } from '../../../src/sandbox/domain/world.ts';
import { signedInCaller, type Caller } from './sandbox-caller.ts';
import { sandbox, withSandbox } from './sandbox.world.ts';

withSandbox();

test(
  'the first payment of an invited user earns both thirty days, once',
  { tags: ['PAY-08', 'ACC-9.16', 'CON-4.55', 'CON-9.17'] },
  async () => {
    const caller = await signedInCaller(sandbox.fetch, 'referral@example.com');
    const user = sandbox.world.users.find(({ email }) => email === 'referral@example.com')!;
    const friend = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
    const owned = sandbox.world.subscriptions.find(({ ownerUserId }) => ownerUserId === user.id)!;
    user.billingAddress = { ...friend.billingAddress!, countryId: 1 };
    const before = friend.referral.earnedDays;
    const expiry = owned.expiresAt!;
    const { widget } = (await caller.call('paymentRedirect', await renewalOf(caller, owned))).read();
    const paid = await caller.control('card/payments', { order_id: widget!.orderId, outcome: 'success' });
    const confirmation = { ...(await paid.json()), payment_gateway_type: 1 };
    for (const _ of ['first', 'again']) await caller.call('makeOnlinePaymentSuccess', confirmation);
    expect(sandbox.world.orders.at(-1)).toMatchObject({ status: 'paid', fulfilments: 1 });
    expect(friend.referral.earnedDays).toBe(before + 30);
    expect(Math.round((owned.expiresAt! - expiry) / 86_400_000)).toBeGreaterThanOrEqual(28 + 30);
    expect(user.referral.activeSubscriptionId).toBe(0);
  },
);

test.each([
  ['the same key', ['press-1', 'press-1'], 1],
  ['two keys', ['press-1', 'press-2'], 2],
  ['no key', ['', ''], 2],
])('two starts of a payment with %s make as many orders as keys', async (_, keys, count) => {
  const caller = await signedInCaller(sandbox.fetch, 'retail@example.com');
  const user = sandbox.world.users.find(({ email }) => email === 'retail@example.com')!;
  const owned = sandbox.world.subscriptions.find(({ ownerUserId }) => ownerUserId === user.id)!;
  const renewal = await renewalOf(caller, owned);
  const before = sandbox.world.orders.length;
  const answers = [];
  for (const key of keys) {
    const header: Record<string, string> = key === '' ? {} : { 'Idempotency-Key': key };
    const started = await caller.send('paymentRedirect', renewal, {}, header);
    answers.push(await started.text());
  }
  expect([sandbox.world.orders.length - before, new Set(answers).size]).toEqual([count, count]);
});

/** The request that starts the renewal of a subscription, with the terms that the checkout shows. */
async function renewalOf(caller: Caller, { listingId, id, planId }: Subscription) {
  const fields = {
    ProductPublicListingId: listingId,
    SubscriptionId: id,
    PlanId: planId,
    SelectedBillingCycleId: 1003,
    Promocode: '',
  };
  const { purchaseType, iterationType, lastIterationId } = (await caller.call('checkoutData', fields)).read().terms;
  const terms = { PurchaseType: purchaseType, IterationType: iterationType, LastIterationId: lastIterationId };
  return { ...fields, ...terms, PurchaseSeatQty: 0 };
}
