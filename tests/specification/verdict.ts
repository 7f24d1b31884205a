import type { Row } from './list.ts';
import type { Ran } from './reports.ts';

export interface Verdict {
  readonly row: Row;
  /** Those whose title carries the row's id. */
  readonly tests: readonly Ran[];
  /** Why it is not proven; empty where it is, or says itself why no test proves it. */
  readonly faults: readonly string[];
}

/** A row is proven by the cheapest test that sees it: each test that carries its id has run and passed, wherever it stands. */
export function judge(rows: readonly Row[], ran: readonly Ran[]): readonly Verdict[] {
  const carriers = new Map<string, Ran[]>(rows.map(({ id }) => [id, []]));
  for (const test of ran) for (const id of idsIn(test.title)) carriers.get(id)?.push(test);
  return rows.map((row) => {
    const tests = carriers.get(row.id) ?? [];
    return { row, tests, faults: faultsOf(row, tests) };
  });
}

function faultsOf({ noTest }: Row, tests: readonly Ran[]): readonly string[] {
  if (tests.length === 0) return noTest === undefined ? ['no test ran'] : [];
  return tests
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ outcome, file, title }) => `${outcome}: ${file}: ${title}`);
}

/** The ids that tests carry and the list does not have, with the first test that does. */
export function unknownIds(rows: readonly Row[], ran: readonly Ran[]): readonly string[] {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = new Map<string, string>();
  for (const { file, title } of ran) {
    for (const id of idsIn(title)) {
      if (known.has(id) || notIds.has(id) || unknown.has(id)) continue;
      unknown.set(id, `${id} is not in the list: ${file}: ${title}`);
    }
  }
  return [...unknown.values()];
}

const idsIn = (title: string) => [...new Set(title.match(/(?<![\w-])[A-Z][A-Z0-9]+-\d+(?:\.\d+)*\b/g))];
/** Names of standards, which look like ids. */
const notIds = new Set(['UTF-8', 'UTF-16', 'SHA-256']);
