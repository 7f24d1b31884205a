import { defineElement } from '../runtime/element.ts';

/** Shows its `signed-in` or its `signed-out` slot, for pages around the console such as marketing pages. */
export const session = defineElement({
  tag: 'dict-session',
  attributes: {},
  headings: null,
  events: ['dict-session', 'dict-error'],
  view: () => import('./Session.tsx'),
});
