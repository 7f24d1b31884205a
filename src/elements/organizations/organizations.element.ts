import { defineElement } from '../runtime/element.ts';

/** The organisations of an administrator. console.md section 2.5. */
export const organizations = defineElement({
  tag: 'dict-organizations',
  says: 'Lists the organisations of an administrator, with the way to the subscriptions of each.',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  routes: [{ path: '/organizations', page: 'Organizations', guard: 'signed-in' }],
  view: () => import('./Organizations.tsx'),
});
