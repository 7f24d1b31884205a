// `npm run coverage:spec`: the rows of the specification that the last `npm test` did not prove, ids in tags that are
// not in the list, and totals. `-- CON-2.4`: its rows, with their tests.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readTests } from '../support/reports.mjs';

const here = new URL('.', import.meta.url);

/**
 * The rows of every chapter in this folder, one per line: `- CON-2.4.1 Its sentence. (No test: its reason.)` Tests that
 * prove a row have its id among their tags.
 */
export function readRows() {
  const chapters = readdirSync(here).filter((name) => name.endsWith('.md'));
  const lines = chapters.toSorted().flatMap((name) => readFileSync(new URL(name, here), 'utf8').split('\n'));
  return lines.filter((line) => line.startsWith('- ')).map(rowOf);
}

function rowOf(line) {
  const found = /^- ([A-Z0-9]+-[\d.]*\d) (.+?)(?: \(No test: (.+)\.\))?$/.exec(line);
  if (!found) throw new Error(`No row of the specification: ${line}`);
  const [, id = '', sentence = '', noTest] = found;
  return { id, sentence, noTest };
}

/**
 * The rows with their tests, and the reasons why a row is not proven. A row is proven if at least one test has its id
 * and passed, and none failed; a test that was skipped, because the machine's browser can't run it, proves nothing. A
 * row that says why no test proves it needs none.
 */
export function judge(rows, tests) {
  const carriers = new Map(rows.map(({ id }) => [id, []]));
  for (const test of tests) for (const id of test.tags) carriers.get(id)?.push(test);
  return rows.map((row) => {
    const own = carriers.get(row.id);
    const isRun = own.some(({ outcome }) => outcome !== 'skipped');
    const faults = own.filter(({ outcome }) => outcome === 'failed').map(lineOf);
    return { row, tests: own, faults: !isRun && row.noTest === undefined ? ['no test ran'] : faults };
  });
}

/** Ids in tags that are not in the list, each with the first test that has it. */
export function unknownIds(rows, tests) {
  const known = new Set(rows.map(({ id }) => id));
  const unknown = new Map();
  for (const { file, title, tags } of tests)
    for (const id of tags.filter(isId))
      if (!known.has(id) && !unknown.has(id)) unknown.set(id, `${id} is not in the list: ${file}: ${title}`);
  return [...unknown.values()];
}

/** Other tags, such as `all`, are no ids. */
const isId = (tag) => /^[A-Z0-9]+-[\d.]+$/.test(tag);
const lineOf = ({ outcome, file, title }) => `${outcome}: ${file}: ${title}`;

function print(below) {
  const rows = readRows();
  const tests = readTests(fileURLToPath(new URL('../../.cache/reports', here)));
  const verdicts = judge(rows, tests);
  const isBelow = ({ row: { id } }) => id === below || id.startsWith(`${below}.`) || id.startsWith(`${below}-`);
  for (const { row, tests: own } of verdicts.filter(isBelow)) {
    console.log(`${row.id} ${row.sentence}${row.noTest ? ` (No test: ${row.noTest}.)` : ''}`);
    for (const test of own) console.log(`    ${lineOf(test)}`);
  }
  if (below && !verdicts.some(isBelow)) throw new Error(`There is no row ${below}.`);
  if (tests.length === 0) throw new Error('There is no report of a run yet: npm test writes it.');
  const unproven = verdicts.filter(({ faults }) => faults.length > 0);
  for (const { row, faults } of unproven) console.log(`✗ ${row.id} ${row.sentence}  ←  ${faults.join('; ')}`);
  const unknown = unknownIds(rows, tests);
  for (const fault of unknown) console.log(`✗ ${fault}`);
  const without = verdicts.filter(({ tests: own, faults }) => own.length === 0 && faults.length === 0).length;
  const proven = rows.length - unproven.length - without;
  const missing = unproven.length > 0 ? `, ${unproven.length} without proof` : '';
  console.log(`${rows.length} rows: ${proven} proven, ${without} with a reason${missing}`);
  process.exitCode = unproven.length + unknown.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    print(process.argv[2]);
  } catch ({ message }) {
    console.error(message);
    process.exitCode = 1;
  }
