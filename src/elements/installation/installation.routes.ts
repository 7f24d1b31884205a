import type { Route } from '../runtime/element.ts';

export const routes: readonly Route[] = [{ path: '/installation', page: 'installation' }];
