import { memo, useId, type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { describedBy, Note } from '../feedback/Note.tsx';
import { t } from '../kit.text.ts';

/** Props of every field. Inputs are uncontrolled: their form reads them (`form.ts`). */
export interface FieldBasics {
  readonly label: string;
  readonly name: string;
  readonly help?: string | undefined;
  /** The error and how to fix it, shown below the help. */
  readonly error?: string | undefined;
  readonly defaultValue?: string | undefined;
  /**
   * Marks the field as optional beside its label; it is then not `required`. 'unsaid': optional without the mark, for
   * filters.
   */
  readonly isOptional?: boolean | 'unsaid';
  readonly aside?: ReactNode;
}

export interface FieldProps extends FieldBasics {
  readonly type?: 'text' | 'email' | 'tel' | 'search';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url';
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly isReadOnly?: boolean;
  readonly disabled?: boolean;
  /** With `rows`, the field is a textarea. */
  readonly rows?: number;
  readonly onInput?: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field with label, help and error. Memoised: its form renders at every error, the field seldom changes. */
export const Field = memo(function Field({
  label,
  help,
  error,
  isOptional = false,
  aside,
  type = 'text',
  isReadOnly,
  rows,
  end,
  ref,
  ...input
}: FieldProps) {
  const id = useId();
  const shared = {
    id,
    className: 'd-input',
    part: 'input',
    required: !isOptional,
    readOnly: isReadOnly,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, help),
    ...input,
  };
  return (
    <div className="d-field">
      <LabelRow id={id} label={label} isOptional={isOptional} aside={aside} />
      <div className="d-control">
        {rows ? <textarea rows={rows} {...shared} /> : <input ref={ref} type={type} {...verbatim(type)} {...shared} />}
        {end && <span className="d-control-end">{end}</span>}
      </div>
      <Note id={id} help={help} error={error} />
    </div>
  );
});

interface LabelRowProps extends Pick<FieldBasics, 'label' | 'isOptional' | 'aside'> {
  readonly id: string;
  readonly labelId?: string;
}

/** The row above a field: its label, and `aside` at the end. */
export const LabelRow = ({ id, labelId, label, isOptional, aside }: LabelRowProps) => (
  <div className="d-field-top">
    <label part="label" className="d-label" id={labelId} htmlFor={id}>
      {label}
      {isOptional === true && <span className="d-quiet"> ({t('optional')})</span>}
    </label>
    {aside}
  </div>
);

// Keeps phone keyboards from capitalising or correcting e-mail addresses.
const verbatim = (type: string) =>
  type === 'email' ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {};
