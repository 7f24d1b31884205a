import { useStore } from '@nanostores/react';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useFlow } from '../../kit/context.ts';
import { Dialog } from '../../kit/layers/Dialog.tsx';
import { readForm, useFormErrors, type FieldErrors, type FormValues } from '../../kit/fields/form.ts';
import { Notice } from '../../kit/feedback/Notice.tsx';
import { PasswordField } from '../../kit/fields/PasswordField.tsx';
import { FormActions } from '../FormActions.tsx';
import { createPasswordFlow } from './password.flow.ts';
import { isFilled, passwordErrors, type PasswordChange } from './password.rules.ts';
import { t } from './password.text.ts';
import { useEmptyFields } from './use-empty-fields.ts';

interface PasswordDialogProps {
  readonly email: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

export function PasswordDialog({ email, onChanged, onClose }: PasswordDialogProps) {
  const flow = useFlow(createPasswordFlow);
  const { busy, trouble, mayBeChanged } = useStore(flow.$state);
  const form = useRef<HTMLFormElement>(null);
  const [canUpdate, setCanUpdate] = useState(false);
  const { empty, typed: lookIfEmpty, left } = useEmptyFields();
  const { errors: found, submit, mend, tell } = useFormErrors(check);
  const errors = { ...empty, ...found };

  const change = async (values: FormValues) => {
    const outcome = await flow.change(toChange(values));
    if (outcome.at === 'changed') onChanged();
    if (outcome.at === 'wrong-existing') tell(form.current, { existing: outcome.text });
  };
  const typed = (event: FormEvent<HTMLFormElement>) => {
    setCanUpdate(isFilled(toChange(readForm(event.currentTarget))));
    lookIfEmpty(event);
    mend(event);
  };
  return (
    <Dialog title={t('passwordTitle')} size="small" isStatic={busy} hasCross={!busy} onClose={onClose}>
      <form
        ref={form}
        className="d-form d-account-form"
        method="post"
        noValidate
        onSubmit={submit((values) => void change(values))}
        onInput={typed}
        onBlur={left}
        onKeyDown={submitAnyway}
      >
        {/* For password managers: whose password it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          label={t('existingPassword')}
          name="existing"
          autoComplete="current-password"
          error={errors.existing}
        />
        <PasswordField
          label={t('newPassword')}
          name="wanted"
          autoComplete="new-password"
          help={t('passwordHint')}
          error={errors.wanted}
        />
        <PasswordField
          label={t('confirmPassword')}
          name="confirmation"
          autoComplete="new-password"
          error={errors.confirmation}
        />
        {(trouble || mayBeChanged) && (
          <Notice tone="danger">
            {trouble && <p>{trouble}</p>}
            {mayBeChanged && <p>{t('maybeChanged')}</p>}
          </Notice>
        )}
        <FormActions busy={busy} canUpdate={canUpdate} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

// Enter does nothing in a form whose button is disabled, so it is handled here: it shows what is missing.
function submitAnyway(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

const toChange = ({ existing = '', wanted = '', confirmation = '' }: FormValues): PasswordChange => ({
  existing,
  wanted,
  confirmation,
});

const check = (values: FormValues): FieldErrors => ({ ...passwordErrors(toChange(values)) });
