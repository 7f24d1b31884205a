import { dictation, planOf, priceOf } from '../domain/catalogue.ts';
import { countryOf, homeCountry } from '../domain/countries.ts';
import { quoteFor } from '../domain/pricing.ts';
import type { Random } from '../domain/random.ts';
import { randomToken } from '../domain/random.ts';
import { dayMs } from '../domain/subscriptions.ts';
import type { Order, User, World } from '../domain/world.ts';
import { nextId } from '../domain/world.ts';
import { paymentLinkIds } from './documented-users.ts';
import type { People } from './people.ts';

interface Ground {
  readonly world: World;
  readonly random: Random;
  readonly now: number;
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
    const subscriptionId = user === people.retail ? (owned?.id ?? null) : null;
    const order = addOrder(ground, user, { planPriceId: 1003, createdAt: ground.now - 2 * dayMs, subscriptionId });
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

type Ordered = Pick<Order, 'planPriceId' | 'createdAt'> & Partial<Order>;

function addOrder({ world, random }: Ground, user: User, known: Ordered): Order {
  const country = countryOf(user.countryId) ?? homeCountry;
  const plan = planOf(102)!;
  const quote = quoteFor(priceOf(plan, known.planPriceId)!, {
    plan,
    seatCount: 1,
    country,
    promoCode: '',
    pricePercent: 100,
  });
  const order: Order = {
    id: nextId(world, 'order'),
    providerOrderId: `order_${randomToken(random, 14)}`,
    cardSessionId: null,
    gatewayType: country.currency === 'INR' ? 1 : 2,
    userId: user.id,
    subscriptionId: null,
    listingId: dictation,
    planId: plan.id,
    seatCount: 1,
    currency: country.currency,
    totalMinor: quote.totalMinor,
    taxMinor: quote.taxMinor,
    promoCode: '',
    status: 'created',
    fulfilments: 0,
    paidBy: null,
    returnOrigin: '',
    ...known,
  };
  world.orders.push(order);
  return order;
}

function markPaid({ world, random }: Ground, order: Order) {
  const { providerOrderId, createdAt } = order;
  const id = `pay_${randomToken(random, 14)}`;
  world.payments.push({
    id,
    providerOrderId,
    status: 'captured',
    createdAt,
    confirmedAt: createdAt,
    needsRefund: false,
  });
  Object.assign(order, { paidBy: id, fulfilments: 1 });
}
