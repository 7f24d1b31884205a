import { createInPage } from '../../../core/page/named-elements.ts';

declare const __DICT_PRERENDERED_BY__: string;

/**
 * A hash of all rendering sources, inserted by the build. A prerendered view with another hash is rendered anew instead
 * of hydrated, since its nodes may differ.
 */
export const prerenderedBy = __DICT_PRERENDERED_BY__;

export function prepareWrapper(parent: Element | ShadowRoot, lang: string) {
  const wrapper = wrapperIn(parent) ?? addWrapper(parent);
  return { wrapper, ...readMarks(wrapper, lang) };
}

const wrapperIn = (parent: Element | ShadowRoot) =>
  [...parent.children].find((child): child is HTMLElement => child.classList.contains('d-root'));

function addWrapper(parent: Element | ShadowRoot): HTMLElement {
  const wrapper = document.createElement('div');
  wrapper.className = 'd-root';
  wrapper.setAttribute('part', 'root');
  if (parent instanceof Element) parent.append(wrapper);
  else parent.replaceChildren(wrapper);
  return wrapper;
}

function readMarks(wrapper: HTMLElement, lang: string) {
  const isOurs = wrapper.dataset.drawn === prerenderedBy && wrapper.lang === lang;
  const canHydrate = isOurs && wrapper.childElementCount > 0;
  const isPrerenderedSignedOut = canHydrate && 'signedOut' in wrapper.dataset;
  const mayDiffer = 'mayDiffer' in wrapper.dataset;
  delete wrapper.dataset.drawn;
  delete wrapper.dataset.signedOut;
  delete wrapper.dataset.mayDiffer;
  return { canHydrate, isPrerenderedSignedOut, mayDiffer };
}

/**
 * Hides the content that the page has put into a light-DOM tag. It can't be removed, because a framework that removes
 * it later would throw. A closed shadow root shows only `ours`, which stays in the light DOM for password managers.
 */
export function hidePageContent(element: HTMLElement, ours: readonly HTMLElement[]): ShadowRoot {
  const root = element.attachShadow({ mode: 'closed' });
  const slot = document.createElement('slot');
  root.append(slot);
  slot.name = 'dict';
  for (const each of ours) each.slot = 'dict';
  return root;
}

/** Puts `ours` back when the page empties a light-DOM tag: frameworks assign `textContent`, and scripts morph pages. */
export function keepInside(element: HTMLElement, ours: readonly HTMLElement[], isGivenUp: () => boolean): () => void {
  const restore = () => {
    if (!isGivenUp() && ours.some((each) => each.parentNode !== element)) element.append(...ours);
  };
  const observer = new MutationObserver(restore);
  // The page may have emptied the tag while it was not in the document.
  restore();
  observer.observe(element, { childList: true });
  return () => observer.disconnect();
}

export const showPageContent = (root: ShadowRoot | null | undefined) => root?.replaceChildren(createInPage('slot'));

/**
 * For a button that was clicked before hydration, which the loader has marked (src/loader/needed.ts). Removes the mark
 * and returns a function that makes the fields editable and repeats the click. If the view was rendered anew and the
 * button is gone, that function clicks the submit button. null if no button is marked.
 */
export function takeHeld(wrapper: HTMLElement): (() => void) | null {
  const held = wrapper.querySelector<HTMLButtonElement>('button[data-held]');
  if (!held) return null;
  const fields = wrapper.querySelectorAll<HTMLInputElement>('input[data-held]');
  delete held.dataset.held;
  return () => {
    for (const field of fields) field.readOnly = field.toggleAttribute('data-held', false);
    const button = held.isConnected
      ? held
      : held.form && wrapper.querySelector<HTMLButtonElement>('form [type=submit]');
    button?.click();
  };
}
