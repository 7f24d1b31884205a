import type { Route, Visit } from '../runtime/element.ts';

export const routes: readonly Route[] = [
  { path: '/forgotpassword', page: 'forgotPassword', navigation: 'hidden', attributes: () => ({ light: true }) },
  {
    path: '/forceresetpassword',
    page: 'forceReset',
    navigation: 'hidden',
    attributes: ({ query }: Visit) => ({ email: query.get('email') ?? '', locked: true, light: true }),
  },
];
