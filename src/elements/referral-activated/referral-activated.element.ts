import { defineElement } from '../runtime/element.ts';

/** After the login of somebody who came by an invitation. access.md section 2, `/referralactivation`; console.md section 2.12. */
export const referralActivated = defineElement({
  tag: 'dict-referral-activated',
  says: 'Tells that a referral has earned free days, and leads to the subscription that they belong to.',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '320px',
  routes: [{ path: '/referralactivation', page: 'Referral Activated', guard: 'signed-in' }],
  view: () => import('./ReferralActivated.tsx'),
});
