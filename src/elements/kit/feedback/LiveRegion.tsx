import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { drawn } from '../../../core/format/text.ts';
import { useElement } from '../context.ts';
import { systemClock, type Clock } from '../../../core/page/clock.ts';
import { pageSingleton } from '../../../core/page/singletons.ts';

export const useAnnounce = () => useElement().announce;

export function useAnnouncement(text: string | undefined): void {
  const announce = useAnnounce();
  // Effect: announces in the live region, which React doesn't render.
  useEffect(() => (text === undefined ? undefined : announce(text)), [announce, text]);
}

export function useAnnouncer() {
  const announce = useAnnounce();
  const last = useRef(() => {});
  // Effect: on unmount, removes the last text from the live region, which React doesn't render.
  useEffect(() => () => last.current(), []);
  return {
    announce(text: string): void {
      last.current();
      last.current = announce(text);
    },
    retract: () => last.current(),
  };
}

export function LiveRegion() {
  const [region] = useState(() => createLiveRegion());
  // Layout effect: registers the region before the dialog's content announces anything. While the modal dialog is open,
  // its region takes all announcements, because screen readers ignore regions outside of the dialog.
  useLayoutEffect(() => speakInside(region), [region]);
  return <div ref={(holder) => holder?.replaceChildren(region.node)} />;
}

type Region = ReturnType<typeof createLiveRegion>;

const longestMs = 10_000;

const modals = () => pageSingleton('modal-regions', (): Region[] => []);

function speakInside(region: Region): () => void {
  modals().push(region);
  return () => void modals().splice(modals().indexOf(region), 1);
}

// Skips regions in closed dialogs: before a card widget opens, `closeTopLayers` closes dialogs that stay rendered.
const isOpen = ({ node }: Region) => node.closest('dialog')?.open === true;

/**
 * The polite status region of an element or a modal dialog (A11Y-07). It exists before its first text, and announces a
 * repeated text again. React doesn't render it, so that no rendering removes a text.
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

    announce(whole: string): () => void {
      const text = drawn(whole);
      const inside = modals().findLast(isOpen) ?? self;
      if (inside !== self) return inside.announce(text);
      const said = waiting.get(text) ?? new Text(text);
      const retract = () => {
        said.remove();
        if (waiting.get(text) === said) waiting.delete(text);
      };
      if (waiting.has(text)) return retract;
      // Announces all texts of one frame together, so that a later one doesn't replace an earlier one.
      waiting.set(text, said);
      if (waiting.size > 1) return retract;
      empty();
      requestAnimationFrame(show);
      return retract;
    },
  };
  return self;
}
