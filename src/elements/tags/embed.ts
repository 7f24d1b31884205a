import { verifyWith, type Verify } from '../../loader/preload.ts';
import type { RunTimeDefinition, View } from '../runtime/element.ts';
import { register } from '../runtime/element-class.ts';
import { createRouteResolver } from './route-resolver.ts';

export async function embed(
  tag: string,
  definition: RunTimeDefinition,
  view: View<never>,
  verify: Verify,
): Promise<void> {
  verifyWith(verify);
  if (tag === definition.tag) return register(definition, view, routeResolver);
  // For an unknown `dict-` tag the loader loads the chunk of `dict-session`, whose call of `embed` reports the tag.
  const { reportUnknownTag } = await import('./define.ts');
  await reportUnknownTag(tag);
}

const routeResolver = createRouteResolver(async (tag) => (await import('./define.ts')).define(tag));
