import { defineElement, type Attribute } from '../runtime/element.ts';

export const callbackAttributes = {
  open: { kind: 'flag', says: 'The popup is open.' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The Need-assistance popup, with a trigger of its own. console.md sections 2.2 and 2.15. */
export const callback = defineElement({
  tag: 'dict-callback',
  says: 'Asks support to call back, from a button that stands on the page.',
  attributes: callbackAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  methods: { show: 'Opens the popup.', close: 'Closes the popup and resets it.' },
  view: () => import('./Callback.tsx'),
});
