import { defineElement, type Attribute } from '../runtime/element.ts';

export const resetPasswordAttributes = {
  'activation-code': {
    kind: 'text',
    default: '',
  },
  done: { kind: 'boolean' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** Sets a first or a new password. ACC-2, `/resetpassword`, `/activate` and `/passwordresetsuccess`. */
export const resetPassword = defineElement({
  tag: 'dict-reset-password',
  attributes: resetPasswordAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: '480px',
  journey: [
    '/',
    '/forgotpassword',
    '/forgotpasswordotp',
    '/forceresetpassword',
    '/resetpassword',
    '/passwordresetsuccess',
  ],
  view: () => import('./ResetPassword.tsx'),
});
