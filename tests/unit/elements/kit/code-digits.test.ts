import { expect, test } from 'vitest';
import { codeIn, putDigits } from '../../../../src/elements/kit/fields/code-digits.ts';

test.each([
  [' 123-456\n', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['G-012345 is your code', '012345'],
  ['Step 2: your code is 123-456. It is valid for 10 minutes.', '123456'],
  ['345', '345'],
  ['no code at all', ''],
  ['1234567', '123456'],
])('A11Y-03 the code in %j is %j', (text, code) => expect(codeIn(text, 6)).toBe(code));

test.each([
  ['1256', 2, 2, '34', '123456', 4],
  ['129956', 2, 2, '34', '123456', 4],
  ['129956', 2, 4, '34', '123456', 4],
  ['111111', 3, 3, '987654', '987654', 6],
  ['12345', 5, 5, '67', '123456', 6],
  ['123456', 0, 6, '9', '9', 1],
])('A11Y-03 in boxes with %j, %i to %i are replaced by %j', (value, start, end, digits, expected, caret) =>
  expect(putDigits(value, start, end, digits, 6)).toEqual({ value: expected, caret }),
);
