import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The content of a report; {} if there is none. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The tests in the reports that `npm test` left in a folder: `{ file, title, tags, outcome, ms }`. A title includes those
 * of the enclosing suites, and an outcome is 'passed', 'failed' or 'skipped'.
 */
export function readTests(reports) {
  const read = (name) => readReport(join(reports, name));
  return [
    ...['vitest-node.json', 'vitest-browser.json'].flatMap((name) => inVitest(read(name))),
    ...(read('playwright.json').suites ?? []).flatMap((file) => inPlaywright(file)),
  ];
}

const inVitest = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, tags = [] }) => ({
      file: name.slice(name.lastIndexOf('/tests/') + 1),
      title: fullName,
      tags,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      ms: duration ?? 0,
    })),
  );

/** 'flaky' means passed at the second try. */
const outcomes = { expected: 'passed', flaky: 'passed', unexpected: 'failed' };

const inPlaywright = ({ specs = [], suites = [] }, around = '') => [
  ...specs.flatMap(({ file, title, tags, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      file: `[${projectName}] ${file}`,
      title: around + title,
      tags,
      outcome: outcomes[status] ?? 'skipped',
      ms: Math.max(...results.map(({ duration }) => duration), 0),
    })),
  ),
  ...suites.flatMap((inner) => inPlaywright(inner, `${around}${inner.title} `)),
];
