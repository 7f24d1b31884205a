import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes `.cache/reports/engines.md` and returns its text. An engine without a report has no column. */
export function writeTable(reports, engines) {
  const columns = engines
    .map(({ name, version, report }) => ({ title: `${name} ${version}`, tests: testsOf(join(reports, report)) }))
    .filter(({ tests }) => tests.length > 0);
  const files = [...new Set(columns.flatMap(({ tests }) => tests.map(({ file }) => file)))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  const rows = files.map((file) => [file, ...columns.map(({ tests }) => cellOf(tests, file))]);
  const table = [
    ['Journeys', ...columns.map(({ title }) => title)],
    ['---', ...columns.map(() => '---')],
    ...rows,
    ['**all**', ...columns.map(({ tests }) => cellOf(tests))],
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const text = [...table, ...columns.flatMap(notesOf), ''].join('\n');
  writeFileSync(join(reports, 'engines.md'), text);
  return text;
}

function testsOf(file) {
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, 'utf8')).suites.flatMap((suite) => testsIn(suite));
}

// Counts each journey once, even if it ran in several projects: it failed if it failed in one of them.
const testsIn = ({ specs = [], suites = [] }) => [
  ...specs
    .map((spec) => ({ ...spec, journey: /journeys\/(?!stories\/)(.+)\.spec\.ts$/.exec(spec.file)?.[1] }))
    .filter(({ journey }) => journey)
    .map(({ journey, title, tests }) => ({
      file: journey,
      title,
      status: worst.find((status) => tests.some((each) => each.status === status)) ?? 'expected',
      annotations: tests.flatMap((each) => each.annotations),
    })),
  ...suites.flatMap(testsIn),
];

const worst = ['unexpected', 'flaky', 'skipped'];

function cellOf(all, file) {
  const tests = file ? all.filter((each) => each.file === file) : all;
  if (tests.length === 0) return 'not chosen';
  const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
  const parts = [
    [count('expected', 'flaky'), 'passed'],
    [count('unexpected'), 'failed'],
    [count('skipped'), 'left out'],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map((part) => part.join(' '))
    .join(', ');
}

function notesOf({ title, tests }) {
  const notes = tests.flatMap(({ title: journey, annotations }) =>
    annotations
      .filter(({ type }) => type === 'skip' || type === 'in part')
      .map(({ type, description }) => ({ journey, note: `${noteOf[type]}: ${description}` })),
  );
  const grouped = new Map();
  for (const { journey, note } of notes) grouped.set(note, (grouped.get(note) ?? new Set()).add(journey));
  if (grouped.size === 0) return [];
  return ['', `${title}:`, ...[...grouped].map(([note, journeys]) => `- ${journeys.size} ${note}`)];
}

const noteOf = { skip: 'left out', 'in part': 'in part' };
