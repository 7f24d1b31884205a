import { digitsOf, readText, withAsciiDigits } from '../../../core/format/typed.ts';

/**
 * The code in a pasted text: the first group of exactly `length` digits, which may be parted by spaces, dots or hyphens
 * ('Your code for step 2 is 123-456'). If there is no such group, the first `length` digits of the text.
 */
export function codeIn(text: string, length: number): string {
  const plain = withAsciiDigits(readText(text.slice(0, 2000)));
  const whole = plain.match(/\d+/g)?.find((run) => run.length === length);
  if (whole) return whole;
  const parted = plain
    .match(/\d+(?:[\s.\u2010-\u2015-]\d+)*/g)
    ?.map(digitsOf)
    .find((digits) => digits.length === length);
  return parted ?? digitsOf(plain).slice(0, length);
}

/**
 * The code in a field whose text has become `after`. If the text that was just inserted, which ends at `caret`, has a whole
 * code, that is the code: a suggestion may be inserted beside digits that were typed before it.
 */
export function codeAfterInput(before: string, after: string, caret: number, length: number): string {
  const rest = after.length - caret;
  let start = 0;
  while (start < before.length - rest && start < caret && before[start] === after[start]) start += 1;
  const inserted = codeIn(after.slice(start, caret), length);
  if (inserted.length === length) return inserted;
  return after.length > length ? codeIn(after, length) : digitsOf(after);
}

export interface Typed {
  readonly value: string;
  readonly caret: number;
}

/**
 * Puts digits in place of the selection from `start` to `end`. A complete code replaces the whole value. If the value
 * would get longer than `length`, the digits overwrite those after the selection.
 */
export function putDigits(value: string, start: number, end: number, digits: string, length: number): Typed {
  if (digits.length >= length) return { value: digits.slice(0, length), caret: length };
  const before = value.slice(0, start) + digits;
  const overflow = Math.max(0, before.length + value.length - end - length);
  return { value: (before + value.slice(end + overflow)).slice(0, length), caret: Math.min(before.length, length) };
}
