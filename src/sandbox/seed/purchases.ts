import { dictation, mobileApp, stages, voiceServices, planOf, priceOf } from '../domain/catalogue.ts';
import { addSeat, addSubscription, dayMs } from '../domain/subscriptions.ts';
import type { Order, Subscription, User } from '../domain/world.ts';
import type { Ground, People } from './people.ts';
import { countryOf, homeCountry } from '../domain/countries.ts';
import { createOrder } from '../domain/order-start.ts';
import { recordCardPayment } from '../domain/payments.ts';
import { quoteFor } from '../domain/purchase.ts';
import { paymentLinkIds } from './documented-users.ts';

export function seedPurchases(ground: Ground, people: People): void {
  const { world, random, now } = ground;
  const live = { stageId: stages.live, allowsConsolePayment: true };

  const due = { expiresAt: now + 65 * dayMs, paymentDueAt: now + 60 * dayMs };
  addOwn(ground, people.retail, { ...live, ...professional, ...due });
  const mobile = { listingId: mobileApp, planId: 301, planPriceId: 3001 };
  addOwn(ground, people.retail, { ...live, ...mobile, stageId: stages.trialExpired, expiresAt: now - 12 * dayMs });
  addOwn(ground, people.retailAbroad, trialOf(now, 10));
  addOwn(ground, people.twoFactor, { ...live, ...professional, expiresAt: now + 120 * dayMs });
  addOwn(ground, people.expired, { ...live, ...professional, expiresAt: now + 3 * dayMs });
  people.expired.passwordExpiresAt = now - dayMs;

  const invited = addOwn(ground, people.referral, trialOf(now, 6));
  people.referral.referral.linkedUserId = people.retail.id;
  people.referral.referral.activeSubscriptionId = invited.id;

  const speechApi = addSubscription(world, {
    ...live,
    listingId: voiceServices,
    planId: 202,
    planPriceId: 2002,
    ownerUserId: people.voice.id,
    expiresAt: now + 25 * dayMs,
  });
  for (let at = 1; at <= 30; at++)
    addSeat(world, random, speechApi, { tag: at <= 18 ? `intake-line-${String(at).padStart(2, '0')}` : null });
}

const professional = { listingId: dictation, planId: 102, planPriceId: 1004 };

const trialOf = (now: number, daysLeft: number) => ({
  listingId: dictation,
  planId: 102,
  planPriceId: 1003,
  stageId: stages.trial,
  expiresAt: now + daysLeft * dayMs,
  allowsConsolePayment: true,
});

function addOwn({ world, random }: Ground, owner: User, known: Parameters<typeof addSubscription>[1]): Subscription {
  const subscription = addSubscription(world, { ...known, ownerUserId: owner.id });
  addSeat(world, random, subscription, { userId: owner.id });
  return subscription;
}

/** The order history of the retail user, and one payment link in each state. */
export function seedPayments(ground: Ground, people: People): void {
  for (let at = 29; at >= 0; at--) {
    const order = addOrder(ground, people.retail, {
      planPriceId: at % 5 === 0 ? 1004 : 1003,
      createdAt: ground.now - (at * 30 + 3) * dayMs,
    });
    order.status = at % 9 === 4 ? 'failed' : 'paid';
    if (order.status === 'paid') markPaid(ground, order);
  }
  const owned = ground.world.subscriptions.find(({ ownerUserId }) => ownerUserId === people.retail.id);
  const linked = (user: User, status: Order['status']) => {
    const subscription = user === people.retail ? owned : undefined;
    const order = addOrder(ground, user, { planPriceId: 1003, createdAt: ground.now - 2 * dayMs, subscription });
    order.status = status;
    return order;
  };
  const paid = linked(people.retailAbroad, 'paid');
  markPaid(ground, paid);
  // Each payment link has an order of its own, which anyone with the link can pay.
  const links = [
    { id: paymentLinkIds.unpaid, order: linked(people.retailAbroad, 'created'), validDays: 30 },
    { id: paymentLinkIds.unpaidWidget, order: linked(people.retail, 'created'), validDays: 30 },
    { id: paymentLinkIds.inProgress, order: linked(people.retailAbroad, 'pending'), validDays: 30 },
    { id: paymentLinkIds.paid, order: paid, validDays: 30 },
    { id: paymentLinkIds.expired, order: linked(people.retailAbroad, 'created'), validDays: -1 },
  ];
  for (const { id, order, validDays } of links) {
    ground.world.paymentLinks.push({ id, orderId: order.id, expiresAt: ground.now + validDays * dayMs });
  }
}

function addOrder(
  { world, random }: Ground,
  user: User,
  known: { planPriceId: number; createdAt: number; subscription?: Subscription | undefined },
): Order {
  const { planPriceId, createdAt, subscription = null } = known;
  const country = countryOf(user.countryId) ?? homeCountry;
  const plan = planOf(professional.planId)!;
  const basket = { seatCount: 1, country, promoCode: '', pricePercent: 100 };
  const chosen = quoteFor(priceOf(plan, planPriceId)!, basket);
  const bought = { plan, chosen, subscription, seatCount: 1, currency: country.currency, promoCode: '' };
  return createOrder({ world, random, now: () => createdAt }, user, bought, '');
}

function markPaid({ world, random }: Ground, order: Order) {
  const { createdAt } = order;
  const payment = recordCardPayment({ world, random, now: () => createdAt }, order, 'captured');
  payment.confirmedAt = createdAt;
  Object.assign(order, { paidBy: payment.id, fulfilments: 1 });
}
