import { useCallback, useEffect, useState, type FocusEvent } from 'react';
import { chunkCount, chunkOf, createHeights, nearFirst, partsOf, type Near, type Part } from './row-window.ts';

// A row of table.css and its line.
const rowHeightPx = 45;
// Rows are drawn this far before they come into view.
const ahead = '900px 0px';

/** What to draw of a long table: the rows near the view. The browser says which: nothing of ours runs while it scrolls. */
export function useRowWindow(rowCount: number) {
  const count = chunkCount(rowCount);
  const [near, setNear] = useState<Near>(() => nearFirst(rowCount));
  const [focused, setFocused] = useState<number | null>(null);
  const [watcher] = useState(createWatcher);
  // Only the browser knows what is near the view.
  useEffect(
    () =>
      watcher.onNear((first, last) =>
        setNear((before) =>
          before.first === first && before.last === last && before.of === count ? before : { first, last, of: count },
        ),
      ),
    [watcher, count],
  );
  const onFocus = useCallback(({ target }: FocusEvent) => setFocused(chunkOfNode(target)), []);
  const onBlur = useCallback(({ relatedTarget }: FocusEvent) => setFocused(chunkOfNode(relatedTarget)), []);
  return { parts: partsOf(rowCount, near, focused), watcher, onFocus, onBlur };
}

/** The chunk that holds a node: it stays drawn while it holds the focus. */
function chunkOfNode(node: EventTarget | null): number | null {
  const from = node instanceof HTMLElement ? node.closest<HTMLElement>('tbody')?.dataset.from : undefined;
  return from === undefined ? null : chunkOf(Number(from));
}

export type Watcher = ReturnType<typeof createWatcher>;

function createWatcher() {
  const heights = createHeights(rowHeightPx);
  const parts = new Map<Element, Part>();
  const inView = new Map<Element, { readonly first: number; readonly last: number }>();
  let tell: (first: number, last: number) => void = () => {};
  let observer: IntersectionObserver | null = null;

  const measure = (part: Part, { height }: DOMRectReadOnly) => {
    if (part.isDrawn && height > 0) heights.measure(part, height);
  };
  const see = ({
    target,
    isIntersecting,
    boundingClientRect: box,
    intersectionRect: seen,
  }: IntersectionObserverEntry) => {
    const part = parts.get(target);
    if (!part) return;
    measure(part, box);
    if (!isIntersecting) return void inView.delete(target);
    const own = { first: chunkOf(part.from), last: chunkOf(part.from) };
    const startPx = seen.top - box.top;
    inView.set(target, part.isDrawn ? own : heights.chunksBetween(part, startPx, startPx + seen.height));
  };
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    entries.forEach(see);
    // A table far from the view stays as it was last seen.
    if (inView.size === 0) return;
    const ranges = [...inView.values()];
    tell(Math.min(...ranges.map(({ first }) => first)), Math.max(...ranges.map(({ last }) => last)));
  };

  return {
    heights,
    onNear(listener: typeof tell) {
      tell = listener;
      return () => {
        tell = () => {};
      };
    },
    /** Watches the node that a part is drawn as; the answer stops it. */
    watch(node: Element, part: Part) {
      observer ??= new IntersectionObserver(look, { rootMargin: ahead });
      parts.set(node, part);
      observer.observe(node);
      // The first empty cell is as high as it should be before anything is painted.
      if (part.isDrawn && !heights.isKnown()) measure(part, node.getBoundingClientRect());
      return () => {
        observer?.unobserve(node);
        parts.delete(node);
        inView.delete(node);
      };
    },
  };
}
