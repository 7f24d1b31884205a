import { useLayoutEffect, useState } from 'react';

/**
 * Whether a table's columns do not fit beside each other in its box, whatever its rows hold: they are cards then, until the
 * box has the width that was missing. `rows` and `columns` are what the table was drawn from.
 */
export function useTight(
  table: { readonly current: HTMLTableElement | null },
  rows: readonly unknown[],
  columns: readonly unknown[],
): boolean {
  const [neededPx, setNeeded] = useState(0);
  // The width that words take is known once they are drawn; it is looked at before they are painted.
  useLayoutEffect(() => {
    const node = table.current;
    const box = node?.parentElement;
    if (!node || !box) return;
    const look = () => {
      const takenPx = node.offsetWidth;
      const widthPx = box.clientWidth;
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
  }, [table, rows, columns]);
  return neededPx > 0;
}
