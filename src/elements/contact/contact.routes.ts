import type { Route } from '../runtime/element.ts';

/** The addresses that it serves in the console. */
export const routes: readonly Route[] = [{ path: '/contactus', page: 'contact' }];
