import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ElementContext } from '../context.ts';
import { systemClock, type Clock } from '../../../core/page/clock.ts';
import { page } from '../../../core/page/page.ts';

export type Announce = (text: string) => () => void;

const silent: Announce = () => () => {};

/** Announces texts to screen readers, in the element's status region or in the open dialog's. */
export const useAnnounce = (): Announce => use(ElementContext)?.say ?? silent;

/** Announces a text while it is shown; undefined announces nothing. */
export function useAnnounced(text: string | undefined): void {
  const announce = useAnnounce();
  // Effect: the live region is outside of React.
  useEffect(() => (text === undefined ? undefined : announce(text)), [announce, text]);
}

/** Announces the texts of one component: each replaces the last. `takeBack` removes the text when it is no longer shown. */
export function useMessage() {
  const announce = useAnnounce();
  const last = useRef(() => {});
  useEffect(() => () => last.current(), []);
  return {
    say(text: string): void {
      last.current();
      last.current = announce(text);
    },
    takeBack: () => last.current(),
  };
}

/** The status region of a modal dialog (A11Y-07). */
export function LiveRegion() {
  const [region] = useState(() => createLiveRegion());
  // Layout effect: registers the region before the dialog's content announces anything, and unregisters it with the dialog.
  useLayoutEffect(() => speakInside(region), [region]);
  return <div ref={(holder) => holder?.replaceChildren(region.node)} />;
}

type Region = ReturnType<typeof createLiveRegion>;

// Leaves a screen reader time to finish what it was reading.
const longestMs = 10_000;

const modals = () => page('modal-regions', (): Region[] => []);

/**
 * Sends announcements to `region` while its modal dialog is open: everything outside of the dialog is inert. Returns a
 * function that ends this.
 */
function speakInside(region: Region): () => void {
  modals().push(region);
  return () => void modals().splice(modals().indexOf(region), 1);
}

// A card widget closes all dialogs before it opens.
const isOpen = ({ node }: Region) => node.closest('dialog')?.open === true;

/**
 * An element's polite status region. It exists before any text, and announces repeated texts again (A11Y-07). It is outside
 * React's root, so that rendering never touches it.
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
    // A space keeps the texts from being read as one word.
    for (const text of texts.slice(1)) text.data = ` ${text.data}`;
    waiting.clear();
    region().replaceChildren(...texts);
    cancelEnd = clock.after(longestMs, empty);
  };
  const self = {
    get node() {
      return region();
    },
    clear() {
      waiting.clear();
      empty();
    },

    /**
     * Announces a text and returns a function that removes it, for when its message disappears. Otherwise the text is
     * removed after a while.
     */
    say(text: string): () => void {
      const inside = modals().findLast(isOpen) ?? self;
      if (inside !== self) return inside.say(text);
      const said = waiting.get(text) ?? new Text(text);
      const takeBack = () => {
        said.remove();
        if (waiting.get(text) === said) waiting.delete(text);
      };
      if (waiting.has(text)) return takeBack;
      // Texts of the same frame are announced together, so that none replaces another.
      waiting.set(text, said);
      if (waiting.size > 1) return takeBack;
      empty();
      requestAnimationFrame(show);
      return takeBack;
    },
  };
  return self;
}
