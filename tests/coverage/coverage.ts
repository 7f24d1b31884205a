import { readReports } from './reports.ts';
import { specification } from './rows.ts';
import { tableOf } from './table.ts';
import { judge } from './verdict.ts';

/** The specification, row by row, against what the last `npm test` reported. */
export function coverage(root: string): { readonly table: string; readonly isWhole: boolean } {
  const ran = readReports(root);
  const verdicts = specification.map((row) => judge(row, ran));
  return { table: tableOf(verdicts), isWhole: verdicts.every(({ faults }) => faults.length === 0) };
}
