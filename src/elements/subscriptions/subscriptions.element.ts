import { defineElement, type Attribute, type Visit } from '../runtime/element.ts';

export const subscriptionsAttributes = {
  'org-id': {
    kind: 'text',
    default: '',
    says: 'The organisation whose subscriptions are listed; all when it is left out.',
  },
  'days-count': {
    kind: 'choice',
    choices: ['-1', '0', '30'],
    default: '-1',
    says: 'Lists what has expired already (0) or expires within 30 days (30); everything with -1.',
  },
  'navigate-to-checkout': {
    kind: 'flag',
    says: 'Goes on to the checkout of the subscription that an active referral belongs to.',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The subscriptions that the user bought, and those assigned to the user. console.md sections 2.3 and 4. */
export const subscriptions = defineElement({
  tag: 'dict-subscriptions',
  says: 'Lists the purchased and the assigned subscriptions, with the way to their seats and to their checkout.',
  attributes: subscriptionsAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  routes: [
    { path: '/subscription', page: 'Subscriptions', guard: 'signed-in', attributes: attributesOfVisit },
    { path: '/subscription/{selectOrgId}', page: 'Subscriptions', guard: 'signed-in', attributes: attributesOfVisit },
    {
      path: '/subscription/{selectOrgId}/{daysCount}',
      page: 'Subscriptions',
      guard: 'signed-in',
      attributes: attributesOfVisit,
    },
  ],
  journey: ['/subscription'],
  view: () => import('./Subscriptions.tsx'),
});

function attributesOfVisit({ segments, state }: Visit) {
  const { selectOrgId = '', daysCount = '-1' } = segments;
  if (!['-1', '0', '30'].includes(daysCount)) return null;
  return {
    'org-id': selectOrgId,
    'days-count': daysCount,
    'navigate-to-checkout': state.navigateToCheckout === true,
  };
}
