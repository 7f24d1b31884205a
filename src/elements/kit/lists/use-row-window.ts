import { useCallback, useState, type FocusEvent } from 'react';
import { chunkCount, chunkOf, createHeights, initialRange, partsOf, type RowRange, type Part } from './row-window.ts';

// The height of a row with its border, as in table.css: the estimate until rows are measured.
const rowHeightPx = 45;
const ahead = '900px 0px';

export function useRowWindow(rowCount: number) {
  const [range, setRange] = useState<RowRange>(() => initialRange(rowCount));
  const [focused, setFocused] = useState<number | null>(null);
  const [watcher] = useState(() => createWatcher((now) => setRange((before) => (isSame(before, now) ? before : now))));
  const onFocus = useCallback(({ target }: FocusEvent) => setFocused(chunkOfNode(target)), []);
  const onBlur = useCallback(({ relatedTarget }: FocusEvent) => setFocused(chunkOfNode(relatedTarget)), []);
  return { parts: partsOf(rowCount, range, focused), watcher, onFocus, onBlur };
}

const isSame = (a: RowRange, b: RowRange) => a.first === b.first && a.last === b.last && a.of === b.of;

function chunkOfNode(node: EventTarget | null): number | null {
  const from = node instanceof HTMLElement ? node.closest<HTMLElement>('tbody')?.dataset.from : undefined;
  return from === undefined ? null : chunkOf(Number(from));
}

export type Watcher = ReturnType<typeof createWatcher>;

function createWatcher(onChange: (near: RowRange) => void) {
  const heights = createHeights(rowHeightPx);
  const parts = new Map<Element, Part>();
  const inView = new Map<Element, { readonly first: number; readonly last: number }>();
  let observer: IntersectionObserver | null = null;

  const measure = (part: Part, { height }: DOMRectReadOnly) => {
    if (part.isRendered && height > 0) heights.measure(part, height);
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
    inView.set(target, part.isRendered ? own : heights.chunksBetween(part, startPx, startPx + seen.height));
  };
  const look = (entries: readonly IntersectionObserverEntry[]) => {
    entries.forEach(see);
    if (inView.size === 0) return;
    const ranges = [...inView.values()];
    onChange({
      first: Math.min(...ranges.map(({ first }) => first)),
      last: Math.max(...ranges.map(({ last }) => last)),
      of: chunkCount(Math.max(...[...parts.values()].map(({ to }) => to))),
    });
  };

  return {
    heights,
    watch(node: Element, part: Part) {
      observer ??= new IntersectionObserver(look, { rootMargin: ahead });
      parts.set(node, part);
      observer.observe(node);
      // Measures the first rows without waiting for the observer: the cell in place of the others needs its height at once.
      if (part.isRendered && !heights.isKnown()) measure(part, node.getBoundingClientRect());
      return () => {
        observer?.unobserve(node);
        parts.delete(node);
        inView.delete(node);
      };
    },
  };
}
