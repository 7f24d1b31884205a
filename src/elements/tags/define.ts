import { elements, type Tag } from './elements.ts';
import { register } from '../runtime/element-class.ts';
import { createRouteResolver } from './route-resolver.ts';
import { offerLanguages } from '../../core/config/language.ts';
import { warnUnknownTag } from '../../core/config/mistakes.ts';
import { languages } from '../../languages/languages.ts';

// Called here and not in `define`: the console's page shows texts of its own before any element is defined.
offerLanguages(languages);

export async function define(tag: Tag): Promise<void> {
  if (typeof customElements === 'undefined' || customElements.get(tag)) return;
  const definition = elements.find((each) => each.tag === tag);
  if (!definition) throw new TypeError(`<${tag}> is not an element of this library.`);
  const view = await definition.view();
  if (!customElements.get(tag)) register(definition, view, routeResolver);
}

const routeResolver = createRouteResolver(define);

export const reportUnknownTag = (tag: string): Promise<void> =>
  warnUnknownTag(
    tag,
    elements.map((each) => each.tag),
  );
