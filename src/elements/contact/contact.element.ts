import { defineElement } from '../runtime/element.ts';

/** Contact us. console.md section 2.8. */
export const contact = defineElement({
  tag: 'dict-contact',
  says: 'Shows whom to ask: regional contacts for account owners, the account manager for everybody else.',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '360px',
  routes: [{ path: '/contactus', page: 'Contact us', guard: 'signed-in' }],
  view: () => import('./Contact.tsx'),
});
