import type { Row } from './list.ts';
import type { Ran } from './reports.ts';

export interface Verdict {
  readonly row: Row;
  /** Those whose title carries the row's id. */
  readonly tests: readonly Ran[];
  /** Why it is not proven; empty where it is, or says itself why no test proves it. */
  readonly faults: readonly string[];
}

/** Every test that carries a row's id has to have run and passed. */
export function judge(rows: readonly Row[], ran: readonly Ran[]): readonly Verdict[] {
  const carriers = new Map<string, Ran[]>(rows.map(({ id }) => [id, []]));
  for (const test of ran) for (const id of idsIn(test.title)) carriers.get(id)?.push(test);
  return rows.map((row) => {
    const tests = carriers.get(row.id) ?? [];
    return { row, tests, faults: faultsOf(row, tests) };
  });
}

function faultsOf({ id, noTest }: Row, tests: readonly Ran[]): readonly string[] {
  if (tests.length === 0) return noTest === undefined ? ['no test ran'] : [];
  const notPassed = tests.filter(({ outcome }) => outcome !== 'passed');
  const hasJourney = tests.some(({ file }) => file.endsWith('.spec.ts'));
  return [
    ...notPassed.map(({ outcome, file, title }) => `${outcome}: ${file}: ${title}`),
    ...(needsJourney.test(id) && !hasJourney ? ['no journey among its tests'] : []),
  ];
}

/** What a visitor does and sees there is proven in the console itself. */
const needsJourney = /^(?:ACC-[48]|CON-2\.(?:3|4|5|6|7|8|9|10|12|15))\./;

/** What tests carry and the list does not have, with the first test that does. */
export function unknownIds(rows: readonly Row[], ran: readonly Ran[]): readonly string[] {
  const known = new Set(rows.map(({ id }) => id));
  const chapters = new Set(rows.map(({ id }) => chapterOf(id)));
  const unknown = new Map<string, string>();
  for (const { file, title } of ran) {
    for (const id of idsIn(title)) {
      if (!chapters.has(chapterOf(id)) || known.has(id) || unknown.has(id)) continue;
      unknown.set(id, `${id} is not in the list: ${file}: ${title}`);
    }
  }
  return [...unknown.values()];
}

const idsIn = (title: string) => [...new Set(title.match(/\b[A-Z][A-Z0-9]+-\d+(?:\.\d+)*\b/g))];
const chapterOf = (id: string) => id.split('-')[0]!;
