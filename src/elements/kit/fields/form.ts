import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessage } from '../feedback/LiveRegion.tsx';
import type { BindTexts } from '../../../core/config/text.ts';
import { text } from '../kit.text.ts';
import { useTexts } from '../language.ts';

/** By field name. Unchecked boxes are absent. */
export type FormValues = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, string>>;

export function readForm(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

export function focusFirstInvalid(within: ParentNode | null): void {
  within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

interface Shown {
  readonly found: FieldErrors;
  readonly told: FieldErrors;
}

const nothing: Shown = { found: {}, told: {} };

/**
 * The errors of one form (A11Y-09). On submit, shows and counts the errors that `check` finds and focuses the first
 * invalid field. An error disappears once its field is corrected; none appears while the visitor types.
 */
export function useFormErrors(check: (values: FormValues, texts: BindTexts) => FieldErrors) {
  const [{ found, told }, setShown] = useState(nothing);
  const message = useMessage();
  const texts = useTexts();
  const errors: FieldErrors = { ...found, ...told };

  const reveal = (form: HTMLFormElement | null, shown: Shown) => {
    const count = Object.keys({ ...shown.found, ...shown.told }).length;
    form?.toggleAttribute('data-tried', count > 0 || form.hasAttribute('data-tried'));
    flushSync(() => setShown(shown));
    focusFirstInvalid(form);
    message.takeBack();
    if (count > 0) message.say(texts(text)('fieldsToMend', { count }));
  };
  return {
    errors,
    submit: (act: (values: FormValues) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const values = readForm(event.currentTarget);
      const wrong = check(values, texts);
      reveal(event.currentTarget, { found: wrong, told: {} });
      if (Object.keys(wrong).length === 0) act(values);
    },
    mend: (event: FormEvent<HTMLFormElement>) => {
      if (Object.keys(errors).length === 0) return;
      message.takeBack();
      const wrong = check(readForm(event.currentTarget), texts);
      const edited = nameOf(event.target);
      setShown({ found: only(wrong, (name) => name in found), told: only(told, (name) => name !== edited) });
    },
    /**
     * Shows errors from the service. An error stays until its field is edited; one that `check` also finds stays until
     * `check` accepts the field.
     */
    tell(form: HTMLFormElement | null, wrong: FieldErrors) {
      if (!form) return;
      const known = check(readForm(form), texts);
      const isFound = (name: string) => name in known;
      reveal(form, { found: only(wrong, isFound), told: only(wrong, (name) => !isFound(name)) });
    },
  };
}

const only = (errors: FieldErrors, isKept: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isKept(name)));

export function keepDigits(input: HTMLInputElement | HTMLTextAreaElement): void {
  const digits = input.value.replace(/\D/g, '');
  if (digits === input.value) return;
  const caret = input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '').length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
}

const nameOf = (target: EventTarget) => ('name' in target && typeof target.name === 'string' ? target.name : '');
