import { defineElement, type DocsOf } from '../runtime/element.ts';

export const refer = defineElement({
  tag: 'dict-refer', // CON-2.12
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  isProtected: true,
  pages: { refer: 'Refer and earn' },
  routes: [{ path: '/referearn', page: 'refer' }],
  view: () => import('./Refer.tsx'),
});

export const docs: DocsOf<typeof refer> = {
  description: 'Gives the invitation link, the referral code and the days earned.',
};
