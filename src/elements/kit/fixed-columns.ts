import { useLayoutEffect } from 'react';

/** Columns of a long table keep the widths that its first rows gave them: rows that come and go would move them. */
export function useFixedColumns(table: { readonly current: HTMLTableElement | null }, isLong: boolean): void {
  // Measured, so after the drawing and before the paint.
  useLayoutEffect(() => {
    const node = table.current;
    const headings = [...(node?.tHead?.rows[0]?.cells ?? [])];
    if (!isLong || !node || headings.length === 0) return;
    const widths = headings.map((heading) => heading.offsetWidth);
    const total = widths.reduce((sum, width) => sum + width, 0);
    if (total === 0) return;
    headings.forEach((heading, at) =>
      heading.style.setProperty('inline-size', `${((widths[at] ?? 0) / total) * 100}%`),
    );
    node.style.setProperty('table-layout', 'fixed');
    return () => {
      headings.forEach((heading) => heading.style.removeProperty('inline-size'));
      node.style.removeProperty('table-layout');
    };
  }, [table, isLong]);
}
