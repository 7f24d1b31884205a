import { defineElement, type Attribute } from '../runtime/element.ts';

export const navAttributes = {
  active: {
    kind: 'choice',
    choices: ['none', 'organizations', 'subscription', 'installation', 'account', 'referearn', 'contactus'],
    default: 'none',
    says: 'The menu item of the screen that is open.',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The frame of the console: header and side navigation, and in its slot the screen. console.md section 2.2. */
export const nav = defineElement({
  tag: 'dict-nav',
  says: 'Side navigation and header of the console around the content of its slot; without a session the content alone.',
  attributes: navAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  view: () => import('./Nav.tsx'),
});
