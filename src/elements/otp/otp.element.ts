import { brandSlots, defineElement, resetPaths, type DocsOf } from '../runtime/element.ts';

export const otp = defineElement({
  tag: 'dict-otp', // ACC-2
  attributes: {},
  isAccess: true,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  journey: ['/signup', '/signupotp', '/congratulation', ...resetPaths],
  pages: { otp: 'Verify OTP' },
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
