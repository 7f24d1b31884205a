import { readCode } from '../../core/format/typed.ts';
import { brandSlots, defineElement, type Attribute, type DocsOf, type Visit } from '../runtime/element.ts';

export const checkoutAttributes = {
  'subscription-id': { kind: 'text', default: '' },
  'product-id': { kind: 'text', default: '' },
  'plan-id': { kind: 'text', default: '' },
  'plan-price-id': { kind: 'text', default: '' },
  seats: { kind: 'text', default: '' },
} as const satisfies Readonly<Record<string, Attribute>>;

const screen = { path: '/subscription/checkout', page: 'checkout', navigation: 'hidden' } as const;

/** Billing details, billing cycle, promo code, price, and the payment. CON-2.9, CON-4 Checkout. */
export const checkout = defineElement({
  tag: 'dict-checkout',
  attributes: checkoutAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-before-pay', 'dict-payment', 'dict-error'],
  isProtected: true,
  isRenewed: true,
  pages: { checkout: 'Checkout' },
  routes: [
    { ...screen, redirect: backWithoutPlan },
    { ...screen, attributes: attributesOfVisit },
  ],
  view: () => import('./Checkout.tsx'),
});

export const docs: DocsOf<typeof checkout> = {
  description: 'Takes the billing details, shows what a subscription costs and has it paid.',
  slots: brandSlots,
  attributes: {
    'subscription-id': 'The subscription that is paid for; -1 buys a new one.',
    'product-id': "The product's listing id (`ProductPublicListingId`).",
    'plan-id': 'The plan that is bought.',
    'plan-price-id': 'The billing cycle to begin with; none is chosen without it.',
    seats:
      'The number of seats that are paid for, shown beside Pay now; left out without it. The service knows the number that counts.',
  },
};

/** Prefers the navigation state, which a row of the subscription list passes, to the query of the address (DEC-5.4). */
function attributesOfVisit({ state, query }: Visit) {
  const read = (inState: string, inQuery: string) => {
    const handed = state[inState];
    return readCode(typeof handed === 'string' && handed !== '' ? handed : (query.get(inQuery) ?? ''));
  };
  return {
    'subscription-id': read('subscriptionId', 'subscription'),
    'product-id': read('productId', 'product'),
    'plan-id': read('planId', 'plan'),
    'plan-price-id': read('planPriceId', 'price'),
    seats: seatsOf(state),
  };
}

// Number of seats, '' if unknown. Only the navigation state is trusted: a number in a link could be wrong.
const seatsOf = ({ seats }: Visit['state']) => (typeof seats === 'number' && seats > 0 ? String(seats) : '');

function backWithoutPlan(visit: Visit) {
  const { 'plan-price-id': _, seats: __, ...needed } = attributesOfVisit(visit);
  return Object.values(needed).includes('') ? { to: '/subscription' } : null;
}
