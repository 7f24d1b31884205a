import { itemNames } from './item-names.ts';
import { defineElement, type Attribute } from '../runtime/element.ts';

export const navAttributes = {
  active: {
    kind: 'enum',
    choices: ['none', ...itemNames],
    default: 'none',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The frame of the console: header, side navigation, and the screen in its slot. CON-2.2. */
export const nav = defineElement({
  tag: 'dict-nav',
  attributes: navAttributes,
  headings: null,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  view: () => import('./Nav.tsx'),
});
