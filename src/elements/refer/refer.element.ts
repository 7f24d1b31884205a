import { defineElement, type DocsOf } from '../runtime/element.ts';

export const refer = defineElement({
  tag: 'dict-refer', // CON-2.12
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-error'],
  reserve: {
    height: '947px',
    below: {
      '1000px': '971px',
      '768px': '1019px',
      '680px': '1102px',
      '600px': '1234px',
      '453px': '1307px',
      '390px': '1450px',
      '360px': '1575px',
    },
  },
  isProtected: true,
  routes: [{ path: '/referearn', page: 'refer' }],
  view: () => import('./Refer.tsx'),
});

export const docs: DocsOf<typeof refer> = {
  description: 'Gives the invitation link, the referral code and the days earned.',
};
