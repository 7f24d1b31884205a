import { defineElement } from '../runtime/element.ts';

/** Contact us. CON-2.8. */
export const contact = defineElement({
  tag: 'dict-contact',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '360px',
  isProtected: true,
  view: () => import('./Contact.tsx'),
});
