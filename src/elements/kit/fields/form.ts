import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAnnouncer } from '../feedback/LiveRegion.tsx';
import type { BindTexts } from '../../../core/config/text.ts';
import { text } from '../kit.text.ts';
import { useBindTexts } from '../language.ts';

export type FormValues = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, string | undefined>>;

export function readForm(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

export function focusFirstInvalid(within: ParentNode | null): void {
  within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** True for a key of an input method. Safari ends a composition before its last keydown, which only the code 229 marks. */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

/**
 * For `onKeyDown` of a form. Browsers ignore Enter in a form whose submit button is disabled: this submits it anyway, so
 * that the form reports what is missing. It ignores an Enter that ends a word composed with an input method.
 */
export function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.defaultPrevented || isComposing(event)) return;
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** A ref for a field that shows a later `defaultValue` too, unless the visitor has changed the earlier one. */
export function useLaterDefault(defaultValue: string) {
  const field = useRef<HTMLInputElement>(null);
  // Effect: React writes a new default into the attribute only, and a field with a value does not show that.
  useEffect(
    () => () => {
      const input = field.current;
      if (input?.value === defaultValue) input.value = input.defaultValue;
    },
    [defaultValue],
  );
  return field;
}

interface Shown {
  /** Names of the fields in which `check` found errors. Not the texts, because these change with the language. */
  readonly found: readonly string[];
  readonly values: FormValues;
  readonly fromService: FieldErrors;
}

const nothing: Shown = { found: [], values: {}, fromService: {} };

/**
 * The errors of one form (A11Y-09). On submit, shows and counts the errors that `check` finds and focuses the first
 * invalid field. An error disappears once its field is corrected; none appears while the visitor types.
 */
export function useFormErrors(check: (values: FormValues, bind: BindTexts) => FieldErrors) {
  const [{ found, values, fromService }, setShown] = useState(nothing);
  const message = useAnnouncer();
  const bind = useBindTexts();
  const wrong = found.length > 0 ? check(values, bind) : {};
  const errors: FieldErrors = { ...only(wrong, (name) => found.includes(name)), ...fromService };

  const reveal = (form: HTMLFormElement | null, shown: Shown) => {
    const count = new Set([...shown.found, ...namesOf(shown.fromService)]).size;
    form?.toggleAttribute('data-tried', count > 0 || form.hasAttribute('data-tried'));
    flushSync(() => setShown(shown));
    focusFirstInvalid(form);
    message.retract();
    if (count > 0) message.announce(bind(text)('fieldsToMend', { count }));
  };
  return {
    errors,
    /**
     * For `onSubmitCapture` of a form that may be in the light DOM: scripts that take over all forms of a page listen on
     * the form itself, and can stop the event before `onSubmit`.
     */
    submit: (act: (values: FormValues) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const values = readForm(event.currentTarget);
      const found = namesOf(check(values, bind));
      reveal(event.currentTarget, { found, values, fromService: {} });
      if (found.length === 0) act(values);
    },
    revalidate: (event: FormEvent<HTMLFormElement>) => {
      if (namesOf(errors).length === 0) return;
      message.retract();
      const values = readForm(event.currentTarget);
      const wrong = check(values, bind);
      const edited = nameOf(event.target);
      const stillWrong = found.filter((name) => wrong[name]);
      setShown({ found: stillWrong, values, fromService: only(fromService, (name) => name !== edited) });
    },
    /**
     * Shows errors from the service. An error that `check` finds too is shown until `check` accepts the field, any
     * other until the field is edited.
     */
    showErrors(form: HTMLFormElement | null, wrong: FieldErrors) {
      if (!form) return;
      const values = readForm(form);
      const known = check(values, bind);
      const found = namesOf(wrong).filter((name) => known[name]);
      reveal(form, { found, values, fromService: only(wrong, (name) => wrong[name] !== known[name]) });
    },
  };
}

const namesOf = (errors: FieldErrors) => Object.keys(errors).filter((name) => errors[name]);

const only = (errors: FieldErrors, isKept: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name, error]) => error && isKept(name)));

const nameOf = (target: EventTarget) => ('name' in target && typeof target.name === 'string' ? target.name : '');
