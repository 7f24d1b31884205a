import { defineElement, type Attribute } from '../runtime/element.ts';

export const subscriptionsAttributes = {
  'org-id': {
    kind: 'text',
    default: '',
  },
  'days-count': {
    kind: 'enum',
    choices: ['-1', '0', '30'],
    default: '-1',
  },
  'navigate-to-checkout': {
    kind: 'boolean',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The subscriptions that the user bought, and those assigned to the user. CON-2.3, CON-4. */
export const subscriptions = defineElement({
  tag: 'dict-subscriptions',
  attributes: subscriptionsAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  isProtected: true,
  journey: ['/subscription'],
  view: () => import('./Subscriptions.tsx'),
});
