import type { Route, Visit } from '../runtime/element.ts';

// A child of the subscriptions screen at each of its levels (CON-2.1.6 to CON-2.1.8).
const parents = ['/subscription', '/subscription/{selectOrgId}', '/subscription/{selectOrgId}/{daysCount}'];

/** The addresses of this element in the console. */
export const routes: readonly Route[] = parents.flatMap(routesBelow);

function routesBelow(parent: string): readonly Route[] {
  const route = { path: `${parent}/seatuser`, page: 'seats' } as const;
  return [
    // Without a subscription there is nothing to show (DEC-5.4).
    { ...route, forward: (visit) => (subscriptionOf(visit) ? null : { to: visit.path.replace(/\/[^/]*\/?$/, '') }) },
    { ...route, attributes: attributesOfVisit },
  ];
}

function attributesOfVisit(visit: Visit) {
  const { selectOrgId = '', daysCount = '' } = visit.segments;
  return { 'subscription-id': subscriptionOf(visit), 'org-id': selectOrgId, 'days-count': daysCount };
}

function subscriptionOf({ state, query }: Visit): string {
  const given = state.subscriptionId ?? state.subscription ?? query.get('subscription');
  return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
}
