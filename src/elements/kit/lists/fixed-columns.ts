import { useLayoutEffect } from 'react';

/**
 * Fixes the column widths of a long table, which would otherwise change as rows come and go while scrolling. They are
 * measured again when the width of the table changes. Rows shown as cards have no columns.
 */
export function useFixedColumns(table: { readonly current: HTMLTableElement | null }, isLong: boolean): void {
  // Layout effect: measures after rendering and before the paint.
  useLayoutEffect(() => {
    const node = table.current;
    if (!isLong || !node?.parentElement) return;
    let widthPx = 0;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width ?? 0;
      if (now === widthPx) return;
      widthPx = now;
      free(node);
      fix(node);
    });
    fix(node);
    widthPx = node.parentElement.clientWidth;
    observer.observe(node.parentElement);
    return () => {
      observer.disconnect();
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
