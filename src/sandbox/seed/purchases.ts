import { dictation, mobileApp, stages, voiceServices, planOf, priceOf } from '../domain/catalogue.ts';
import { addSeat, addSubscription, dayMs } from '../domain/subscriptions.ts';
import type { Order, Subscription, User } from '../domain/world.ts';
import type { Service } from '../domain/service.ts';
import type { People } from './people.ts';
import { countryOf, homeCountry } from '../domain/countries.ts';
import { createOrder } from '../domain/order-start.ts';
import { recordCardPayment } from '../domain/payments.ts';
import { quoteFor } from '../domain/purchase.ts';
import { paymentLinkIds } from './documented-users.ts';

export function seedPurchases(service: Service, people: People): void {
  const now = service.now();
  const live = { stageId: stages.live, allowsConsolePayment: true };

  const due = { expiresAt: now + 65 * dayMs, paymentDueAt: now + 60 * dayMs };
  addOwn(service, people.retail, { ...live, ...professional, ...due });
  const mobile = { listingId: mobileApp, planId: 301, planPriceId: 3001 };
  addOwn(service, people.retail, { ...live, ...mobile, stageId: stages.trialExpired, expiresAt: now - 12 * dayMs });
  addOwn(service, people.retailAbroad, trialOf(now, 10));
  addOwn(service, people.twoFactor, { ...live, ...professional, expiresAt: now + 120 * dayMs });
  addOwn(service, people.expired, { ...live, ...professional, expiresAt: now + 3 * dayMs });
  people.expired.passwordExpiresAt = now - dayMs;

  const invited = addOwn(service, people.referral, trialOf(now, 6));
  people.referral.referral.linkedUserId = people.retail.id;
  people.referral.referral.activeSubscriptionId = invited.id;

  const speechApi = addSubscription(service.world, {
    ...live,
    listingId: voiceServices,
    planId: 202,
    planPriceId: 2002,
    ownerUserId: people.voice.id,
    expiresAt: now + 25 * dayMs,
  });
  for (let at = 1; at <= 30; at++)
    addSeat(service, speechApi, { tag: at <= 18 ? `intake-line-${String(at).padStart(2, '0')}` : null });
}

const professional = { listingId: dictation, planId: 102, planPriceId: 1004 };

const trialOf = (now: number, daysLeft: number) => ({
  ...professional,
  planPriceId: 1003,
  stageId: stages.trial,
  expiresAt: now + daysLeft * dayMs,
  allowsConsolePayment: true,
});

function addOwn(service: Service, owner: User, known: Parameters<typeof addSubscription>[1]): Subscription {
  const subscription = addSubscription(service.world, { ...known, ownerUserId: owner.id });
  addSeat(service, subscription, { userId: owner.id });
  return subscription;
}

export function seedPayments(service: Service, people: People): void {
  const now = service.now();
  for (let at = 29; at >= 0; at--) {
    const planPriceId = at % 5 === 0 ? 1004 : 1003;
    const createdAt = now - (at * 30 + 3) * dayMs;
    addOrder(service, people.retail, { planPriceId, createdAt, status: at % 9 === 4 ? 'failed' : 'paid' });
  }
  const owned = service.world.subscriptions.find(({ ownerUserId }) => ownerUserId === people.retail.id);
  const linked = (user: User, status: Order['status']) => {
    const subscription = user === people.retail ? owned : undefined;
    return addOrder(service, user, { planPriceId: 1003, createdAt: now - 2 * dayMs, status }, subscription);
  };
  const paid = linked(people.retailAbroad, 'paid');
  const links = [
    { id: paymentLinkIds.unpaid, order: linked(people.retailAbroad, 'created'), validDays: 30 },
    { id: paymentLinkIds.unpaidWidget, order: linked(people.retail, 'created'), validDays: 30 },
    { id: paymentLinkIds.inProgress, order: linked(people.retailAbroad, 'pending'), validDays: 30 },
    { id: paymentLinkIds.paid, order: paid, validDays: 30 },
    { id: paymentLinkIds.expired, order: linked(people.retailAbroad, 'created'), validDays: -1 },
  ];
  for (const { id, order, validDays } of links) {
    service.world.paymentLinks.push({ id, orderId: order.id, expiresAt: now + validDays * dayMs });
  }
}

type Past = Pick<Order, 'planPriceId' | 'createdAt' | 'status'>;

function addOrder(service: Service, user: User, past: Past, subscription: Subscription | null = null): Order {
  const country = countryOf(user.countryId) ?? homeCountry;
  const plan = planOf(professional.planId)!;
  const basket = { seatCount: 1, country, promoCode: '', pricePercent: 100 };
  const chosen = quoteFor(priceOf(plan, past.planPriceId)!, basket);
  const bought = { plan, chosen, subscription, seatCount: 1, currency: country.currency, promoCode: '' };
  const order = Object.assign(createOrder(service, user, bought), past);
  if (order.status !== 'paid') return order;
  return Object.assign(order, { paidBy: recordCardPayment(service, order, 'captured').id, fulfilments: 1 });
}
