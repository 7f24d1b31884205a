import type { Route } from '../runtime/element.ts';

export const routes: readonly Route[] = [
  { path: '/signupotp', page: 'otp', navigation: 'hidden', attributes: () => ({ light: true }) },
  { path: '/forgotpasswordotp', page: 'otp', navigation: 'hidden', attributes: () => ({ light: true }) },
];
