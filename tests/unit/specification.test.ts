import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { judge, readRows, unknownIds } from '../specification/coverage.mjs';

const row = (id: string) => ({ id, sentence: 'A sentence.' });
const file = 'tests/journeys/login/login.spec.ts';
const ran = (title: string, tags: string[], outcome = 'passed') => ({ file, title, tags, outcome });
const faultsOf = (id: string, ...tests: object[]) => judge([row(id)], tests)[0]?.faults;

describe('a row', () => {
  test('is proven by a test that carries its id, ran and passed', () => {
    const both = ran('both messages', ['ACC-5.1', 'CON-8.2']);
    const [verdict] = judge([row('ACC-5.1')], [both, ran('another', ['ACC-5.10'])]);
    expect(verdict?.faults).toEqual([]);
    expect(verdict?.tests).toEqual([both]);
  });

  test('is unproven if no test with its id ran', () => {
    const others = [ran('another', ['ACC-5.10']), ran('ACC-5.1 in a title', ['ACC-5'])];
    expect(faultsOf('ACC-5.1', ...others, ran('one', ['ACC-5.1'], 'skipped'))).toEqual(['no test ran']);
  });

  test('is unproven if one of its tests has failed', () => {
    const tests = [ran('one', ['ACC-5.1']), ran('two', ['ACC-5.1'], 'failed')];
    expect(faultsOf('ACC-5.1', ...tests)).toEqual(['failed: tests/journeys/login/login.spec.ts: two']);
  });

  test('is proven if one of its tests passed and another was skipped', () => {
    expect(faultsOf('ACC-5.1', ran('one', ['ACC-5.1']), ran('two', ['ACC-5.1'], 'skipped'))).toEqual([]);
  });
});

test('an id that tests carry and the list does not have is reported once, with its test', () => {
  const tests = [ran('a', ['ACC-5.1', 'all']), ran('b', ['ACC-5.2']), ran('PAY-99 c', []), ran('d', ['ACC-5.2'])];
  expect(unknownIds([row('ACC-5.1'), row('PAY-01')], tests)).toEqual([
    'ACC-5.2 is not in the list: tests/journeys/login/login.spec.ts: b',
  ]);
});

test('the list has each id once', () => {
  const ids = readRows().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('asked for a row that is not there, the command says so in one line', () => {
  const asked = ['tests/specification/coverage.mjs', 'CON-99'];
  expect(spawnSync(process.execPath, asked, { encoding: 'utf8' })).toMatchObject({
    status: 1,
    stderr: 'There is no row CON-99.\n',
  });
});
