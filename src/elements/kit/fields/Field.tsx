import { memo, useId, type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { describedBy, Note } from '../feedback/Note.tsx';
import { t } from '../kit.text.ts';

/** What every field takes. The input is uncontrolled: its form reads it (`form.ts`). */
export interface FieldBasics {
  readonly label: string;
  readonly name: string;
  readonly help?: string | undefined;
  /** What is wrong and how to mend it; shown under the help. */
  readonly error?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Says so beside the label, and the field is not `required`. 'unsaid': a filter, which nobody expects to be filled in. */
  readonly isOptional?: boolean | 'unsaid';
  /** At the end of the label's row: 'Forgot password?' */
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
  /** More than one line to write on. */
  readonly rows?: number;
  readonly onInput?: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** Over the end of the input: an icon, or a button. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A text field with its label, help and error. A form is redrawn often, its fields seldom: what was drawn of them is kept. */
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

/** The line above a field: its label, and what stands at its end. */
export const LabelRow = ({ id, labelId, label, isOptional, aside }: LabelRowProps) => (
  <div className="d-field-top">
    <label part="label" className="d-label" id={labelId} htmlFor={id}>
      {label}
      {isOptional === true && <span className="d-quiet"> ({t('optional')})</span>}
    </label>
    {aside}
  </div>
);

// A phone's keyboard would capitalise or "mend" an address.
const verbatim = (type: string) =>
  type === 'email' ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {};
