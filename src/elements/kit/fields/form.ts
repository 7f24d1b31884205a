import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMessage } from '../feedback/LiveRegion.tsx';
import { t } from '../kit.text.ts';

/** What the form's fields hold, by name. A box that is not ticked is absent. */
export type FormValues = Readonly<Record<string, string>>;
/** What is wrong, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The text of each named field, as typed. */
export function readForm(form: HTMLFormElement): FormValues {
  const values: Record<string, string> = Object.create(null);
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}

/** Puts the focus on the first field in the document's order that is marked as wrong. */
export function focusFirstInvalid(within: ParentNode | null): void {
  within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

interface Shown {
  /** By the form's own rules. */
  readonly found: FieldErrors;
  /** By the service. */
  readonly told: FieldErrors;
}

const nothing: Shown = { found: {}, told: {} };

/**
 * The errors of one form (A11Y-09). On submit `check` says what is wrong: it is shown, counted aloud, and the first field gets the focus.
 * An error goes as soon as its field is mended; none comes while the visitor types.
 */
export function useFormErrors(check: (values: FormValues) => FieldErrors) {
  const [{ found, told }, setShown] = useState(nothing);
  const message = useMessage();
  const errors: FieldErrors = { ...found, ...told };

  const reveal = (form: HTMLFormElement | null, shown: Shown) => {
    flushSync(() => setShown(shown));
    focusFirstInvalid(form);
    const count = Object.keys({ ...shown.found, ...shown.told }).length;
    message.takeBack();
    if (count > 0) message.say(count === 1 ? t('oneFieldToMend') : t('fieldsToMend', { count }));
  };
  return {
    errors,
    /** For the form's `onSubmit`: calls `act` when nothing is wrong. */
    submit: (act: (values: FormValues) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const values = readForm(event.currentTarget);
      const wrong = check(values);
      reveal(event.currentTarget, { found: wrong, told: {} });
      if (Object.keys(wrong).length === 0) act(values);
    },
    /** For the form's `onInput`. */
    mend: (event: FormEvent<HTMLFormElement>) => {
      if (Object.keys(errors).length === 0) return;
      // The count is of what the button found.
      message.takeBack();
      const wrong = check(readForm(event.currentTarget));
      const edited = nameOf(event.target);
      setShown({ found: only(wrong, (name) => name in found), told: only(told, (name) => name !== edited) });
    },
    /** Shows errors that came later. The service's stay until their field is changed; those that `check` now finds too go by it. */
    tell(form: HTMLFormElement | null, wrong: FieldErrors) {
      if (!form) return;
      const known = check(readForm(form));
      const isFound = (name: string) => name in known;
      reveal(form, { found: only(wrong, isFound), told: only(wrong, (name) => !isFound(name)) });
    },
  };
}

const only = (errors: FieldErrors, isKept: (name: string) => boolean): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => isKept(name)));

const nameOf = (target: EventTarget) => ('name' in target && typeof target.name === 'string' ? target.name : '');
