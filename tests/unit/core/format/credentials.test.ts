import { expect, test } from 'vitest';
import { isEmailAddress, isStrongPassword } from '../../../../src/core/format/credentials.ts';

test.each(['retail@example.com', 'anna+rao@clinic.example', 'ü@müller.example', 'a@b.xn--p1ai'])(
  '%j is an email address',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.each(['retail', 'ada@nowhere', 'ada@ new.example', 'retail @example.com', '@example.com'])(
  '%j is no email address [ACC-5.6 ACC-5.12 CON-5.6 CON-5.7]',
  (text) => expect(isEmailAddress(text)).toBe(false),
);

test('an email address has 255 characters at most', () => {
  expect([244, 243].map((length) => isEmailAddress(`${'x'.repeat(length)}@new.example`))).toEqual([false, true]);
});

test.each([
  ['seven characters', 'Short1A', 'ACC-5.13 ACC-9.11'],
  ['no uppercase letter', 'alllowercase1', 'ACC-5.14 CON-5.17'],
  ['no lowercase letter', 'ALLUPPERCASE1', 'ACC-5.15 CON-5.16'],
  ['no digit', 'NoDigitsHere', 'ACC-5.16 CON-5.18'],
])('a password with %s (%s) is weak [%s]', (_why, password, _proves) => expect(isStrongPassword(password)).toBe(false));

test('eight characters with an uppercase letter, a lowercase letter and a digit are strong, without a symbol', () => {
  expect(isStrongPassword('Abcdefg1')).toBe(true);
});
