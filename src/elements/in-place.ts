import { define } from './define.ts';
import type { LaterSteps } from './kit/register.tsx';
import { isRoute, placeOf } from './routes.ts';

/** How a journey goes on inside one tag on a page without a host. */
export const inPlace: LaterSteps = {
  async find(to, state) {
    const place = placeOf(to, state);
    if (!place) return null;
    await define(place.definition);
    return { tag: place.definition.tag, attributes: place.attributes };
  },
  isRoute: (to) => Promise.resolve(isRoute(to)),
};
