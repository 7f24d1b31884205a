/*
 * Typed, pasted or autofilled digits of any script become ASCII digits (A11Y-03). Unicode orders the ten digits of each
 * script consecutively, so the value of a digit is its distance from the script's zero.
 */
const asciiDigit = (digit: string) => {
  const point = digit.codePointAt(0)!;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
};

export const withAsciiDigits = (text: string) => text.slice(0, 2000).replace(/\p{Nd}/gu, asciiDigit);

export const digitsOf = (text: string) => withAsciiDigits(text).replace(/\D/g, '');

export function keepDigits(input: HTMLInputElement | HTMLTextAreaElement): void {
  const digits = digitsOf(input.value);
  if (digits === input.value) return;
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}
