import { define } from './define.ts';
import type { FindStep } from './kit/register.tsx';
import { placeOf } from './routes.ts';

/** Finds the element of a route and defines it: how a journey goes on inside one tag on a page without a host. */
export const findStep: FindStep = async (to, state) => {
  const place = placeOf(to, state);
  if (!place) return null;
  await define(place.definition);
  return { tag: place.definition.tag, attributes: place.attributes };
};
