import { memo, useId, type FormEvent, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { drawn } from '../../../core/format/text.ts';
import { t } from '../kit.text.ts';
import { useSheet } from '../context.ts';
import fieldsCss from './fields.css?inline';
import { Alert } from '../icons.tsx';

export interface FieldBasics {
  readonly label: string;
  readonly name: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** True: optional, and the label says so. 'unsaid': optional without that note, for filters. */
  readonly isOptional?: boolean | 'unsaid';
  readonly aside?: ReactNode;
}

export interface FieldProps extends FieldBasics, Partial<typeof verbatim> {
  /** 'code': an id or a code, which no keyboard may correct or capitalize. 'name': a person's name. */
  readonly type?: 'text' | 'email' | 'code' | 'name' | 'tel' | 'search' | 'password';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'decimal' | 'search' | 'url';
  readonly placeholder?: string;
  readonly isReadOnly?: boolean;
  readonly dir?: 'ltr';
  readonly disabled?: boolean;
  readonly rows?: number;
  readonly onInput?: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onFocus?: () => void;
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

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
        {rows ? <textarea rows={rows} {...shared} /> : <input ref={ref} type={type} {...ownInputs[type]} {...shared} />}
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

export const LabelRow = ({ id, labelId, label, isOptional, aside }: LabelRowProps) => (
  <div className="d-field-top">
    <label part="label" className="d-label" id={labelId} htmlFor={id}>
      <bdi>{drawn(label)}</bdi>
      {isOptional === true && <span className="d-quiet"> ({t('optional')})</span>}
    </label>
    {aside}
  </div>
);

export const verbatim = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

const ownInputs: Partial<Record<NonNullable<FieldProps['type']>, InputHTMLAttributes<HTMLInputElement>>> = {
  // Not `type="email"`: Chromium gives its value with the domain in Punycode, and the login's field with the typed letters.
  email: { type: 'text', inputMode: 'email', ...verbatim },
  code: { type: 'text', ...verbatim },
  name: { type: 'text', ...verbatim, autoCapitalize: 'words' },
  search: verbatim,
};

/**
 * The last field of every form that may be prerendered; the form has `method="dialog"`. It is required, so until
 * hydration the browser's own validation blocks submission: the page isn't reloaded and an enclosing `<dialog>` isn't
 * closed. Then the form's own rules replace that validation. Its `:user-invalid` state tells the loader that the
 * visitor submitted before the loader ran (src/loader/needed.ts). It has an id because browsers warn about fields with
 * neither id nor name, and no name because that would be submitted.
 */
export const PreHydrationGuard = () => <textarea ref={takeOver} id={useId()} required hidden />;

function takeOver(box: HTMLTextAreaElement | null): void {
  if (box) box.form!.noValidate = true;
}

export { fieldsCss };

/**
 * The help and the error of a field, in the same place; `aria-describedby` of the field names both. Once its form has been
 * submitted with errors (`data-tried`), a field without help reserves a line for its error, so that nothing moves while
 * errors are corrected.
 */
export function Note({ id, help, error }: Pick<FieldBasics, 'help' | 'error'> & { readonly id: string }) {
  useSheet(fieldsCss);
  return (
    <div className="d-note">
      <div id={`${id}-error`} className="d-note-error">
        {error && <Alert />}
        <span>{error && drawn(error)}</span>
      </div>
      {help && (
        <div id={`${id}-help`} className="d-note-help">
          {typeof help === 'string' ? drawn(help) : help}
        </div>
      )}
    </div>
  );
}

export const describedBy = (id: string, help?: ReactNode) => (help ? `${id}-error ${id}-help` : `${id}-error`);
