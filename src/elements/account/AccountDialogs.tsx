import { useStore } from '@nanostores/react';
import { ConfirmDialog, Dialog } from '../kit/layers/Dialog.tsx';
import type { AccountFlow, EndingSubscription } from './account.flow.ts';
import { BillingDialog } from './BillingDialog.tsx';
import { t as tDialogs, text as dialogText } from './account-dialogs.text.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import type { BindTexts } from '../../core/config/text.ts';
import { useMemo } from 'react';
import { formatDate } from '../../core/format/time.ts';
import { isRetail } from '../../core/session/session.ts';
import { useSession } from '../kit/use-session.ts';
import { DataTable, type Column } from '../kit/lists/DataTable.tsx';
import { t } from './account.text.ts';
import { text as kitText } from '../kit/kit.text.ts';
import { useBindTexts, viewLocale } from '../kit/language.ts';
import { useFlow } from '../kit/context.ts';
import { Field } from '../kit/fields/Field.tsx';
import { useFormErrors } from '../kit/fields/form.ts';
import { SavingTrouble } from '../shared/SavingTrouble.tsx';
import type { UserDetail } from '../../core/service/endpoints/account.ts';
import { FormActions } from './FormActions.tsx';
import { createNameFlow, nameError } from './account-dialogs.flow.ts';

export default function AccountDialogs({ flow }: { readonly flow: AccountFlow }) {
  const dialog = useStore(flow.$dialog);
  const details = useStore(flow.details.$state);
  const billing = useStore(flow.billing.$state);
  if (dialog?.at === 'password') return <PasswordDialog account={flow} />;
  if (dialog?.at === 'name' && details.at === 'ready') return <NameDialog account={flow} details={details.value} />;
  if (dialog?.at === 'billing' && billing.at === 'ready' && billing.value.billingAddress) {
    const { billingAddress, taxNumberName } = billing.value;
    return <BillingDialog account={flow} saved={billingAddress} taxNumberName={taxNumberName} />;
  }
  if (dialog?.at === 'delete') return <DeleteDialog flow={flow} subscriptions={dialog.subscriptions} />;
  if (dialog?.at !== 'delete-failed') return null;
  return (
    <ConfirmDialog title={tDialogs('deleteFailedTitle')} confirmLabel={tDialogs('ok')} onConfirm={flow.closeDialog}>
      <div className="d-stack">
        <p>{tDialogs('deleteFailed')}</p>
        {dialog.isOutcomeUnknown && <p>{tDialogs('deleteMaybe')}</p>}
      </div>
    </ConfirmDialog>
  );
}

interface DeleteDialogProps {
  readonly flow: AccountFlow;
  readonly subscriptions: readonly EndingSubscription[];
}

/** Before the account is deleted, names the subscriptions that end with it and the other consequences (A11Y-28). */
function DeleteDialog({ flow, subscriptions }: DeleteDialogProps) {
  const busy = useStore(flow.$isDeleting);
  const session = useSession();
  // Leaves out the seats for retail users, who see none anywhere (CON-6.5).
  const hasSeats = session ? !isRetail(session) : false;
  const bind = useBindTexts();
  const columns = useMemo(() => subscriptionColumns(hasSeats, bind), [hasSeats, bind]);
  return (
    <ConfirmDialog
      title={t('deleteAccount')}
      confirmLabel={t('deleteAccount')}
      isDanger
      busy={busy}
      busyLabel={tDialogs('deleting')}
      onConfirm={() => void flow.confirmDeletion()}
      onCancel={flow.closeDialog}
    >
      <div className="d-stack">
        <p>{tDialogs('deleteQuestion')}</p>
        <ul className="d-account-consequences">
          <li>{tDialogs('deleteStops')}</li>
          <li>{tDialogs('deleteNoRefund')}</li>
          <li>{tDialogs('deleteSixMonths')}</li>
        </ul>
        <DataTable
          caption={tDialogs('deleteList')}
          isCompact
          columns={columns}
          rows={subscriptions}
          keyOf={subscriptionIdOf}
          empty={<p className="d-quiet">{tDialogs('deleteNone')}</p>}
        />
      </div>
    </ConfirmDialog>
  );
}

const subscriptionIdOf = ({ subscriptionId }: EndingSubscription) => subscriptionId;

function subscriptionColumns(hasSeats: boolean, bind: BindTexts): readonly Column<EndingSubscription>[] {
  const tKit = bind(kitText);
  return [
    { key: 'id', heading: tKit('subscriptionId'), cell: subscriptionIdOf, isRowHeading: true, isOneLine: true },
    {
      key: 'expiry',
      heading: bind(dialogText)('deleteExpiry'),
      cell: ({ expiresOn }) => formatDate(expiresOn, viewLocale()),
      isOneLine: true,
    },
    ...(hasSeats ? [seatsColumn(tKit('seats'))] : []),
  ];
}

const seatsColumn = (heading: string): Column<EndingSubscription> => ({
  key: 'seats',
  heading,
  cell: ({ seats }) => String(seats ?? '-'),
  isNumber: true,
});

function NameDialog({ account, details }: { readonly account: AccountFlow; readonly details: UserDetail }) {
  const flow = useFlow((handle) => createNameFlow(handle, details, account.nameSaved, account.closeDialog));
  const saving = useStore(flow.$saving);
  const { errors, submit, revalidate } = useFormErrors(({ fullName = '' }, bind) => ({
    fullName: nameError(fullName, bind),
  }));
  return (
    <Dialog title={t('editName')} size="small" isStatic={saving.busy} onClose={flow.close}>
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
          type="name"
          autoComplete="name"
          defaultValue={flow.typedName}
          onInput={({ currentTarget }) => flow.type(currentTarget.value)}
          error={errors.fullName}
          isReadOnly={saving.busy}
        />
        <FormActions busy={saving.busy} onCancel={flow.close} />
      </form>
    </Dialog>
  );
}
