import { defineElement, type Attribute } from '../runtime/element.ts';

export const seatsAttributes = {
  'subscription-id': { kind: 'text', default: '' },
  'org-id': { kind: 'text', default: '' },
  'days-count': {
    kind: 'text',
    default: '',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The seats of a subscription and their users. CON-2.4, CON-4. */
export const seats = defineElement({
  tag: 'dict-seats',
  attributes: seatsAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  isProtected: true,
  view: () => import('./Seats.tsx'),
});
