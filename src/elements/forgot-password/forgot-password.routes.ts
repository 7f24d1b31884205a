import type { Route, Visit } from '../runtime/element.ts';

/** The addresses that it serves in the console. */
export const routes: readonly Route[] = [
  { path: '/forgotpassword', page: 'Forgot Password', navigation: 'hidden', attributes: () => ({ light: true }) },
  {
    path: '/forceresetpassword',
    page: 'Reset Password',
    navigation: 'hidden',
    attributes: ({ query }: Visit) => ({ email: query.get('email') ?? '', locked: true, light: true }),
  },
];
