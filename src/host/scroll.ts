/*
 * Shows a screen where the visitor left it, after Back and Forward. The browser alone can't: it scrolls before the list of
 * the screen has loaded.
 */

const positions = new Map<string, number>();
const shown = { screen: '', stop: () => {} };

/** Call it before a screen takes the place of another one, and `enterScreen` when it is on the page. */
export function leaveScreen(): void {
  shown.stop();
  positions.set(shown.screen, scrollY);
}

/** `screen`: a name of this screen at this entry of the history. */
export function enterScreen(screen: string, element: HTMLElement): void {
  const isFirst = shown.screen === '';
  shown.screen = screen;
  // On the first screen of a page load, as after a reload, the browser itself scrolls.
  if (isFirst) return;
  const top = positions.get(screen) ?? 0;
  scrollTo(0, top);
  shown.stop = top > 0 ? scrollWhenLoaded(element, top) : () => {};
}

const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

/** Scrolls as soon as the element is high enough, unless the visitor does something before. Returns a stop function. */
function scrollWhenLoaded(element: HTMLElement, top: number): () => void {
  const waiting = new AbortController();
  const resizes = new ResizeObserver(() => {
    scrollTo(0, top);
    if (element.dataset.state !== 'loading' && Math.abs(scrollY - top) < 1) waiting.abort();
  });
  resizes.observe(element);
  waiting.signal.addEventListener('abort', () => resizes.disconnect());
  const stop = () => waiting.abort();
  for (const input of inputs) addEventListener(input, stop, { signal: waiting.signal, capture: true, passive: true });
  return stop;
}
