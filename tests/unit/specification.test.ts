import { describe, expect, test } from 'vitest';
import { judge, readRows, unknownIds } from '../specification/coverage.mjs';

const row = (id: string) => ({ id, sentence: 'A sentence.' });
const file = 'tests/journeys/login/login.spec.ts';
const ran = (title: string, outcome = 'passed') => ({ file, title, outcome });
const faultsOf = (id: string, ...tests: object[]) => judge([row(id)], tests)[0]?.faults;

describe('a row', () => {
  test('is proven by a test that carries its id, ran and passed', () => {
    const [verdict] = judge([row('ACC-5.1')], [ran('both messages [ACC-5.1 CON-8.2]'), ran('another [ACC-5.10]')]);
    expect(verdict?.faults).toEqual([]);
    expect(verdict?.tests).toEqual([ran('both messages [ACC-5.1 CON-8.2]')]);
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

test('the list has each id once', () => {
  const ids = readRows().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
