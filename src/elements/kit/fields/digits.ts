import { digitsOf } from '../../../core/format/typed.ts';

export function keepDigits(input: HTMLInputElement | HTMLTextAreaElement): void {
  const digits = digitsOf(input.value);
  if (digits === input.value) return;
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}
