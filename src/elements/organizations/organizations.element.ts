import { defineElement, type DocsOf } from '../runtime/element.ts';

export const organizations = defineElement({
  tag: 'dict-organizations', // CON-2.5
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  isProtected: true,
  pages: { organizations: 'Organizations' },
  routes: [{ path: '/organizations', page: 'organizations' }],
  view: () => import('./Organizations.tsx'),
});

export const docs: DocsOf<typeof organizations> = {
  description: 'Lists the organizations of an administrator, with the way to the subscriptions of each.',
};
