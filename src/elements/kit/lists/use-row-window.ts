import { startTransition, useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

/*
 * Of a long table only the parts near the viewport are rendered, and the one with the focus. Any other part is an empty
 * row group with the height of its rows, so the document stays small.
 *
 * Why not TanStack Virtual: it knows the height of the window and scroll events only. In a frame as high as its content
 * it rendered 2,880 of 3,000 rows, and after a CSS transform without a scroll event none of the rows in sight.
 */

export const partSize = 50;

/** Up to this number all rows are rendered, so that find-in-page works. */
export const isLong = (rowCount: number) => rowCount > 200;

const ahead = '900px 0px';

/** Estimated height of a row: that of table.css with its border, until rows are measured. */
export const useRowHeight = () => useRef(45);

/**
 * 'lines': each row takes two lines (`line` of a column). 'labels': each value is beside its heading, if no column has a
 * line.
 */
export type TableLayout = 'table' | 'lines' | 'labels';

export interface PartOptions {
  readonly isCounted: boolean;
  readonly startsNear: boolean;
  readonly layout: TableLayout;
  readonly rowHeightPx: RefObject<number>;
}

export function useRowWindow(rowCount: number, { isCounted, startsNear, layout, rowHeightPx }: PartOptions) {
  const ref = useRef<HTMLTableSectionElement>(null);
  const heightsPx = useRef<Partial<Record<TableLayout, number>>>({});
  const [isNear, setNear] = useState(startsNear);
  const [hasFocus, setFocus] = useState(false);
  const isRendered = !isCounted || isNear || hasFocus;

  const measure = (px = ref.current?.offsetHeight) => {
    if (!px) return;
    heightsPx.current[layout] = px;
    rowHeightPx.current = px / rowCount;
  };
  // Layout effect: before the paint, and in the order of the parts, so that the first empty one knows the height of rows.
  useLayoutEffect(() => {
    if (isCounted && isRendered) measure();
    const px = heightsPx.current[layout] ?? rowHeightPx.current * rowCount;
    ref.current?.style.setProperty('block-size', isRendered ? '' : `${px}px`);
  });
  // Effect: the viewport is outside of React.
  useEffect(() => {
    if (!isCounted || !ref.current) return;
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      // Without a height the whole element is hidden.
      if (boundingClientRect.height > 0) startTransition(() => setNear(isIntersecting));
    };
    const observer = new IntersectionObserver(look, { rootMargin: ahead });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isCounted]);

  return {
    isRendered,
    body: {
      ref,
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget as Node)),
    },
  };
}
