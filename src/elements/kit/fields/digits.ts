import type { FormEvent } from 'react';
import { digitsOf, readPhone } from '../../../core/format/typed.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Drops all characters but digits, for `onInput`. During a composition it waits for the end: otherwise the input method
 * would insert its text once more.
 */
export const keepDigits = (event: FormEvent<Input>): void => keep(event, digitsOf);

/** The same for a phone number, whose '(0)' behind the country code is not dialled. */
export const keepPhoneDigits = (event: FormEvent<Input>): void => keep(event, (typed) => digitsOf(readPhone(typed)));

type Read = (typed: string) => string;

function keep({ currentTarget, nativeEvent }: FormEvent<Input>, read: Read): void {
  const { isComposing, inputType } = nativeEvent as InputEvent;
  if (!isComposing) return dropOthers(currentTarget, read, inputType);
  currentTarget.addEventListener('compositionend', () => dropOthers(currentTarget, read), { once: true });
}

function dropOthers(input: Input, read: Read, inputType = ''): void {
  if (/^[0-9]*$/.test(input.value) || isStepSkipped(input, inputType)) return;
  const digits = read(input.value);
  replaceText(input, digits, digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length);
}

const steps: Readonly<Record<string, string>> = { historyUndo: 'undo', historyRedo: 'redo' };

/**
 * Undo or Redo may bring back a text that was replaced when it was typed: then goes one step further and returns true.
 */
export const isStepSkipped = (input: Input, inputType: string): boolean =>
  inputType in steps && input.ownerDocument.execCommand(steps[inputType]!);

/**
 * Replaces the text of a field, as if the visitor had typed the new one. Setting `value` would leave an undo history that
 * belongs to another text: Undo does nothing, and Redo adds what was never typed.
 */
export function replaceText(input: Input, text: string, caret: number): void {
  // `execCommand` changes the field that has the focus.
  if ((input.getRootNode() as Document | ShadowRoot).activeElement === input) {
    input.select();
    input.ownerDocument.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  }
  if (input.value !== text) input.value = text;
  input.setSelectionRange(caret, caret);
}
