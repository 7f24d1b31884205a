import { defineElement } from '../runtime/element.ts';

/** For pages around the console, such as a shop window: one of two slots shows. DESIGN.md section 2. */
export const session = defineElement({
  tag: 'dict-session',
  says: 'Shows the content of its slot signed-in to who is signed in on this origin, and of its slot signed-out to everybody else.',
  attributes: {},
  events: ['dict-session', 'dict-error'],
  view: () => import('./Session.tsx'),
});
