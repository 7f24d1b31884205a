import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The slowest tests of the reports in a folder, one per line: seconds, file, title. */
export function slowest(reports, count) {
  const read = (file) => {
    try {
      return JSON.parse(readFileSync(join(reports, file), 'utf8'));
    } catch {
      return {};
    }
  };
  const all = [
    ...['vitest-node.json', 'vitest-browser.json'].flatMap((file) => inVitest(read(file))),
    ...(read('playwright.json').suites ?? []).flatMap(inPlaywright),
  ];
  return all
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ ms, file, title }) => `${(ms / 1000).toFixed(1)} s  ${file}: ${title}`);
}

const inVitest = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      ms: duration ?? 0,
      file: name.slice(name.lastIndexOf('/tests/') + 1),
      title: fullName,
    })),
  );

const inPlaywright = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => ({ ms: duration, file: `[${projectName}] ${file}`, title })),
    ),
  ),
  ...suites.flatMap(inPlaywright),
];
