import { brandSlots, defineElement, resetPaths, type Attribute, type DocsOf } from '../runtime/element.ts';

export const loginAttributes = {
  next: { kind: 'text', default: '' },
} as const satisfies Readonly<Record<string, Attribute>>;

/** The login. If the page doesn't handle `dict-navigate`, the password reset opens inside the element. ACC-2, `/`. */
export const login = defineElement({
  tag: 'dict-login',
  attributes: loginAttributes,
  isAccess: true,
  events: ['dict-navigate', 'dict-session', 'dict-step', 'dict-error'],
  isPasted: true,
  light: true,
  // At the path to which Microsoft's sign-in returns, the login shows the result of that sign-in.
  otherViewAt: '/auth',
  journey: ['/', ...resetPaths],
  pages: { login: 'Login' },
  routes: [
    { path: '/', page: 'login', navigation: 'hidden', attributes: () => ({ light: true }) },
    { path: '/auth', page: 'login', navigation: 'hidden', attributes: () => ({ light: true }) },
  ],
  view: () => import('./Login.tsx'),
});

export const docs: DocsOf<typeof login> = {
  description: 'Logs in by mobile number or email and password, with the second factor, or with Microsoft.',
  slots: brandSlots,
  attributes: {
    next: 'The path of the console to open after the login, such as /account; without it the visitor’s own start page.',
  },
};
