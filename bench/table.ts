export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) =>
    widths
      .map((width, column) => (column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  return [lineOf(head), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.map(lineOf)].join('\n');
}

/** Related numbers in one cell: '82 · 82 · 103'. */
export const cell = (values: readonly number[], digits = 0): string =>
  values.map((value) => (Number.isFinite(value) ? value.toFixed(digits) : '–')).join(' · ');
