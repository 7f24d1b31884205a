import type { Route } from '../runtime/element.ts';

export const routes: readonly Route[] = [
  { path: '/', page: 'login', navigation: 'hidden', attributes: () => ({ light: true }) },
  { path: '/auth', page: 'login', navigation: 'hidden', attributes: () => ({ light: true }) },
];
