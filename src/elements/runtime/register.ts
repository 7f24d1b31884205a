import { createElementClass } from './element-class.ts';
import type { RunTimeDefinition, View } from './element.ts';
import type { RouteResolver } from './journey.ts';

/** The first definition of a tag wins, whether it is ours or the page's (HOST-08, SEC-32). */
export function register(definition: RunTimeDefinition, view: View<never>, routeResolver: RouteResolver): void {
  if (typeof customElements === 'undefined') return;
  if (customElements.get(definition.tag)) {
    console.info(`dict-elements: <${definition.tag}> is defined already; the first definition stays.`);
    return;
  }
  customElements.define(definition.tag, createElementClass(definition, view, routeResolver));
}
