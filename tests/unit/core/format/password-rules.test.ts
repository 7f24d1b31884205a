import { expect, test } from 'vitest';
import { isStrongPassword } from '../../../../src/core/format/password-rules.ts';

test.each([
  ['seven characters', 'Short1A'],
  ['six characters, of which three take two UTF-16 units', 'Aa1🔑🔑🔑'],
  ['no uppercase letter', 'alllowercase1'],
  ['no lowercase letter', 'ALLUPPERCASE1'],
  ['no digit', 'NoDigitsHere'],
])(
  'a password with %s (%s) is weak',
  { tags: ['ACC-5.13', 'ACC-9.11', 'ACC-5.14', 'CON-5.17', 'ACC-5.15', 'CON-5.16', 'ACC-5.16', 'CON-5.18'] },
  (_why, password) => expect(isStrongPassword(password)).toBe(false),
);

test('eight characters with an uppercase letter, a lowercase letter and a digit are strong', () => {
  expect(isStrongPassword('Abcdefg1')).toBe(true);
});
