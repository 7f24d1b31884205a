import { elements, type Tag } from './elements.ts';
import { verifyWith, type Verify } from './preload.ts';
import type { View } from './runtime/element.ts';
import { register } from './runtime/register.tsx';
import { createRouteResolver } from './route-resolver.ts';

/** Loads the view of an element and defines its tag, once; each file after `verify`. In Node it does nothing. */
export async function define(tag: Tag, verify?: Verify): Promise<void> {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  if (verify) verifyWith(verify);
  const definition = elements.find((each) => each.tag === tag);
  if (!definition) {
    // The loader comes with whatever looks like a tag of ours on the page.
    if (!verify) throw new TypeError(`<${tag}> is not an element of this library.`);
    const { unknownTag } = await import('../core/config/mistakes.ts');
    return unknownTag(
      tag,
      elements.map((each) => each.tag),
    );
  }
  const view: View<never> = await definition.view();
  if (!customElements.get(tag)) register(definition as never, view as never, routeResolver);
}

// A step in place may define another tag.
const routeResolver = createRouteResolver(define);
