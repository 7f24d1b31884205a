import { memo, useState } from 'react';
import { Field, verbatim, type FieldProps } from './Field.tsx';
import { Eye, EyeOff } from '../icons.tsx';
import { t } from '../kit.text.ts';

export interface PasswordFieldProps extends Pick<
  FieldProps,
  'label' | 'name' | 'help' | 'error' | 'onInput' | 'onFocus' | 'ref'
> {
  /** 'new-password' if omitted. */
  readonly autoComplete?: 'current-password';
}

/** Has no `maxLength`, which would cut a pasted password: the form's rules reject one that is too long (SEC-27). */
export const PasswordField = memo(function PasswordField(field: PasswordFieldProps) {
  const [isShown, show] = useState(false);
  return (
    <Field
      {...verbatim}
      autoComplete="new-password"
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="d-reveal"
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => show(!isShown)}
        >
          {isShown ? <EyeOff /> : <Eye />}
        </button>
      }
    />
  );
});
