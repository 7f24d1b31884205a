import { expect, test } from 'vitest';
import { isStrongPassword } from '../../../../src/core/format/password-rules.ts';

test.each([
  ['seven characters', 'Short1A', 'ACC-5.13 ACC-9.11'],
  ['no uppercase letter', 'alllowercase1', 'ACC-5.14 CON-5.17'],
  ['no lowercase letter', 'ALLUPPERCASE1', 'ACC-5.15 CON-5.16'],
  ['no digit', 'NoDigitsHere', 'ACC-5.16 CON-5.18'],
])('a password with %s (%s) is weak [%s]', (_why, password, _proves) => expect(isStrongPassword(password)).toBe(false));

test('eight characters with an uppercase letter, a lowercase letter and a digit are strong, without a symbol', () => {
  expect(isStrongPassword('Abcdefg1')).toBe(true);
});
