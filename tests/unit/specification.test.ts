import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readList, rowsOf, type Row } from '../specification/list.ts';
import { fromPlaywright, fromVitest, type Ran } from '../specification/reports.ts';
import { judge, unknownIds } from '../specification/verdict.ts';

const row = (id: string, noTest?: string): Row => ({ id, section: 'A section', sentence: 'A sentence.', noTest });
const ran = (title: string, outcome: Ran['outcome'] = 'passed', file = 'tests/journeys/login/login.spec.ts'): Ran => ({
  file,
  title,
  outcome,
});
const faultsOf = (id: string, ...tests: Ran[]) => judge([row(id)], tests)[0]?.faults;

describe('a chapter', () => {
  test('has a row a line, below its sections', () => {
    const chapter = [
      '# Access',
      '',
      '- ACC-1.1 A line.',
      '',
      '## Login',
      '',
      'Words.',
      '',
      '- ACC-2.1 B. (No test: c.)',
    ];
    expect(rowsOf(chapter.join('\n'))).toEqual([
      { id: 'ACC-1.1', section: 'Access', sentence: 'A line.', noTest: undefined },
      { id: 'ACC-2.1', section: 'Login', sentence: 'B.', noTest: 'c' },
    ]);
  });
});

describe('a row', () => {
  test('is proven by a test that carries its id, ran and passed', () => {
    const [verdict] = judge([row('ACC-5.1')], [ran('both messages [ACC-5.1 CON-8.2]'), ran('another [ACC-5.10]')]);
    expect(verdict?.faults).toEqual([]);
    expect(verdict?.tests.map(({ title }) => title)).toEqual(['both messages [ACC-5.1 CON-8.2]']);
  });

  test('is unproven if no test with its id ran', () => {
    expect(faultsOf('ACC-5.1', ran('another [ACC-5.10]'), ran('one more [ACC-5]'))).toEqual(['no test ran']);
  });

  test.each(['failed', 'skipped'] as const)('is unproven if one of its tests has %s', (outcome) => {
    expect(faultsOf('ACC-5.1', ran('one [ACC-5.1]'), ran('two [ACC-5.1]', outcome))).toEqual([
      `${outcome}: tests/journeys/login/login.spec.ts: two [ACC-5.1]`,
    ]);
  });
});

test('an id that tests carry and the list does not have is reported once, with its test', () => {
  const tests = [ran('a [ACC-5.1]'), ran('b in UTF-16 [ACC-5.2]'), ran('PAY-99 c'), ran('d [ACC-5.2]'), ran('XYZ-1 e')];
  expect(unknownIds([row('ACC-5.1'), row('PAY-01')], tests)).toEqual([
    'ACC-5.2 is not in the list: tests/journeys/login/login.spec.ts: b in UTF-16 [ACC-5.2]',
    'PAY-99 is not in the list: tests/journeys/login/login.spec.ts: PAY-99 c',
    'XYZ-1 is not in the list: tests/journeys/login/login.spec.ts: XYZ-1 e',
  ]);
});

describe('the reports', () => {
  test('of vitest name each test with the titles around it', () => {
    const assertionResults = [
      { fullName: 'the form has fields', status: 'passed' },
      { fullName: 'the form is late', status: 'pending' },
    ];
    const report = { testResults: [{ name: '/somewhere/tests/unit/a.test.ts', assertionResults }] };
    expect(fromVitest(report)).toEqual([
      { file: 'tests/unit/a.test.ts', title: 'the form has fields', outcome: 'passed' },
      { file: 'tests/unit/a.test.ts', title: 'the form is late', outcome: 'skipped' },
    ]);
  });

  test('of Playwright name each test with the titles around it, and what passed at the second try', () => {
    const spec = (title: string, ...statuses: string[]) => ({
      title,
      file: 'tests/journeys/a.spec.ts',
      tests: statuses.map((status) => ({ status })),
    });
    const inner = { title: 'the form', specs: [spec('has fields', 'flaky'), spec('is red', 'unexpected')] };
    const file = {
      title: 'tests/journeys/a.spec.ts',
      specs: [spec('is there', 'expected'), spec('is left', 'skipped')],
    };
    const report = { config: { rootDir: '/somewhere' }, suites: [{ ...file, suites: [inner] }] };
    expect(fromPlaywright(report)).toEqual([
      { file: 'tests/journeys/a.spec.ts', title: 'is there', outcome: 'passed' },
      { file: 'tests/journeys/a.spec.ts', title: 'is left', outcome: 'skipped' },
      { file: 'tests/journeys/a.spec.ts', title: 'the form has fields', outcome: 'passed' },
      { file: 'tests/journeys/a.spec.ts', title: 'the form is red', outcome: 'failed' },
    ]);
  });
});

test('the list has each id once', () => {
  const ids = readList(fileURLToPath(new URL('../..', import.meta.url))).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
