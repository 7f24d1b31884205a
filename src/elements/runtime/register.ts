import { DictErrorEvent } from '../../core/page/events.ts';
import { warnOnce } from '../../core/page/warn-once.ts';
import { browserParts } from './browser-parts.ts';
import { createElementClass } from './element-class.ts';
import type { AnyElement, Attribute, ElementDefinition, PropsOf, View } from './element.ts';
import type { RouteResolver } from './journey.ts';
import { ownClasses, refusal } from './refusal.ts';

export type { RouteResolver };

/**
 * Defines the custom element of `definition`, drawn by `view`. In Node it does nothing: no DOM global is touched.
 * The first definition of a tag wins, ours or the page's (HOST-08, SEC-32).
 */
export function register<Attributes extends Readonly<Record<string, Attribute>>>(
  definition: Omit<ElementDefinition<Attributes, PropsOf<Attributes>>, 'view'>,
  view: View<PropsOf<Attributes>>,
  routeResolver: RouteResolver,
): void {
  if (typeof customElements === 'undefined') return;
  const why = refusal();
  if (why) return refuse(definition.tag, why);
  const { find, define } = browserParts();
  if (find(definition.tag)) {
    console.info(`dict-elements: <${definition.tag}> is defined already; the first definition stays.`);
    return;
  }
  const ElementClass = createElementClass(definition as Omit<AnyElement, 'view'>, view as View<never>, routeResolver);
  ownClasses().add(ElementClass);
  define(definition.tag, ElementClass);
}

function refuse(tag: string, why: string): void {
  warnOnce(why);
  const detail = { code: 'page', call: '', message: why };
  document.querySelectorAll(tag).forEach((element) => element.dispatchEvent(new DictErrorEvent(detail)));
}
