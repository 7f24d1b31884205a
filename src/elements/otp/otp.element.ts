import { defineElement } from '../runtime/element.ts';

/** The OTP page of the signup and of the password reset. ACC-2, `/signupotp` and `/forgotpasswordotp`. */
export const otp = defineElement({
  tag: 'dict-otp',
  attributes: {},
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: '360px',
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
