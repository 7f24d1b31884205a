import type { Route } from '../runtime/element.ts';

export const routes: readonly Route[] = [{ path: '/congratulation', page: 'Congratulations', navigation: 'hidden' }];
