import type { Attribute } from '../../../src/elements/runtime/element.ts';

/* Helpers of the suites over every element of the registry. */

/** Finds no route, so no next step is shown in place. */
export const noRouteResolver = {
  find: () => Promise.resolve(null),
  focusOn: () => Promise.resolve(),
  isRoute: () => Promise.resolve(false),
};

/** A value that is not the attribute's default. */
export const anotherValue = (attribute: Attribute) =>
  attribute.kind === 'boolean' ? true : attribute.kind === 'enum' ? attribute.choices.at(-1)! : 'another';

export const rootOf = (element: Element) =>
  element.shadowRoot?.querySelector('.d-root') ?? element.querySelector('.d-root');
