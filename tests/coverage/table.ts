import type { Verdict } from './verdict.ts';

/** The table: a heading for each section, a line for each row, what is missing, and how many there are. */
export function tableOf(verdicts: readonly Verdict[]): string {
  const lines = verdicts.flatMap((verdict, at) => {
    const section = sectionOf(verdict);
    const isFirst = at === 0 || sectionOf(verdicts[at - 1]!) !== section;
    return isFirst ? ['', section, lineOf(verdict)] : [lineOf(verdict)];
  });
  const red = verdicts.filter(({ faults }) => faults.length > 0).map(lineOf);
  return [...lines, '', ...(red.length > 0 ? ['Without their proof:', ...red, ''] : []), countOf(verdicts)].join('\n');
}

const sectionOf = ({ row }: Verdict) => `${row.document} ${row.section}`;

function lineOf(verdict: Verdict): string {
  const { row, faults } = verdict;
  const start = `${sectionOf(verdict)}  ${row.kind.padEnd(10)}  ${row.what}  ←  `;
  if (faults.length > 0) return `✗ ${start}${faults.join('; ')}`;
  if (row.notProven !== undefined) return `– ${start}not provable here: ${row.notProven}`;
  return `✓ ${start}${proofsOf(verdict)}`;
}

/** A test for each proof; further ones that the same proof names are counted. */
const proofsOf = ({ proofs }: Verdict) =>
  proofs
    .map(
      ({ proof: { file }, tests: [first, ...more] }) =>
        `${file}: ${first?.title}${more.length > 0 ? ` (+${more.length})` : ''}`,
    )
    .join('; ');

function countOf(verdicts: readonly Verdict[]): string {
  const red = verdicts.filter(({ faults }) => faults.length > 0).length;
  const unprovable = verdicts.filter(({ row, faults }) => row.notProven !== undefined && faults.length === 0).length;
  const proven = verdicts.length - red - unprovable;
  const missing = red > 0 ? `, ${red} without proof` : '';
  return `${verdicts.length} rows: ${proven} proven, ${unprovable} not provable${missing}`;
}
