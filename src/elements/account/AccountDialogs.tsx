import { useStore } from '@nanostores/react';
import { ConfirmDialog } from '../kit/layers/Dialog.tsx';
import type { AccountDialog, AccountFlow } from './account.flow.ts';
import { BillingDialog } from './billing/BillingDialog.tsx';
import { DeleteDialog } from './deletion/DeleteDialog.tsx';
import { t as tDeletion } from './deletion/deletion.text.ts';
import { NameDialog } from './NameDialog.tsx';
import { PasswordDialog } from './password/PasswordDialog.tsx';

export default function AccountDialogs({ flow }: { readonly flow: AccountFlow }) {
  const dialog = useStore(flow.$dialog);
  const details = useStore(flow.details.$state);
  const billing = useStore(flow.billing.$state);
  if (dialog?.at === 'password')
    return <PasswordDialog email={flow.email} onChanged={flow.passwordChanged} onClose={flow.closeDialog} />;
  if (dialog?.at === 'name' && details.at === 'ready')
    return <NameDialog details={details.value} onSaved={flow.nameSaved} onClose={flow.closeDialog} />;
  if (dialog?.at === 'billing' && billing.at === 'ready' && billing.value.billingAddress) {
    const { billingAddress, taxNumberName } = billing.value;
    return (
      <BillingDialog
        saved={billingAddress}
        taxNumberName={taxNumberName}
        onSaved={flow.billingSaved}
        onClose={flow.closeDialog}
      />
    );
  }
  return <Deletion flow={flow} dialog={dialog} />;
}

function Deletion({ flow, dialog }: { readonly flow: AccountFlow; readonly dialog: AccountDialog | null }) {
  if (dialog?.at === 'delete') return <DeleteDialog flow={flow} subscriptions={dialog.subscriptions} />;
  if (dialog?.at !== 'delete-failed') return null;
  return (
    <ConfirmDialog title={tDeletion('deleteFailedTitle')} confirmLabel={tDeletion('ok')} onConfirm={flow.closeDialog}>
      <div className="d-stack">
        <p>{tDeletion('deleteFailed')}</p>
        {dialog.isOutcomeUnknown && <p>{tDeletion('deleteMaybe')}</p>}
      </div>
    </ConfirmDialog>
  );
}
