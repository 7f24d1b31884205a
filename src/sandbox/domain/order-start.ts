import { planOf, productOf } from './catalogue.ts';
import type { Service } from './service.ts';
import type { Quote, Purchase } from './purchase.ts';
import { randomToken } from './random.ts';
import { phoneCodeOf } from './users.ts';
import { nextId, type Order, type User, type World } from './world.ts';

/** Values of `payment_gateway_type` (ACC-9.19). */
const gatewayTypes = { widget: 1, hostedPage: 2 } as const;

type Bought = Pick<Purchase, 'plan' | 'subscription' | 'seatCount' | 'currency'> & { chosen: Quote; promoCode: string };

export function createOrder({ world, random, now }: Service, user: User, bought: Bought): Order {
  const order: Order = {
    id: nextId(world, 'order'),
    providerOrderId: `order_${randomToken(random, 14)}`,
    cardSessionId: null,
    gatewayType: bought.currency === 'INR' ? gatewayTypes.widget : gatewayTypes.hostedPage,
    userId: user.id,
    subscriptionId: bought.subscription?.id ?? null,
    listingId: bought.plan.listingId,
    planId: bought.plan.id,
    planPriceId: bought.chosen.price.id,
    seatCount: bought.seatCount,
    currency: bought.currency,
    totalMinor: bought.chosen.totalMinor,
    promoCode: bought.chosen.promo?.isApplied ? bought.promoCode.trim().toUpperCase() : '',
    createdAt: now(),
    status: 'created',
    fulfilments: 0,
    paidBy: null,
    returnOrigin: '',
  };
  world.orders.push(order);
  return order;
}

export const payerOf = (world: World, order: Order) => world.users.find(({ id }) => id === order.userId);

export function startPayment(
  { world, random }: Service,
  order: Order,
  { pageOrigin, serviceUrl }: { readonly pageOrigin: string; readonly serviceUrl: string },
) {
  order.returnOrigin = pageOrigin;
  // A payer who has a payment link open in two tabs gets the same card session in both, which can be paid only once.
  order.cardSessionId ??= `cs_${randomToken(random, 24)}`;
  const isHosted = order.gatewayType === gatewayTypes.hostedPage;
  return {
    Redirect_URL: isHosted ? `${serviceUrl}/sandbox/card/${order.cardSessionId}` : '',
    RazorPayCheckOut: isHosted ? null : widgetOptions(order, payerOf(world, order), serviceUrl),
    payment_gateway_type: order.gatewayType,
  };
}

const widgetOptions = (order: Order, payer: User | undefined, serviceUrl: string) => ({
  key: 'rzp_test_sandbox',
  amount: order.totalMinor,
  currency: order.currency,
  name: productOf(order.listingId)?.name ?? '',
  description: planOf(order.planId)?.displayName ?? '',
  order_id: order.providerOrderId,
  prefill: {
    name: payer?.fullName ?? '',
    email: payer?.email ?? '',
    contact: payer?.mobile ? `${phoneCodeOf(payer)}${payer.mobile}` : '',
  },
  // In-app browsers can't show the widget: there the provider's own page posts the payment's result to this address.
  callback_url: `${serviceUrl}/sandbox/card/return/${order.cardSessionId}`,
  redirect: false,
  notes: { order: String(order.id) },
  theme: { color: '#0b6b78' },
});
