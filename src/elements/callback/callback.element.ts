import { defineElement, type Attribute, type DocsOf } from '../runtime/element.ts';

export const callbackAttributes = {
  open: { kind: 'boolean' },
} as const satisfies Readonly<Record<string, Attribute>>;

export const callback = defineElement({
  tag: 'dict-callback', // CON-2.2, CON-2.15
  attributes: callbackAttributes,
  headings: '2',
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  methods: ['show', 'close'],
  isInline: true,
  view: () => import('./Callback.tsx'),
});

export const docs: DocsOf<typeof callback> = {
  description: 'Asks support to call back, from a button that stands on the page.',
  attributes: { open: 'The popup is open.' },
  methods: {
    show: 'Opens the popup.',
    close: 'Closes the popup and resets it.',
  },
};
