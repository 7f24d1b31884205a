import { expect, test } from 'vitest';
import { textIn, texts } from '../../../../src/core/config/text.ts';
import { drawn } from '../../../../src/core/format/text.ts';

test('a rendered text has 1,000 characters at most, and no half character', { tags: ['NET-32'] }, () => {
  expect(drawn('x'.repeat(1000))).toBe('x'.repeat(1000));
  expect(drawn('𠮷'.repeat(1000))).toBe('𠮷'.repeat(1000));
  expect(drawn('x'.repeat(1_000_000))).toBe(`${'x'.repeat(999)}…`);
  expect(drawn('𠮷'.repeat(500_000))).toBe(`${'𠮷'.repeat(999)}…`);
});

test('a message of the service, and a value in a text of ours, are cut', { tags: ['NET-32'] }, () => {
  const long = 'x'.repeat(1_000_000);
  expect(textIn(long)).toHaveLength(1000);
  expect(texts('test', { of: 'Seat {name}' })('of', { name: long })).toHaveLength('Seat '.length + 1000);
});
