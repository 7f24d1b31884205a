import { expect, test } from 'vitest';
import { findCommand, help } from '../../../src/commands/commands.ts';
import { Mistake } from '../../../src/commands/mistake.ts';
import { prerender } from '../../../src/prerender/prerender.ts';

test('the help lists both commands', () => {
  expect(help).toMatch(/^ {2}prerender .+\n {2}check-service .+$/m);
});

test('a command is found among its options, which it gets', () => {
  expect(findCommand(['--cdn', 'x', 'prerender', 'dict-login'])?.rest).toEqual(['--cdn', 'x', 'dict-login']);
  expect(findCommand(['check-service', '--json'])?.rest).toEqual(['--json']);
  expect(findCommand(['--help'])).toBeNull();
});

test('an unknown command is refused with the nearest one', () => {
  expect(() => findCommand(['prerendr'])).toThrow(/'prerendr' is not a command\. Did you mean 'prerender'\?/);
  expect(() => findCommand(['check'])).toThrow(/Did you mean 'check-service'\?/);
  expect(() => findCommand(['--prerender'])).toThrow(/'--prerender' is not a command/);
});

test('a folder to write to that is a file is a mistake', async () => {
  await expect(prerender(['dict-login', '--out', 'package.json'])).rejects.toThrow(Mistake);
});
