import { useStore } from '@nanostores/react';
import { useFlow } from '../kit/context.ts';
import { Dialog } from '../kit/layers/Dialog.tsx';
import { Field } from '../kit/fields/Field.tsx';
import { useFormErrors } from '../kit/fields/form.ts';
import { SavingTrouble } from '../shared/SavingTrouble.tsx';
import type { UserDetail } from '../../core/service/endpoints/account.ts';
import { t } from './account.text.ts';
import { FormActions } from './FormActions.tsx';
import { createNameFlow, nameError } from './name.flow.ts';

interface NameDialogProps {
  readonly details: UserDetail;
  readonly onSaved: (fullName: string) => void;
  readonly onClose: () => void;
}

export function NameDialog({ details, onSaved, onClose }: NameDialogProps) {
  const flow = useFlow((handle) => createNameFlow(handle, details, onSaved));
  const saving = useStore(flow.$saving);
  const { errors, submit, revalidate } = useFormErrors(({ fullName = '' }, texts) => ({
    fullName: nameError(fullName, texts),
  }));
  return (
    <Dialog title={t('editName')} size="small" isStatic={saving.busy} onClose={onClose}>
      <form
        className="d-form d-account-form"
        method="post"
        noValidate
        onSubmit={submit(({ fullName = '' }) => void flow.save(fullName))}
        onInput={revalidate}
      >
        <SavingTrouble saving={saving} />
        <Field
          label={t('fullName')}
          name="fullName"
          autoComplete="name"
          defaultValue={details.fullName}
          error={errors.fullName}
        />
        <FormActions busy={saving.busy} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
