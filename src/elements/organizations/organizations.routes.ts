import type { Route } from '../runtime/element.ts';

/** The addresses of this element in the console. */
export const routes: readonly Route[] = [{ path: '/organizations', page: 'organizations' }];
