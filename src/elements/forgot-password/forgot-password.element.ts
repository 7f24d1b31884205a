import { defineElement, type Attribute, type Visit } from '../runtime/element.ts';

export const forgotPasswordAttributes = {
  email: { kind: 'text', default: '', says: 'The address to fill in.' },
  locked: { kind: 'flag', says: 'The password has expired: the address can’t be changed.' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** Forgot password, and force reset after a password has expired. access.md section 2, `/forgotpassword` and `/forceresetpassword`. */
export const forgotPassword = defineElement({
  tag: 'dict-forgot-password',
  says: 'Sends the code that a new password is set with.',
  attributes: forgotPasswordAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: '420px',
  routes: [
    {
      path: '/forgotpassword',
      page: 'Forgot Password',
      guard: 'open',
      navigation: 'hidden',
      attributes: () => ({ light: true }),
    },
    {
      path: '/forceresetpassword',
      page: 'Reset Password',
      guard: 'open',
      navigation: 'hidden',
      attributes: ({ query }: Visit) => ({ email: query.get('email') ?? '', locked: true, light: true }),
    },
  ],
  journey: [
    '/',
    '/forgotpassword',
    '/forgotpasswordotp',
    '/forceresetpassword',
    '/resetpassword',
    '/passwordresetsuccess',
  ],
  view: () => import('./ForgotPassword.tsx'),
});
