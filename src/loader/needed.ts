/*
 * Loads an element once it is displayed within one viewport of the visible area. A prerendered one waits until the
 * browser is idle, or until the visitor points at it, focuses it or presses a key in it. `<dict-callback>` is loaded
 * wherever it is. A form that the loader draws itself (early-view.ts) doesn't wait for the observer, which answers only
 * after the next frame.
 */
import { sheetsOf } from '../core/page/named-elements.ts';

const prerenderedView = '.d-root[data-drawn]';

type Load = (element: Element) => unknown;

let observer: IntersectionObserver | undefined;

export function whenNeeded(element: Element, load: Load, isDrawnEarly: boolean): void {
  const view = viewOf(element);
  if (view) watchInteraction(view, () => load(element));
  makeBlock(element);
  if (isDrawnEarly && !view && isNear(element)) return void load(element);
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // Without a box an element never intersects. `<dict-session>` has none if it is hidden or prerendered (`display:
        // contents`), but has to be loaded: it dispatches events.
        const isInView = isIntersecting || getComputedStyle(target).display === 'contents';
        // The page may open the popup of `<dict-callback>` from anywhere.
        if (!isInView && !target.matches('dict-callback, dict-session[hidden]')) continue;
        observer!.unobserve(target);
        if (viewOf(target) || !isInView) whenIdle(() => load(target));
        else load(target);
      }
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
}

function isNear(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isNearIn = (from: number, to: number, length: number) => from < 2 * length && to > -length;
  return element.checkVisibility() && isNearIn(top, bottom, innerHeight) && isNearIn(left, right, innerWidth);
}

let blocks: CSSStyleSheet | undefined;
const tags = new Set<string>();

/**
 * Displays a tag as a block until it is defined. It would be inline, and in WebKit an IntersectionObserver never
 * reports an empty inline box inside a box that clips, such as a dialog. The page's own rules for the tag win.
 */
function makeBlock(element: Element): void {
  const { localName } = element;
  // Ignores an element that the page has removed since it was added, or moved into a frame.
  if (!element.isConnected || element.ownerDocument !== document) return;
  const root = element.getRootNode() as Document | ShadowRoot;
  blocks ??= new CSSStyleSheet();
  const sheets = sheetsOf(root);
  if (!sheets.includes(blocks)) sheets.push(blocks);
  if (!tags.has(localName)) blocks.insertRule(`:where(${localName}:not(:defined, [hidden])) { display: block; }`);
  tags.add(localName);
}

const viewOf = (element: Element) => (element.shadowRoot ?? element).querySelector(prerenderedView);

// Safari has no requestIdleCallback.
const whenIdle = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act);

/**
 * A button clicked before hydration is marked busy and clicked again after it (runtime/prerendered/wrapper.ts), or
 * released after a failed load. Until then the fields are read-only, so that the form is sent as it was when the button
 * was clicked.
 */
export function watchInteraction(view: Element, load: () => unknown): void {
  for (const type of ['pointerover', 'focusin', 'keydown', 'click'])
    view.addEventListener(
      type,
      (event) => {
        if (!view.matches(prerenderedView)) return;
        if (type === 'click') holdClick(view, event);
        load();
      },
      true,
    );
  // If the visitor submitted a valid form before this script was loaded, clicks its button. The browser blocked the first
  // submission, which made the required, hidden field after the button `:user-invalid` (kit/fields/Field.tsx).
  view.querySelector<HTMLElement>(':not(:has([name]:invalid))>button:has(~:user-invalid)')?.click();
}

function holdClick(view: Element, event: Event): void {
  const target = event.target as Element;
  const button = target.closest('button');
  const isHeld = view.querySelector('[data-held]');
  // Prevents the submission and, while a button is held, changes of checkboxes, which can't be read-only.
  if (button || (isHeld && !target.closest('a'))) event.preventDefault();
  if (isHeld || !button) return;
  button.toggleAttribute('data-held');
  mark(view, 'input:read-write', true);
}

export const releaseClick = (element: Element): void => mark(viewOf(element), '[data-held]', false);

const mark = (view: Element | null | undefined, selector: string, isHeld: boolean): void =>
  view?.querySelectorAll<HTMLInputElement>(selector).forEach((each) => {
    each.toggleAttribute('data-held', isHeld);
    each.readOnly = isHeld;
  });
