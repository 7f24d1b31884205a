import type { Ran } from './reports.ts';
import type { Proof, Row } from './row.ts';

export interface Verdict {
  readonly row: Row;
  /** Each proof with the tests that it names. */
  readonly proofs: readonly { readonly proof: Proof; readonly tests: readonly Ran[] }[];
  /** Why it is not proven; none where it is, or says itself why it can't be. */
  readonly faults: readonly string[];
}

/** Holds a row against the tests that ran. Every test that one of its proofs names has to have passed. */
export function judge(row: Row, ran: readonly Ran[]): Verdict {
  const proofs = row.provenBy.map((proof) => ({ proof, tests: ran.filter((test) => isNamedBy(proof, test)) }));
  const faults = [
    ...proofs.filter(({ tests }) => tests.length === 0).map(({ proof }) => `did not run: ${nameOf(proof)}`),
    ...proofs.flatMap(({ tests }) => tests.filter(hasNotPassed).map((test) => `${test.outcome}: ${nameOf(test)}`)),
    ...formFaults(row),
  ];
  return { row, proofs, faults: [...new Set(faults)] };
}

function formFaults({ provenBy, notProven, document, section }: Row): readonly string[] {
  if (notProven !== undefined) return notProven.trim() === '' ? ['no reason'] : [];
  if (provenBy.length === 0) return ['no proof and no reason'];
  const hasJourney = provenBy.some(({ file }) => file.endsWith('.spec.ts'));
  return journeySections[document]?.test(section) && !hasJourney ? ['no journey among its proofs'] : [];
}

/** What a visitor does and sees there is proven in the console itself. */
const journeySections: Readonly<Record<string, RegExp>> = {
  'access.md': /^(?:4|8)(?![\d.])/,
  'console.md': /^2\.(?:3|4|5|6|7|8|9|10|12|15)(?!\d)/,
};

const isNamedBy = (proof: Proof, { file, title }: Ran) => file === proof.file && title.includes(proof.title);
const hasNotPassed = ({ outcome }: Ran) => outcome !== 'passed';
const nameOf = ({ file, title }: Proof) => `${file}: ${title}`;
