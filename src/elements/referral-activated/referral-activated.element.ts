import { defineElement } from '../runtime/element.ts';

/** Shown after the login of an invited user. ACC-2, `/referralactivation`; CON-2.12. */
export const referralActivated = defineElement({
  tag: 'dict-referral-activated',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '320px',
  isProtected: true,
  view: () => import('./ReferralActivated.tsx'),
});
