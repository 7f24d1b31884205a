import { verifyWith, type Verify } from './preload.ts';
import type { AnyElement, View } from './runtime/element.ts';
import { register } from './runtime/register.ts';
import { createRouteResolver } from './route-resolver.ts';

/**
 * Defines a tag by what its own chunk holds, for `dict.js`: a page of one element loads nothing of the others. Further files come
 * after `verify`.
 */
export async function embed(
  tag: string,
  definition: Omit<AnyElement, 'view'>,
  view: View<never>,
  verify: Verify,
): Promise<void> {
  verifyWith(verify);
  if (tag === definition.tag) return register(definition, view as never, routeResolver);
  // The loader comes with whatever looks like a tag of ours on the page.
  const { tellUnknownTag } = await import('./unknown-tag.ts');
  await tellUnknownTag(tag);
}

// A step in place may define another tag.
const routeResolver = createRouteResolver(async (tag) => (await import('./define.ts')).define(tag));
