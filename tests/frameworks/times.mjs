const steps = { install: 'install s', check: 'type check s', build: 'build s', test: 'test s' };

/** The duration of each step of each fixture, and whether all of them passed. */
export function createTimes(names) {
  const rows = new Map(names.map((name) => [name, { passed: true }]));

  return {
    add(name, step, seconds, passed) {
      const row = rows.get(name);
      row[step] = (row[step] ?? 0) + seconds;
      row.passed &&= passed;
    },
    table: () =>
      table(
        ['', ...Object.values(steps), ''],
        [...rows].map(([name, row]) => [
          name,
          ...Object.keys(steps).map((step) => row[step]?.toFixed(1) ?? ''),
          row.passed ? 'passed' : 'failed',
        ]),
      ),
  };
}

/** Columns under each other; the first is text, the others are numbers. */
export function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const pad = (cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]));
  return all.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
