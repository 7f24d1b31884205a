import { defineElement, type Attribute, type Route, type Visit } from '../runtime/element.ts';

export const seatsAttributes = {
  'subscription-id': { kind: 'text', default: '', says: 'The subscription whose seats are managed.' },
  'org-id': { kind: 'text', default: '', says: 'The organisation whose subscriptions the way back leads to.' },
  'days-count': {
    kind: 'text',
    default: '',
    says: 'What the list of subscriptions that the way back leads to was filtered by.',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

// One child of the subscriptions at each level (console.md section 2.1).
const parents = ['/subscription', '/subscription/{selectOrgId}', '/subscription/{selectOrgId}/{daysCount}'];

/** The seats of a subscription and who sits on them. console.md sections 2.4 and 4. */
export const seats = defineElement({
  tag: 'dict-seats',
  says: 'Manages the seats of a subscription: counts, searches, assigns and takes them, one by one or by a CSV file.',
  attributes: seatsAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  routes: parents.flatMap(routesBelow),
  view: () => import('./Seats.tsx'),
});

function routesBelow(parent: string): readonly Route[] {
  const route = { path: `${parent}/seatuser`, page: 'Seat users', guard: 'signed-in' } as const;
  return [
    // Without a subscription there is nothing to show (decisions.md section 5).
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
