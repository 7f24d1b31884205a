import { brandSlots, defineElement, resetPaths, type DocsOf } from '../runtime/element.ts';

/** The OTP page of the signup and of the password reset. ACC-2, `/signupotp` and `/forgotpasswordotp`. */
export const otp = defineElement({
  tag: 'dict-otp',
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
