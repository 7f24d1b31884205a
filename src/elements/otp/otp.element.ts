import { defineElement } from '../runtime/element.ts';

/** The OTP page of the signup and of the password reset. access.md section 2, `/signupotp` and `/forgotpasswordotp`. */
export const otp = defineElement({
  tag: 'dict-otp',
  says: 'Asks for the six-digit code of a signup or of a password reset.',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: '360px',
  routes: [
    {
      path: '/signupotp',
      page: 'Verify OTP',
      guard: 'open',
      navigation: 'hidden',
      attributes: () => ({ light: true }),
    },
    {
      path: '/forgotpasswordotp',
      page: 'Verify OTP',
      guard: 'open',
      navigation: 'hidden',
      attributes: () => ({ light: true }),
    },
  ],
  journey: [
    '/signup',
    '/signupotp',
    '/congratulation',
    '/forgotpassword',
    '/forgotpasswordotp',
    '/forceresetpassword',
    '/resetpassword',
    '/passwordresetsuccess',
  ],
  view: () => import('./Otp.tsx'),
});
