import { elements } from '../src/elements/tags/elements.ts';
import type { DictNavigateEvent } from '../src/core/page/events.ts';

/** Acts as a host that stays on the page; without one, elements would leave Storybook. Steps of a journey open in place. */
export function stayHere(): void {
  document.addEventListener('dict-navigate', (event) => {
    if (!goesOnInPlace(event)) event.preventDefault();
  });
}

function goesOnInPlace({ target, detail: { to } }: DictNavigateEvent): boolean {
  const definition = elements.find(({ tag }) => target instanceof Element && tag === target.localName);
  return definition?.journey?.includes(to.split(/[?#]/)[0]!) ?? false;
}
