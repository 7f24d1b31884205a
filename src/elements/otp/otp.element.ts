import { brandSlots, defineElement, resetPaths, type DocsOf } from '../runtime/element.ts';

export const otp = defineElement({
  tag: 'dict-otp', // ACC-2
  attributes: {},
  isAccess: true,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: { height: '575px', below: { '892px': '495px', '512px': '441px', '413px': '465px' } },
  reserveWhere: {
    ':is(:lang(de), :lang(fr), :lang(es))': {
      height: '575px',
      below: { '892px': '519px', '512px': '441px', '413px': '465px', '360px': '520px' },
    },
  },
  journey: ['/signup', '/signupotp', '/congratulation', ...resetPaths],
  routes: [
    { path: '/signupotp', page: 'otp', navigation: 'hidden', attributes: () => ({ light: true }) },
    { path: '/forgotpasswordotp', page: 'otp', navigation: 'hidden', attributes: () => ({ light: true }) },
  ],
  view: () => import('./Otp.tsx'),
});

export const docs: DocsOf<typeof otp> = {
  description: 'Asks for the six-digit code of a signup or of a password reset.',
  slots: brandSlots,
};
