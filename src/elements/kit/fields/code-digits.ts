/* Digits of any script from typed, pasted or autofilled text, as ASCII digits (A11Y-03). */

// Unicode orders the ten digits of each script consecutively, starting at zero.
const asciiDigit = (digit: string) => {
  const point = digit.codePointAt(0)!;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
};

const withAsciiDigits = (text: string) => text.slice(0, 2000).replace(/\p{Nd}/gu, asciiDigit);

export const digitsOf = (text: string) => withAsciiDigits(text).replace(/\D/g, '');

/** Other characters are dropped as they are typed or pasted. */
export function keepDigits(input: HTMLInputElement | HTMLTextAreaElement): void {
  const digits = digitsOf(input.value);
  if (digits === input.value) return;
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

/** For a one-time code: the first group of exactly `length` digits ('Your code for step 2 is 123-456'), else all digits. */
export function codeIn(text: string, length: number): string {
  const plain = withAsciiDigits(text);
  const whole = plain.match(/\d+/g)?.find((run) => run.length === length);
  if (whole) return whole;
  const parted = plain
    .match(/\d+(?:[\s.\u2010-\u2015-]\d+)*/g)
    ?.map(digitsOf)
    .find((digits) => digits.length === length);
  return parted ?? digitsOf(plain).slice(0, length);
}

export interface Typed {
  readonly value: string;
  readonly caret: number;
}

/** A complete code replaces everything; overflowing digits overwrite the following ones. */
export function putDigits(value: string, start: number, end: number, digits: string, length: number): Typed {
  if (digits.length >= length) return { value: digits.slice(0, length), caret: length };
  const before = value.slice(0, start) + digits;
  const overflow = Math.max(0, before.length + value.length - end - length);
  return { value: (before + value.slice(end + overflow)).slice(0, length), caret: Math.min(before.length, length) };
}
