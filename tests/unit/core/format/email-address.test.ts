import { expect, test } from 'vitest';
import { isEmailAddress } from '../../../../src/core/format/email-address.ts';

test.each([
  'retail@example.com',
  'anna+rao@clinic.example',
  'ü@müller.example',
  'a@b.xn--p1ai',
  // Names with combining marks and joiners.
  'अजय@डाटा.भारत',
  'a@mu\u0308ller.example',
  'a@தமிழ்.சிங்கப்பூர்',
  'a@ශ්\u200dරී.ලංකා',
  'a@โดเมน.ไทย',
])('%j is an email address', (text) => expect(isEmailAddress(text)).toBe(true));

test.each([
  'retail',
  'ada@nowhere',
  'ada@ new.example',
  '@example.com',
  'mailto:a@b.example',
  'a\u0000@b.example',
  'a@b.\u0301x',
  'a@b.भ',
])('%j is no email address', { tags: ['ACC-5.6', 'ACC-5.12', 'CON-5.6', 'CON-5.7'] }, (text) =>
  expect(isEmailAddress(text)).toBe(false),
);

test('an email address has 255 characters at most', () => {
  const lengths = [244, 243];
  expect(lengths.map((length) => isEmailAddress(`${'𠮷'.repeat(length)}@new.example`))).toEqual([false, true]);
  expect(lengths.map((length) => isEmailAddress(`${'x'.repeat(length)}@new.example`))).toEqual([false, true]);
});
