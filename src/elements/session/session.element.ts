import { defineElement, type DocsOf } from '../runtime/element.ts';

export const session = defineElement({
  tag: 'dict-session',
  attributes: {},
  headings: null,
  isAccess: true,
  events: ['dict-session', 'dict-error'],
  hiddenSlot: 'signed-in',
  view: () => import('./Session.tsx'),
});

export const docs: DocsOf<typeof session> = {
  description:
    'Shows the content of its slot signed-in to who is signed in on this origin, and of its slot signed-out to everybody else.',
  slots: { 'signed-in': 'Shown to who is signed in.', 'signed-out': 'Shown to everybody else.' },
};
