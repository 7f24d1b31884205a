import { useLayoutEffect, useState } from 'react';
import type { Column } from './table-props.ts';

/** 'table' is cards too, below the widths that table.css gives. */
export type TableLayout = 'table' | 'cards' | 'lines';

// A phone: table.css and line-rows.css have the same.
const narrowPx = 480;

/**
 * How the rows of a table are laid out in the width of its box: in two lines on a phone, where its columns have places in
 * them; as cards where the columns do not fit beside each other, whatever the rows hold, until the box has the width that was
 * missing; else as a table. `rows` and `columns` are what the table was drawn from.
 */
export function useTableLayout<Row>(
  table: { readonly current: HTMLTableElement | null },
  rows: readonly unknown[],
  columns: readonly Column<Row>[],
): TableLayout {
  const [neededPx, setNeeded] = useState(0);
  const [isNarrow, setNarrow] = useState(false);
  // The width that words take is known once they are drawn; it is looked at before they are painted.
  useLayoutEffect(() => {
    const node = table.current;
    const box = node?.parentElement;
    if (!node || !box) return;
    const look = () => {
      const takenPx = node.offsetWidth;
      const widthPx = box.clientWidth;
      setNarrow(widthPx <= narrowPx);
      // Cards take what there is: what was missing is known from before.
      setNeeded((before) => {
        const most = Math.max(before, takenPx);
        return most > widthPx ? most : 0;
      });
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
    // Lines take what there is: what a table needs is known once it is one again.
  }, [table, rows, columns, isNarrow]);
  if (isNarrow && columns.some(({ line }) => line)) return 'lines';
  return neededPx > 0 ? 'cards' : 'table';
}
