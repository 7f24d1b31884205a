import { browserParts } from './browser-parts.ts';

/**
 * What a page wrote into a tag that draws in the light DOM stays there, unseen: a framework takes its nodes out again itself, and
 * throws where they are gone. A closed root, which password managers need not enter, shows `ours` alone.
 */
export function veil(element: HTMLElement, ours: readonly HTMLElement[]): ShadowRoot {
  const root = browserParts().attachShadow(element, 'closed');
  const slot = document.createElement('slot');
  root.append(slot);
  slot.name = 'dict';
  for (const each of ours) each.slot = 'dict';
  return root;
}
