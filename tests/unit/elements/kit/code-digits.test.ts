import { describe, expect, test } from 'vitest';
import { codeIn, putDigits } from '../../../../src/elements/kit/fields/code-digits.ts';
import { digitsOf } from '../../../../src/elements/kit/fields/digits.ts';

describe('A11Y-03 the code in a text', () => {
  test.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    [' 123456\n', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['१२३४५६', '123456'],
    ['Your code is 123456', '123456'],
    ['G-012345 is your code', '012345'],
    ['Step 2: your code is 123-456. It is valid for 10 minutes.', '123456'],
    ['123456 is valid for 10 minutes', '123456'],
    ['345', '345'],
    ['no code at all', ''],
    ['1234567', '123456'],
  ])('of %j is %j', (text, code) => expect(codeIn(text, 6)).toBe(code));

  test('SEC-26 a text of 100 kB is read in less than 50 ms', () => {
    const startedMs = performance.now();
    codeIn('1 '.repeat(50_000), 6);
    codeIn('-'.repeat(100_000), 6);
    expect(performance.now() - startedMs).toBeLessThan(50);
  });
});

test('a digit of another script is the same digit', () => expect(digitsOf('٠9９')).toBe('099'));

describe('A11Y-03 digits put into boxes', () => {
  test.each([
    ['', 0, 0, '123456', '123456', 6],
    ['1256', 2, 2, '34', '123456', 4],
    ['129956', 2, 2, '34', '123456', 4],
    ['129956', 2, 4, '34', '123456', 4],
    ['111111', 3, 3, '987654', '987654', 6],
    ['12345', 5, 5, '67', '123456', 6],
    ['123456', 0, 6, '9', '9', 1],
  ])('%j with %i to %i replaced by %j', (value, start, end, digits, expected, caret) =>
    expect(putDigits(value, start, end, digits, 6)).toEqual({ value: expected, caret }),
  );
});
