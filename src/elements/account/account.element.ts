import { defineElement, type Attribute } from '../runtime/element.ts';

export const accountAttributes = {
  tab: {
    kind: 'enum',
    choices: ['personal', 'orders', 'billing'],
    default: 'personal',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** Personal details, order history, billing details, and the account's end. CON-2.7, CON-4 Account. */
export const account = defineElement({
  tag: 'dict-account',
  attributes: accountAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '560px',
  isProtected: true,
  view: () => import('./Account.tsx'),
});
