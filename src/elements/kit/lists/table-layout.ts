import { useLayoutEffect, useState } from 'react';
import type { Column, TableLayout } from './Rows.tsx';

/**
 * Fixes the column widths of a long table, which would otherwise change as rows come and go while scrolling. Measures
 * again when the width of the table changes.
 */
export function useFixedColumns(table: { readonly current: HTMLTableElement | null }, isLong: boolean): void {
  useLayoutEffect(() => {
    const node = table.current;
    if (!isLong || !node?.parentElement) return;
    let widthPx = 0;
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width ?? 0;
      if (now === widthPx) return;
      widthPx = now;
      // In the next frame: the new widths change the box's height, which would cause a ResizeObserver loop.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        free(node);
        fix(node);
      });
    });
    fix(node);
    widthPx = node.parentElement.clientWidth;
    observer.observe(node.parentElement);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      free(node);
    };
  }, [table, isLong]);
}

const headingsOf = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])];

function fix(table: HTMLTableElement): void {
  if (getComputedStyle(table).display !== 'table') return;
  const headings = headingsOf(table);
  const widths = headings.map((heading) => heading.offsetWidth);
  let total = 0;
  for (const width of widths) total += width;
  if (total === 0) return;
  headings.forEach((heading, at) => heading.style.setProperty('inline-size', `${((widths[at] ?? 0) / total) * 100}%`));
  table.style.setProperty('table-layout', 'fixed');
}

function free(table: HTMLTableElement): void {
  headingsOf(table).forEach((heading) => heading.style.removeProperty('inline-size'));
  table.style.removeProperty('table-layout');
}

const manyColumns = 7;
export const isMany = (columnCount: number) => columnCount > manyColumns;

// In a box up to this width, a table that fits is still too dense to read.
const densePx = { few: 480, many: 900 };

/**
 * 'table' while the columns of the rendered `rows` fit. 'lines' if they overflow or the box is narrow. Without columns
 * for lines 'labels', and only on overflow.
 */
export function useTableLayout<Row>(
  table: { readonly current: HTMLTableElement | null },
  rows: readonly unknown[],
  columns: readonly Column<Row>[],
): TableLayout {
  const [neededPx, setNeeded] = useState(0);
  const [isNarrow, setNarrow] = useState(false);
  const hasLines = columns.some(({ line }) => line);
  const narrowPx = isMany(columns.filter(({ onlyIn }) => onlyIn !== 'lines').length) ? densePx.many : densePx.few;
  // Layout effect: the table's width is known after rendering, and the layout must change before the paint.
  useLayoutEffect(() => {
    const node = table.current;
    const box = node?.parentElement;
    if (!node || !box) return;
    const look = () => {
      const takenPx = node.offsetWidth;
      const widthPx = box.clientWidth;
      setNarrow(widthPx <= narrowPx);
      // The other layouts always fit, so the width that the table needed is remembered.
      setNeeded((before) => {
        const most = Math.max(before, takenPx);
        return most > widthPx ? most : 0;
      });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
    // `isNarrow` is a dependency because the rows are in a table again once the box is wide: measures that table.
  }, [table, rows, columns, narrowPx, isNarrow]);
  if (neededPx === 0 && !(isNarrow && hasLines)) return 'table';
  return hasLines ? 'lines' : 'labels';
}
