import { planOf, priceOf, stages } from './catalogue.ts';
import type { Service } from './service.ts';
import { addSeat, addSubscription, dayMs, subscriptionOf } from './subscriptions.ts';
import type { Order, Payment, Subscription, User } from './world.ts';

const daysForFirstPurchase = 30;

/** Fulfils a paid order: extends or creates the subscription, and adds the referral days. */
export function fulfil(service: Service, order: Order, payment: Payment): void {
  const { world, now, send } = service;
  order.paidBy = payment.id;
  order.status = 'paid';
  order.fulfilments += 1;
  const buyer = world.users.find(({ id }) => id === order.userId);
  const subscription = subscriptionOf(world, order.subscriptionId ?? -1) ?? addBought(service, order, buyer);
  order.subscriptionId = subscription.id;

  const plan = planOf(order.planId);
  const months = (plan && priceOf(plan, order.planPriceId)?.months) ?? 1;
  const earned = buyer ? claimReferral(service, buyer, subscription) : 0;
  subscription.expiresAt = addMonths(Math.max(now(), subscription.expiresAt ?? 0), months) + earned * dayMs;
  subscription.stageId = stages.live;
  subscription.planId = order.planId;
  subscription.planPriceId = order.planPriceId;
  subscription.paymentDueAt = null;
  if (!buyer) return;
  send({
    channel: 'e-mail',
    to: buyer.email,
    subject: 'We have received your payment',
    text: `Order ${order.id}, payment ${payment.id}. Thank you.`,
    otp: null,
  });
}

function addBought({ world, random }: Service, order: Order, buyer: User | undefined): Subscription {
  const { listingId, planId, planPriceId } = order;
  const subscription = addSubscription(world, {
    listingId,
    planId,
    planPriceId,
    ownerUserId: buyer?.id ?? null,
    stageId: stages.live,
    expiresAt: null,
    allowsConsolePayment: true,
  });
  for (let at = 0; at < order.seatCount; at++)
    addSeat(world, random, subscription, at === 0 ? { userId: buyer?.id ?? null } : {});
  return subscription;
}

/** The first purchase of an invited user gives thirty days to both users (CON-9.17). */
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
