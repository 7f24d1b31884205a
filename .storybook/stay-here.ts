import { elements } from '../src/elements/elements.ts';
import type { DictNavigateEvent } from '../src/core/page/events.ts';

/** Stands for a host that stays where it is; a page without one would leave Storybook. The steps of a journey go on in place. */
export function stayHere(): void {
  document.addEventListener('dict-navigate', (event) => {
    if (!goesOnInPlace(event)) event.preventDefault();
  });
}

function goesOnInPlace({ target, detail: { to } }: DictNavigateEvent): boolean {
  const definition = elements.find(({ tag }) => target instanceof Element && tag === target.localName);
  return definition?.journey?.includes(to.split(/[?#]/)[0]!) ?? false;
}
