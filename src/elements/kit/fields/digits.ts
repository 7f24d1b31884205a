import type { FormEvent } from 'react';
import { digitsOf } from '../../../core/format/typed.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * Drops all characters but digits, for `onInput`. During a composition it waits for the end: otherwise the input method
 * would insert its text once more.
 */
export function keepDigits({ currentTarget, nativeEvent }: FormEvent<Input>): void {
  const { isComposing, inputType } = nativeEvent as InputEvent;
  if (!isComposing) return dropOthers(currentTarget, inputType);
  currentTarget.addEventListener('compositionend', () => dropOthers(currentTarget), { once: true });
}

function dropOthers(input: Input, inputType = ''): void {
  const digits = digitsOf(input.value);
  if (digits === input.value || isStepSkipped(input, inputType)) return;
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
