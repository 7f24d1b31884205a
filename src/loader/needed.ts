/*
 * When a tag is loaded: once it is within a screen's height of what can be seen. One that was drawn ahead waits for a moment in
 * which the browser has nothing else to do, unless somebody points at it, puts the focus into it or presses a key there.
 */

/** The box of a view that was drawn ahead, until the element lives (runtime/drawn-ahead/wrapper.ts). */
const drawnView = '.d-root[data-drawn]';

type Load = (element: Element) => unknown;

let observer: IntersectionObserver | undefined;

/** Calls `load` when the element is needed; for one that is not displayed, when it is. */
export function whenNeeded(element: Element, load: Load): void {
  const view = viewOf(element);
  if (view) heed(view, () => load(element));
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // A session has no box of its own that could be near.
        if (!isIntersecting && getComputedStyle(target).display !== 'contents') continue;
        observer!.unobserve(target);
        if (viewOf(target)) whenIdle(() => load(target));
        else load(target);
      }
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
}

const viewOf = (element: Element) => (element.shadowRoot ?? element).querySelector(drawnView);

// Safari has no idle moments.
const whenIdle = (act: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(act);

/**
 * Loads what somebody turns to. A button that is pressed before its element lives shows that it is busy, and is pressed once the
 * element does (runtime/drawn-ahead/held.ts); the form is not sent as a page would.
 */
function heed(view: Element, load: () => unknown): void {
  for (const type of ['pointerover', 'focusin', 'keydown', 'click'])
    view.addEventListener(
      type,
      (event) => {
        if (!view.matches(drawnView)) return;
        const button = (event.target as Element).closest('button');
        if (type === 'click' && button) {
          event.preventDefault();
          if (!view.querySelector('[data-held]')) button.toggleAttribute('data-held');
        }
        load();
      },
      true,
    );
  // Pressed before this script had come: the browser has marked the field that nobody sees (kit/fields/Unsent.tsx).
  view.querySelector<HTMLElement>(':not(:has([name]:invalid))>button:has(~:user-invalid)')?.click();
}

/** What could not be loaded can be pressed again. */
export const letGo = (element: Element): void =>
  viewOf(element)?.querySelector('[data-held]')?.removeAttribute('data-held');
