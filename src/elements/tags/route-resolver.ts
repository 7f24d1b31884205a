import type { Tag } from './elements.ts';
import type { RouteResolver } from '../runtime/journey.ts';

export function createRouteResolver(define: (tag: Tag) => Promise<void>): RouteResolver {
  const load = async () => (await import('./in-place.ts')).inPlace(define);
  return {
    find: async (to, state) => (await load()).find(to, state),
    focusOn: async (tag, element) => (await load()).focusOn(tag, element),
    isRoute: (to) =>
      load().then(
        (steps) => steps.isRoute(to),
        () => false,
      ),
  };
}
