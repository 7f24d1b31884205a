import type { Route, Visit } from '../runtime/element.ts';

const screen = { path: '/subscription/checkout', page: 'checkout', navigation: 'hidden' } as const;

/** The addresses that it serves in the console. */
export const routes: readonly Route[] = [
  { ...screen, forward: backWithoutPlan },
  { ...screen, attributes: attributesOfVisit },
];

/** What the row of a subscription handed on, or the same values in the address (DEC-5.4). */
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
    seats: seatsOf(state),
  };
}

// Not read from the address: a link could name another number than is paid for.
const seatsOf = ({ seats }: Visit['state']) => (typeof seats === 'number' && seats > 0 ? String(seats) : '');

function backWithoutPlan(visit: Visit) {
  const { 'plan-price-id': _, seats: __, ...needed } = attributesOfVisit(visit);
  return Object.values(needed).includes('') ? { to: '/subscription' } : null;
}
