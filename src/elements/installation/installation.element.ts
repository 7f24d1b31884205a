import { defineElement } from '../runtime/element.ts';

/** Where to get the apps. console.md section 2.6. */
export const installation = defineElement({
  tag: 'dict-installation',
  says: 'Shows a card for each app that the user may install.',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  routes: [{ path: '/installation', page: 'Installation', guard: 'signed-in' }],
  view: () => import('./Installation.tsx'),
});
