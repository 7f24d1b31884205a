import { defineElement, type Attribute } from '../runtime/element.ts';

export const loginAttributes = {
  next: {
    kind: 'text',
    default: '',
    says: 'The path of the console to open after the login, such as /account; without it the visitor’s own start page.',
  },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The login, and on a page without a host the password reset that begins there. access.md section 2, `/`. */
export const login = defineElement({
  tag: 'dict-login',
  says: 'Logs in by mobile number or email and password, with the second factor, or with Microsoft.',
  attributes: loginAttributes,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  light: true,
  reserve: '560px',
  routes: [
    { path: '/', page: 'Login', guard: 'open', navigation: 'hidden', attributes: () => ({ light: true }) },
    { path: '/auth', page: 'Login', guard: 'open', navigation: 'hidden', attributes: () => ({ light: true }) },
  ],
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
