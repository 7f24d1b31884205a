import { defineElement, type Attribute } from '../runtime/element.ts';

export const forgotPasswordAttributes = {
  email: { kind: 'text', default: '' },
  locked: { kind: 'boolean' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** Forgot password, and the forced reset of an expired password. ACC-2, `/forgotpassword` and `/forceresetpassword`. */
export const forgotPassword = defineElement({
  tag: 'dict-forgot-password',
  attributes: forgotPasswordAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: '420px',
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
