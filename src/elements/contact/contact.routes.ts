import type { Route } from '../runtime/element.ts';

export const routes: readonly Route[] = [{ path: '/contactus', page: 'contact' }];
