import { defineElement } from '../runtime/element.ts';

/** Refer and earn. console.md section 2.12. */
export const refer = defineElement({
  tag: 'dict-refer',
  says: 'Gives the invitation link, the referral code and the days earned.',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  routes: [{ path: '/referearn', page: 'Refer and earn', guard: 'signed-in' }],
  view: () => import('./Refer.tsx'),
});
