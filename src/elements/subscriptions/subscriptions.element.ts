import { defineElement, type Attribute, type DocsOf, type Visit } from '../runtime/element.ts';

export const subscriptionsAttributes = {
  'org-id': { kind: 'text', default: '' },
  'days-count': { kind: 'enum', choices: ['-1', '0', '30'], default: '-1' },
  'navigate-to-checkout': { kind: 'boolean' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The subscriptions that the user bought, and those assigned to the user. CON-2.3, CON-4. */
export const subscriptions = defineElement({
  tag: 'dict-subscriptions',
  attributes: subscriptionsAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  isProtected: true,
  journey: ['/subscription'],
  pages: { subscriptions: 'Subscriptions' },
  routes: [
    { path: '/subscription', page: 'subscriptions', attributes: attributesOfVisit },
    { path: '/subscription/{selectOrgId}', page: 'subscriptions', attributes: attributesOfVisit },
    { path: '/subscription/{selectOrgId}/{daysCount}', page: 'subscriptions', attributes: attributesOfVisit },
  ],
  view: () => import('./Subscriptions.tsx'),
});

export const docs: DocsOf<typeof subscriptions> = {
  description: 'Lists the purchased and the assigned subscriptions, with the way to their seats and to their checkout.',
  attributes: {
    'org-id': 'The organization whose subscriptions are listed; all when it is left out.',
    'days-count': 'Lists what has expired already (0) or expires within 30 days (30); everything with -1.',
    'navigate-to-checkout': 'Goes on to the checkout of the subscription that an active referral belongs to.',
  },
};

function attributesOfVisit({ segments, state, query }: Visit) {
  const { selectOrgId = '', daysCount = '-1' } = segments;
  if (!['-1', '0', '30'].includes(daysCount)) return null;
  return {
    'org-id': selectOrgId,
    'days-count': daysCount,
    'navigate-to-checkout': state.navigateToCheckout === true || query.get('navigateToCheckout') === 'true',
  };
}
