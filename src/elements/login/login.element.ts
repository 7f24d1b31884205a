import { defineElement, type Attribute } from '../runtime/element.ts';

export const loginAttributes = {
  next: {
    kind: 'text',
    default: '',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The login, with the password reset in place on pages without a host. ACC-2, `/`. */
export const login = defineElement({
  tag: 'dict-login',
  attributes: loginAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: '560px',
  journey: [
    '/',
    '/forgotpassword',
    '/forgotpasswordotp',
    '/forceresetpassword',
    '/resetpassword',
    '/passwordresetsuccess',
  ],
  view: () => import('./Login.tsx'),
});
