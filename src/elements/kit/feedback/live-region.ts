import { systemClock, type Clock } from '../../../core/page/clock.ts';
import { page } from '../../../core/page/page.ts';

export type LiveRegion = ReturnType<typeof createLiveRegion>;

// Long enough for a screen reader to come to it after what it was reading.
const longestMs = 10_000;

const modals = () => page('modal-regions', (): LiveRegion[] => []);

/** While a modal dialog is open all outside of it is inert: what is said then is said in its own region. The answer ends that. */
export function speakInside(region: LiveRegion): () => void {
  modals().push(region);
  return () => void modals().splice(modals().indexOf(region), 1);
}

// A card widget closes every dialog before it opens.
const isOpen = ({ node }: LiveRegion) => node.closest('dialog')?.open === true;

/**
 * One polite status region an element. It is there before any text, and a text that is said again is announced again
 * (A11Y-07). It stands beside React's root, so that a redraw never touches it.
 */
export function createLiveRegion(clock: Clock = systemClock) {
  let node: HTMLElement | null = null;
  let cancelEnd = () => {};
  const waiting = new Map<string, Text>();
  const region = () => {
    if (node) return node;
    node = document.createElement('div');
    node.className = 'd-status';
    node.setAttribute('role', 'status');
    return node;
  };
  const empty = () => {
    cancelEnd();
    node?.replaceChildren();
  };
  const show = () => {
    if (waiting.size === 0) return;
    const texts = [...waiting.values()];
    // Read as words, not run together.
    for (const text of texts.slice(1)) text.data = ` ${text.data}`;
    waiting.clear();
    region().replaceChildren(...texts);
    cancelEnd = clock.after(longestMs, empty);
  };
  const self = {
    get node() {
      return region();
    },
    /** The element has gone, and with it what it would have said. */
    clear() {
      waiting.clear();
      empty();
    },

    /** The answer takes it back: what it belongs to has gone. A text that nobody takes back goes by itself. */
    say(text: string): () => void {
      const inside = modals().findLast(isOpen) ?? self;
      if (inside !== self) return inside.say(text);
      const said = waiting.get(text) ?? new Text(text);
      const takeBack = () => {
        said.remove();
        if (waiting.get(text) === said) waiting.delete(text);
      };
      if (waiting.has(text)) return takeBack;
      // What is said before the next frame is heard with it: no text takes another's place.
      waiting.set(text, said);
      if (waiting.size > 1) return takeBack;
      empty();
      requestAnimationFrame(show);
      return takeBack;
    },
  };
  return self;
}
