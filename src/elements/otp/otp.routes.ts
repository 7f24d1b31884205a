import type { Route } from '../runtime/element.ts';

/** The addresses that it serves in the console. */
export const routes: readonly Route[] = [
  { path: '/signupotp', page: 'otp', navigation: 'hidden', attributes: () => ({ light: true }) },
  { path: '/forgotpasswordotp', page: 'otp', navigation: 'hidden', attributes: () => ({ light: true }) },
];
