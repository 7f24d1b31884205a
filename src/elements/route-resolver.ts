import type { RouteResolver } from './runtime/journey.ts';

const load = async () => (await import('./in-place.ts')).inPlace;

/** The table of routes is loaded when a journey first goes on in place, or an address is held against it. */
export const routeResolver: RouteResolver = {
  find: async (to, state) => (await load()).find(to, state),
  focusOn: async (tag, element) => (await load()).focusOn(tag, element),
  isRoute: (to) =>
    load().then(
      (steps) => steps.isRoute(to),
      () => false,
    ),
};
