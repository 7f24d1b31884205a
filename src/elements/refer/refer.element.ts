import { defineElement } from '../runtime/element.ts';

/** Refer and earn. CON-2.12. */
export const refer = defineElement({
  tag: 'dict-refer',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  isProtected: true,
  view: () => import('./Refer.tsx'),
});
