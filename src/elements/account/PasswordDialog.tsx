import { useStore } from '@nanostores/react';
import { useRef, useState, type FormEvent, type FocusEvent } from 'react';
import { holdsFocus } from '../../core/page/focus.ts';
import { useFlow } from '../kit/context.ts';
import { Dialog } from '../kit/layers/Dialog.tsx';
import { readForm, submitOnEnter, useFormErrors, type FormValues } from '../kit/fields/form.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { NewPasswordField } from '../kit/fields/NewPasswordField.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import type { AccountFlow } from './account.flow.ts';
import { FormActions } from './FormActions.tsx';
import {
  createPasswordFlow,
  isField,
  isFilled,
  missingText,
  passwordErrors,
  type PasswordName,
} from './account-dialogs.flow.ts';
import { t } from './account-dialogs.text.ts';
import { useAnnouncer } from '../kit/feedback/LiveRegion.tsx';
import { translated, useBindTexts } from '../kit/language.ts';

export function PasswordDialog({ account }: { readonly account: AccountFlow }) {
  const flow = useFlow(createPasswordFlow);
  const { busy, trouble, mayBeChanged } = useStore(flow.$state);
  const form = useRef<HTMLFormElement>(null);
  const [canUpdate, setCanUpdate] = useState(false);
  const { empty, typed: lookIfEmpty, left } = useEmptyFields();
  const found = useFormErrors(passwordErrors);
  const errors = { ...empty, ...found.errors };

  const change = async (values: FormValues) => {
    const outcome = await flow.change(values);
    if (outcome.at === 'changed') account.passwordChanged();
    if (outcome.at === 'wrong-existing') found.showErrors(form.current, { existing: outcome.text });
  };
  const typed = (event: FormEvent<HTMLFormElement>) => {
    setCanUpdate(isFilled(readForm(event.currentTarget)));
    lookIfEmpty(event);
    found.revalidate(event);
  };
  return (
    <Dialog title={t('passwordTitle')} size="small" isStatic={busy} onClose={account.closeDialog}>
      <form
        ref={form}
        className="d-form d-account-form"
        method="post"
        noValidate
        onSubmit={found.submit((values) => void change(values))}
        onInput={typed}
        onBlur={left}
        onKeyDown={submitOnEnter}
      >
        <input type="text" name="username" autoComplete="username" defaultValue={account.email} readOnly hidden />
        <PasswordField
          label={t('existingPassword')}
          name="existing"
          autoComplete="current-password"
          error={errors.existing}
        />
        <NewPasswordField label={t('newPassword')} name="wanted" error={errors.wanted} />
        <PasswordField label={t('confirmPassword')} name="confirmation" error={errors.confirmation} />
        {(trouble || mayBeChanged) && (
          <Notice tone="danger">
            {trouble && <p>{translated(trouble)}</p>}
            {mayBeChanged && <p>{t('maybeChanged')}</p>}
          </Notice>
        )}
        <FormActions busy={busy} whyNot={canUpdate ? null : 'incomplete'} onCancel={account.closeDialog} />
      </form>
    </Dialog>
  );
}

/** Reports an empty field when the focus leaves it (CON-5.12 to CON-5.14): until all are filled, Update is disabled. */
function useEmptyFields() {
  // Names of the empty fields, and not their errors, whose texts change with the language.
  const [names, setNames] = useState<readonly PasswordName[]>([]);
  const message = useAnnouncer();
  const bind = useBindTexts();

  const look = ({ name, value }: HTMLInputElement) => {
    if (!isField(name) || (value === '') === names.includes(name)) return;
    setNames(value === '' ? [...names, name] : names.filter((each) => each !== name));
    if (value === '') message.announce(missingText(name, bind));
    else message.retract();
  };
  return {
    empty: Object.fromEntries(names.map((name) => [name, missingText(name, bind)])),
    typed: ({ target }: FormEvent) => target instanceof HTMLInputElement && look(target),
    left({ target, relatedTarget }: FocusEvent) {
      const field = target.closest('.d-field');
      const input = field?.querySelector('input');
      // Ignores the blur of the whole window, in which the field keeps the focus: users may copy the password from
      // another one.
      if (input && !field?.contains(relatedTarget) && !holdsFocus(target)) look(input);
    },
  };
}
