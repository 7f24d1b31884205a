import { memo, useId, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { LabelRow, type FieldBasics, describedBy, Note } from './Field.tsx';
import { Eye, EyeOff } from '../icons.tsx';
import { t } from '../kit.text.ts';

export interface PasswordFieldProps extends Omit<FieldBasics, 'defaultValue' | 'isOptional' | 'help' | 'aside'> {
  readonly help?: ReactNode;
  readonly onInput?: (event: FormEvent<HTMLInputElement>) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly ref?: Ref<HTMLInputElement>;
}

/** Has no `maxLength`, which would cut a pasted password: the form's rules reject one that is too long (SEC-27). */
export const PasswordField = memo(function PasswordField({ label, help, error, ...input }: PasswordFieldProps) {
  const id = useId();
  const [isShown, show] = useState(false);
  return (
    <div className="d-field">
      <LabelRow id={id} label={label} />
      <div className="d-control">
        <input
          id={id}
          part="input"
          className="d-input"
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help)}
          {...input}
        />
        <span className="d-control-end">
          <button
            type="button"
            className="d-reveal"
            aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
            onClick={() => show(!isShown)}
          >
            {isShown ? <EyeOff /> : <Eye />}
          </button>
        </span>
      </div>
      <Note id={id} help={help} error={error} />
    </div>
  );
});
