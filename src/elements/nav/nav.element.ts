import { brandSlots, defineElement, type Attribute, type DocsOf } from '../runtime/element.ts';
import { navItems } from './nav.rules.ts';

const navAttributes = {
  active: { kind: 'enum', choices: ['none', ...navItems], default: 'none' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The frame of the console: header, side navigation, and the screen in its slot. CON-2.2. */
export const nav = defineElement({
  tag: 'dict-nav',
  attributes: navAttributes,
  headings: null,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  view: () => import('./Nav.tsx'),
});

export const docs: DocsOf<typeof nav> = {
  description:
    'Side navigation and header of the console around the content of its slot; without a session the content alone.',
  slots: {
    ...brandSlots,
    '': 'The screen that is open.',
    help: 'Help, such as <dict-callback>: at the foot of the side navigation, on narrow screens below the screen.',
  },
  attributes: { active: 'The menu item of the screen that is open.' },
};
