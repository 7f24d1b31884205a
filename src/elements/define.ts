import type { AnyElement, View } from './runtime/element.ts';
import { register } from './runtime/register.tsx';
import { laterSteps } from './later-steps.ts';

/** Loads an element's view and defines its tag, once. */
export async function define(definition: AnyElement): Promise<void> {
  if (typeof customElements === 'undefined' || customElements.get(definition.tag)) return;
  const view: View<never> = await definition.view();
  if (!customElements.get(definition.tag)) register(definition as never, view as never, laterSteps);
}
