import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fromPlaywright, fromVitest, type Ran } from '../coverage/reports.ts';
import { section, testsIn } from '../coverage/row.ts';
import { specification } from '../coverage/rows.ts';
import { tableOf } from '../coverage/table.ts';
import { judge } from '../coverage/verdict.ts';

const { rule, message, notProven } = section('access.md', '5');
const login = testsIn('journeys/login/login.spec.ts');
const core = testsIn('unit/core/format/money.test.ts');

const ran = (title: string, outcome: Ran['outcome'] = 'passed', file = 'tests/journeys/login/login.spec.ts'): Ran => ({
  file,
  title,
  outcome,
});

describe('a row of the specification', () => {
  const row = message("'Enter password'", login('both messages'));

  test('is proven by a test of its file that ran and passed', () => {
    const { faults, proofs } = judge(row, [ran('the form: both messages, and the focus'), ran('another')]);
    expect(faults).toEqual([]);
    expect(proofs[0]?.tests.map(({ title }) => title)).toEqual(['the form: both messages, and the focus']);
  });

  test('is red where its test did not run, or only one of another file did', () => {
    const missing = 'did not run: tests/journeys/login/login.spec.ts: both messages';
    expect(judge(row, []).faults).toEqual([missing]);
    expect(judge(row, [ran('both messages', 'passed', 'tests/journeys/other.spec.ts')]).faults).toEqual([missing]);
  });

  test.each(['failed', 'skipped'] as const)('is red where its test has %s', (outcome) => {
    expect(judge(row, [ran('both messages', outcome)]).faults).toEqual([
      `${outcome}: tests/journeys/login/login.spec.ts: both messages`,
    ]);
  });

  test('is red where one of several tests of its proof, or one of several proofs, has not passed', () => {
    expect(judge(row, [ran('both messages, a'), ran('both messages, b', 'failed')]).faults).toHaveLength(1);
    const twice = message('x', login('one'), login('two'));
    expect(judge(twice, [ran('one')]).faults).toEqual(['did not run: tests/journeys/login/login.spec.ts: two']);
  });

  test('is red without a proof and without a reason', () => {
    expect(judge(rule('nothing'), []).faults).toEqual(['no proof and no reason']);
    expect(judge(notProven('rule', 'nothing', ' '), []).faults).toEqual(['no reason']);
    expect(judge(notProven('rule', 'nothing', 'it is the service’s'), []).faults).toEqual([]);
  });

  test.each([
    ['access.md', '4 Login', true],
    ['access.md', '8', true],
    ['console.md', '2.3', true],
    ['console.md', '2.15', true],
    ['console.md', '2.1', false],
    ['console.md', '2.11', false],
    ['access.md', '5', false],
  ])('%s %s needs a journey: %s', (document, name, isNeeded) => {
    const inNode = section(document, name).rule('x', core('x'));
    const { faults } = judge(inNode, [ran('x', 'passed', 'tests/unit/core/format/money.test.ts')]);
    expect(faults).toEqual(isNeeded ? ['no journey among its proofs'] : []);
  });
});

describe('the table', () => {
  const rows = [message('a', login('one')), message('b', login('two')), notProven('rule', 'c', 'it is not shown')].map(
    (row) => judge(row, [ran('number one'), ran('one more')]),
  );

  test('names each row with its tests, and the red ones once more at the end', () => {
    expect(tableOf(rows).split('\n')).toEqual([
      '',
      'access.md 5',
      '✓ access.md 5  message     a  ←  tests/journeys/login/login.spec.ts: number one (+1)',
      '✗ access.md 5  message     b  ←  did not run: tests/journeys/login/login.spec.ts: two',
      '– access.md 5  rule        c  ←  not provable here: it is not shown',
      '',
      'Without their proof:',
      '✗ access.md 5  message     b  ←  did not run: tests/journeys/login/login.spec.ts: two',
      '',
      '3 rows: 1 proven, 1 not provable, 1 without proof',
    ]);
  });
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

  test('that are missing or broken name none', () => {
    expect([fromVitest(undefined), fromPlaywright(undefined), fromVitest({ testResults: 1 })]).toEqual([[], [], []]);
  });
});

describe('the rows', () => {
  test('are there once each, and name files that there are', () => {
    const names = specification.map((row) => `${row.document} ${row.section} ${row.kind} ${row.what}`);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const files = new Set(specification.flatMap(({ provenBy }) => provenBy.map(({ file }) => file)));
    expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  });

  test('have a proof or a reason, and a journey where one is needed', () => {
    const formFaults = specification.map((row) =>
      judge(row, []).faults.filter((fault) => !fault.startsWith('did not')),
    );
    expect(formFaults.flat()).toEqual([]);
  });
});
