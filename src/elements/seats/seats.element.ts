import { readCode } from '../../core/format/typed.ts';
import { defineElement, type Attribute, type DocsOf, type Route, type Visit } from '../runtime/element.ts';

export const seatsAttributes = {
  'subscription-id': { kind: 'text', default: '' },
  'org-id': { kind: 'text', default: '' },
  'days-count': { kind: 'text', default: '' },
} as const satisfies Readonly<Record<string, Attribute>>;

// The screen has a route below each route of the subscriptions' screen (CON-2.1.6 to CON-2.1.8).
const parents = ['/subscription', '/subscription/{selectOrgId}', '/subscription/{selectOrgId}/{daysCount}'];

export const seats = defineElement({
  tag: 'dict-seats', // CON-2.4, CON-4
  attributes: seatsAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  isProtected: true,
  pages: { seats: 'Seat users' },
  routes: parents.flatMap(routesBelow),
  view: () => import('./Seats.tsx'),
});

export const docs: DocsOf<typeof seats> = {
  description:
    'Manages the seats of a subscription: counts, searches, assigns and takes them, one by one or by a CSV file.',
  attributes: {
    'subscription-id': 'The subscription whose seats are managed.',
    'org-id': 'The organization whose subscriptions the way back leads to.',
    'days-count': 'What the list of subscriptions that the way back leads to was filtered by.',
  },
};

function routesBelow(parent: string): readonly Route<'seats'>[] {
  const route = { path: `${parent}/seatuser`, page: 'seats' } as const;
  return [
    // Redirects to the list of subscriptions if the address names no subscription (DEC-5.4).
    { ...route, redirect: (visit) => (subscriptionOf(visit) ? null : { to: visit.path.replace(/\/[^/]*\/?$/, '') }) },
    { ...route, attributes: attributesOfVisit },
  ];
}

function attributesOfVisit(visit: Visit) {
  const { selectOrgId = '', daysCount = '' } = visit.segments;
  return { 'subscription-id': subscriptionOf(visit), 'org-id': selectOrgId, 'days-count': daysCount };
}

function subscriptionOf({ state, query }: Visit): string {
  const given = state.subscriptionId ?? state.subscription ?? query.get('subscription');
  return typeof given === 'string' || typeof given === 'number' ? readCode(String(given)) : '';
}
