import type { Row } from './list.ts';
import type { Ran } from './reports.ts';

export interface Verdict {
  readonly row: Row;
  /** The tests whose title has the row's id. */
  readonly tests: readonly Ran[];
  /** The reasons why the row is not proven; empty if it is, or if the row itself says why no test proves it. */
  readonly faults: readonly string[];
}

/** A row is proven if at least one test has its id, and each of these tests ran and passed, in whatever suite. */
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

/** Ids in titles that are not in the list, each with the first test that has it. */
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
