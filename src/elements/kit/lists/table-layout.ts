import { useLayoutEffect, useState } from 'react';
import type { Column, TableLayout } from './Rows.tsx';

/** Fixes the column widths of a long table, which would otherwise change as rows come and go. */
export function useFixedColumns(table: { readonly current: HTMLTableElement | null }, isLong: boolean): void {
  useLayoutEffect(() => {
    const headings = [...(table.current?.tHead?.rows[0]?.cells ?? [])];
    if (!isLong || !table.current?.offsetWidth) return;
    const { style, offsetWidth } = table.current;
    const shares = headings.map((heading) => `${(heading.offsetWidth / offsetWidth) * 100}%`);
    headings.forEach((heading, at) => heading.style.setProperty('inline-size', shares[at]!));
    style.setProperty('table-layout', 'fixed');
    return () => {
      for (const each of headings) each.style.removeProperty('inline-size');
      style.removeProperty('table-layout');
    };
  }, [table, isLong]);
}

const manyColumns = 6;
export const isMany = (columnCount: number) => columnCount > manyColumns;

// In a box up to this width a table without `linesBelowEm` is too dense to read, even if it fits.
const denseEm = 30;

/**
 * With `linesBelowEm` the width of the box alone decides between 'table' and 'lines'. Without it: 'table' while the
 * columns of the rendered `rows` fit, 'lines' if they overflow or the box is narrow, and 'labels' in place of 'lines' if
 * no column has a `line`. Widths are in em: a table of larger text needs more room.
 */
export function useTableLayout<Row>(
  table: { readonly current: HTMLTableElement | null },
  rows: readonly unknown[],
  columns: readonly Column<Row>[],
  linesBelowEm: number | undefined,
): TableLayout {
  const [neededPx, setNeeded] = useState(0);
  const [isNarrow, setNarrow] = useState(false);
  const hasLines = columns.some(({ line }) => line);
  const isMeasured = linesBelowEm === undefined;
  // Layout effect: measures the table once it is rendered, and changes its layout before the paint.
  useLayoutEffect(() => {
    const node = table.current;
    const box = node?.parentElement;
    if (!node || !box) return;
    const look = () => {
      const takenPx = node.offsetWidth;
      const widthPx = box.clientWidth;
      // The table is not displayed, as while a receipt is printed. Keeps its layout, so that opened rows stay open.
      if (widthPx === 0) return;
      const widthEm = widthPx / parseFloat(getComputedStyle(box).fontSize);
      setNarrow(linesBelowEm === undefined ? widthEm <= denseEm : widthEm < linesBelowEm);
      if (!isMeasured) return;
      // Remembers the width that the table needed: in the other layouts, which always fit, it can't be measured.
      setNeeded((before) => {
        const most = Math.max(before, takenPx);
        return most > widthPx ? most : 0;
      });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
    // Depends on `isNarrow`: a box that becomes wide shows a table again, which has to be measured.
  }, [table, rows, columns, linesBelowEm, isMeasured, isNarrow]);
  if (neededPx === 0 && !(isNarrow && hasLines)) return 'table';
  return hasLines ? 'lines' : 'labels';
}
