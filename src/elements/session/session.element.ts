import { defineElement } from '../runtime/element.ts';

/** For pages around the console, such as marketing pages: one of two slots is shown. DESIGN.md section 2. */
export const session = defineElement({
  tag: 'dict-session',
  attributes: {},
  headings: null,
  events: ['dict-session', 'dict-error'],
  view: () => import('./Session.tsx'),
});
