import { defineElement, type DocsOf } from '../runtime/element.ts';

export const contact = defineElement({
  tag: 'dict-contact', // CON-2.8
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  isProtected: true,
  pages: { contact: 'Contact us' },
  routes: [{ path: '/contactus', page: 'contact' }],
  view: () => import('./Contact.tsx'),
});

export const docs: DocsOf<typeof contact> = {
  description:
    'Shows whom to ask: the offices of the configuration for account owners, the account manager for everybody else.',
};
