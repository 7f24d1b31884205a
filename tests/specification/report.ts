import { readList } from './list.ts';
import { readReports } from './reports.ts';
import { judge, unknownIds, type Verdict } from './verdict.ts';

/**
 * Compares the specification with the reports of the last `npm test`: unproven rows, ids in titles that are not in the
 * list, and totals. `below`: the rows of that id or section, with their tests.
 */
export function report(root: string, below?: string): { readonly lines: readonly string[]; readonly isWhole: boolean } {
  const [rows, ran] = [readList(root), readReports(root)];
  const verdicts = judge(rows, ran);
  const faults = [...faultsIn(verdicts), ...unknownIds(rows, ran).map((fault) => `✗ ${fault}`)];
  const asked = below === undefined ? [] : verdicts.filter(({ row }) => isBelow(row.id, below)).flatMap(withTests);
  return { lines: [...asked, ...faults, countOf(verdicts)], isWhole: faults.length === 0 };
}

const isBelow = (id: string, below: string) => id === below || id.startsWith(`${below}.`) || id.startsWith(`${below}-`);

const withTests = ({ row, tests }: Verdict) => [
  `${row.id} ${row.sentence}${row.noTest === undefined ? '' : ` (No test: ${row.noTest}.)`}`,
  ...tests.map(({ outcome, file, title }) => `    ${outcome}: ${file}: ${title}`),
];

const faultsIn = (verdicts: readonly Verdict[]): readonly string[] =>
  verdicts
    .filter(({ faults }) => faults.length > 0)
    .map(({ row, faults }) => `✗ ${row.id} ${row.sentence}  ←  ${faults.join('; ')}`);

function countOf(verdicts: readonly Verdict[]): string {
  const red = verdicts.filter(({ faults }) => faults.length > 0).length;
  const without = verdicts.filter(({ tests, faults }) => tests.length === 0 && faults.length === 0).length;
  const missing = red > 0 ? `, ${red} without proof` : '';
  return `${verdicts.length} rows: ${verdicts.length - red - without} proven, ${without} with a reason${missing}`;
}
