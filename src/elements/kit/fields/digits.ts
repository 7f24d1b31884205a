import type { FormEvent } from 'react';
import { digitsOf } from '../../../core/format/typed.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Drops all characters but digits, for `onInput`. During a composition it waits for the end: otherwise the input method
 * would insert its text once more.
 */
export function keepDigits({ currentTarget, nativeEvent }: FormEvent<Input>): void {
  if (!(nativeEvent as InputEvent).isComposing) return dropOthers(currentTarget);
  currentTarget.addEventListener('compositionend', () => dropOthers(currentTarget), { once: true });
}

function dropOthers(input: Input): void {
  const digits = digitsOf(input.value);
  if (digits === input.value) return;
  const caret = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}
