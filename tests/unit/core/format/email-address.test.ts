import { expect, test } from 'vitest';
import { isEmailAddress } from '../../../../src/core/format/email-address.ts';

test.each(['retail@example.com', 'anna+rao@clinic.example', 'ü@müller.example', 'a@b.xn--p1ai'])(
  '%j is an email address',
  (text) => expect(isEmailAddress(text)).toBe(true),
);

test.each(['retail', 'ada@nowhere', 'ada@ new.example', '@example.com', 'mailto:a@b.example', 'a\u0000@b.example'])(
  '%j is no email address [ACC-5.6 ACC-5.12 CON-5.6 CON-5.7]',
  (text) => expect(isEmailAddress(text)).toBe(false),
);

test('an email address has 255 characters at most', () => {
  expect([244, 243].map((length) => isEmailAddress(`${'x'.repeat(length)}@new.example`))).toEqual([false, true]);
});
