/**
 * Keeps the page's own content in a light-DOM tag but hides it. It can't be removed: frameworks throw when they remove
 * nodes that are gone. The closed shadow root shows only `ours`. Our fields stay in the light DOM, where password
 * managers find them.
 */
export function veil(element: HTMLElement, ours: readonly HTMLElement[]): ShadowRoot {
  const root = element.attachShadow({ mode: 'closed' });
  const slot = document.createElement('slot');
  root.append(slot);
  slot.name = 'dict';
  for (const each of ours) each.slot = 'dict';
  return root;
}
