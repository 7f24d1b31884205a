import { drawn } from '../../../core/format/text.ts';
import { useId, type ChangeEvent, type Ref } from 'react';
import { LabelRow, type FieldBasics, describedBy, Note } from './Field.tsx';
import { ChevronDown } from '../icons.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldBasics {
  readonly options: readonly Option[];
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly disabled?: boolean;
  readonly onChange?: (value: string) => void;
  readonly ref?: Ref<HTMLSelectElement>;
}

export function SelectField({
  label,
  help,
  error,
  isOptional = false,
  aside,
  options,
  placeholder,
  onChange,
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className="d-field">
      <LabelRow id={id} label={label} isOptional={isOptional} aside={aside} />
      <div className="d-control">
        <select
          // Mounts the field again when the options have loaded, because `defaultValue` applies on mount only.
          key={options.length === 0 ? 'waiting' : 'ready'}
          id={id}
          part="input"
          className="d-input"
          required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help)}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange?.(event.target.value)}
          {...select}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {drawn(option.label)}
            </option>
          ))}
        </select>
        <span className="d-control-end">
          <ChevronDown />
        </span>
      </div>
      <Note id={id} help={help} error={error} />
    </div>
  );
}
