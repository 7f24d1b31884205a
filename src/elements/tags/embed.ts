import { verifyWith, type Verify } from '../../loader/preload.ts';
import type { AnyElement, View } from '../runtime/element.ts';
import { register } from '../runtime/register.ts';
import { createRouteResolver } from './route-resolver.ts';

/** Defines a tag from its own chunk, for `dict.js`: a page with one element loads no others. `verify` checks later files. */
export async function embed(
  tag: string,
  definition: Omit<AnyElement, 'view'>,
  view: View<never>,
  verify: Verify,
): Promise<void> {
  verifyWith(verify);
  if (tag === definition.tag) return register(definition, view as never, routeResolver);
  // The loader calls this for every tag that begins with `dict-`.
  const { tellUnknownTag } = await import('./define.ts');
  await tellUnknownTag(tag);
}

const routeResolver = createRouteResolver(async (tag) => (await import('./define.ts')).define(tag));
