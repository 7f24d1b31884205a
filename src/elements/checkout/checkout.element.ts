import { defineElement, type Attribute, type Visit } from '../runtime/element.ts';

export const checkoutAttributes = {
  'subscription-id': { kind: 'text', default: '', says: 'The subscription that is paid for; -1 buys a new one.' },
  'product-id': { kind: 'text', default: '', says: "The product's listing id (`ProductPublicListingId`)." },
  'plan-id': { kind: 'text', default: '', says: 'The plan that is bought.' },
  'plan-price-id': { kind: 'text', default: '', says: 'The billing cycle to begin with; none is chosen without it.' },
} as const satisfies Readonly<Record<string, Attribute>>;

const screen = {
  path: '/subscription/checkout',
  page: 'Checkout',
  guard: 'signed-in',
  navigation: 'hidden',
} as const;

/** Billing details, billing cycle, promo code, price, and the payment. console.md sections 2.9 and 4, "Checkout". */
export const checkout = defineElement({
  tag: 'dict-checkout',
  says: 'Takes the billing details, shows what a subscription costs and has it paid.',
  attributes: checkoutAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-before-pay', 'dict-payment', 'dict-error'],
  reserve: '620px',
  routes: [
    { ...screen, forward: backWithoutPlan },
    { ...screen, attributes: attributesOfVisit },
  ],
  view: () => import('./Checkout.tsx'),
});

/** What the row of a subscription handed on, or the same values in the address (decisions.md section 5). */
function attributesOfVisit({ state, query }: Visit) {
  const read = (inState: string, inQuery: string) => {
    const handed = state[inState];
    return (typeof handed === 'string' && handed !== '' ? handed : (query.get(inQuery) ?? '')).trim();
  };
  return {
    'subscription-id': read('subscriptionId', 'subscription'),
    'product-id': read('productId', 'product'),
    'plan-id': read('planId', 'plan'),
    'plan-price-id': read('planPriceId', 'price'),
  };
}

function backWithoutPlan(visit: Visit) {
  const { 'plan-price-id': _, ...needed } = attributesOfVisit(visit);
  return Object.values(needed).includes('') ? { to: '/subscription' } : null;
}
