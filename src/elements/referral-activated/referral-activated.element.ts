import { defineElement, type DocsOf } from '../runtime/element.ts';

export const referralActivated = defineElement({
  tag: 'dict-referral-activated', // ACC-2, CON-2.12
  attributes: {},
  isAccess: true,
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  isProtected: true,
  pages: { referralActivated: 'Referral activated' },
  routes: [{ path: '/referralactivation', page: 'referralActivated' }],
  view: () => import('./ReferralActivated.tsx'),
});

export const docs: DocsOf<typeof referralActivated> = {
  description: 'Tells that a referral has earned free days, and leads to the subscription that they belong to.',
};
