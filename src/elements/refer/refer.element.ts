import { defineElement, type DocsOf } from '../runtime/element.ts';

/** Refer and earn. CON-2.12. */
export const refer = defineElement({
  tag: 'dict-refer',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: '520px',
  isProtected: true,
  routes: [{ path: '/referearn', page: 'refer' }],
  view: () => import('./Refer.tsx'),
});

export const docs: DocsOf<typeof refer> = {
  description: 'Gives the invitation link, the referral code and the days earned.',
};
