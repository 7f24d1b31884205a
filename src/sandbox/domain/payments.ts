import { bytesOf, toHex } from './encoding.ts';
import type { Service } from './service.ts';
import { randomToken } from './random.ts';
import { type Order, type Payment, type World, nextId, type Subscription, type User } from './world.ts';
import { planOf, priceOf, stages } from './catalogue.ts';
import { addSeat, addSubscription, dayMs, subscriptionOf } from './subscriptions.ts';

export async function signPayment(world: World, providerOrderId: string, paymentId: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(world.cardSecret), algorithm, false, ['sign']);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(`${providerOrderId}|${paymentId}`))));
}

export const isSignature = async (world: World, providerOrderId: string, paymentId: string, signature: string) =>
  (await signPayment(world, providerOrderId, paymentId)) === signature;

export function recordCardPayment({ world, random }: Service, order: Order, status: Payment['status']): Payment {
  const payment: Payment = {
    id: `pay_${randomToken(random, 14)}`,
    providerOrderId: order.providerOrderId,
    status,
    needsRefund: false,
  };
  world.payments.push(payment);
  return payment;
}

/** Fulfils the order if the payment is captured. Confirming the same payment again changes nothing (PAY-08). */
export function confirmPayment(service: Service, order: Order, payment: Payment) {
  if (payment.status === 'failed') return 'not-paid';
  if (payment.status === 'pending') {
    if (order.status !== 'paid') order.status = 'pending';
    return 'pending';
  }
  if (payment.needsRefund || (order.paidBy !== null && order.paidBy !== payment.id)) {
    payment.needsRefund = true;
    return 'needs-refund';
  }
  if (order.paidBy === null) fulfil(service, order, payment);
  return 'paid';
}

export const orderOfProvider = (world: World, providerOrderId: string) =>
  world.orders.find((order) => order.providerOrderId === providerOrderId);

export const orderOfSession = (world: World, sessionId: string) =>
  world.orders.find((order) => order.cardSessionId === sessionId);

export const paymentsOf = (world: World, order: Order) =>
  world.payments.filter((payment) => payment.providerOrderId === order.providerOrderId);

export function recordPaymentError(
  { world }: Service,
  { order, ...failure }: { order: Order | undefined; userId: number; gatewayType: number; detail: string },
) {
  const id = nextId(world, 'error');
  const orderId = order?.id ?? null;
  world.paymentErrors.push({ ...failure, id, orderId, detail: failure.detail.slice(0, 2000) });
  if (order?.status === 'created') order.status = 'failed';
  return { ErrorRecordId: id, OrderId: orderId };
}

const daysForFirstPurchase = 30;

function fulfil(service: Service, order: Order, payment: Payment): void {
  const { world, now, send } = service;
  order.paidBy = payment.id;
  order.status = 'paid';
  order.fulfilments += 1;
  const buyer = world.users.find(({ id }) => id === order.userId);
  const subscription = subscriptionOf(world, order.subscriptionId ?? -1) ?? addBought(service, order, buyer);
  order.subscriptionId = subscription.id;

  const months = priceOf(planOf(order.planId), order.planPriceId)?.months ?? 1;
  const earned = buyer ? claimReferral(service, buyer, subscription) : 0;
  subscription.expiresAt = addMonths(Math.max(now(), subscription.expiresAt ?? 0), months) + earned * dayMs;
  subscription.stageId = stages.live;
  subscription.planId = order.planId;
  subscription.planPriceId = order.planPriceId;
  subscription.paymentDueAt = null;
  const text = `Order ${order.id}, payment ${payment.id}. Thank you.`;
  if (buyer) send(buyer.email, 'We have received your payment', text);
}

function addBought(service: Service, order: Order, buyer: User | undefined): Subscription {
  const subscription = addSubscription(service.world, {
    listingId: order.listingId,
    planId: order.planId,
    planPriceId: order.planPriceId,
    ownerUserId: buyer?.id ?? null,
    stageId: stages.live,
    expiresAt: null,
    allowsConsolePayment: true,
  });
  for (let at = 0; at < order.seatCount; at++)
    addSeat(service, subscription, at === 0 ? { userId: buyer?.id ?? null } : {});
  return subscription;
}

/** The first payment for an invited user's trial gives thirty days to buyer and referrer (CON-9.17). Returns the days. */
function claimReferral({ world }: Service, buyer: User, subscription: Subscription): number {
  if (buyer.referral.activeSubscriptionId !== subscription.id) return 0;
  buyer.referral.activeSubscriptionId = 0;
  const referrer = world.users.find(({ id }) => id === buyer.referral.linkedUserId);
  if (referrer) referrer.referral.earnedDays += daysForFirstPurchase;
  return daysForFirstPurchase;
}

function addMonths(time: number, months: number): number {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
}
