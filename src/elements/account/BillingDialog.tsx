import { useEffect, useRef, useState } from 'react';
import type { BillingAddress } from '../../core/service/endpoints/billing.ts';
import { clearBillingDraft, readBillingDraft } from '../shared/billing/billing.draft.ts';
import { toBilling, whyNoUpdate } from '../shared/billing/billing.rules.ts';
import { BillingFields, useBillingForm } from '../shared/billing/BillingFields.tsx';
import { Dialog } from '../kit/layers/Dialog.tsx';
import { readForm, submitOnEnter } from '../kit/fields/form.ts';
import { useAnnouncer } from '../kit/feedback/LiveRegion.tsx';
import { SavingTrouble } from '../shared/SavingTrouble.tsx';
import { t } from './account.text.ts';
import type { AccountFlow } from './account.flow.ts';
import { FormActions } from './FormActions.tsx';

interface BillingDialogProps {
  readonly account: AccountFlow;
  readonly saved: BillingAddress;
  readonly taxNumberName: string;
}

export function BillingDialog({ account, saved, taxNumberName }: BillingDialogProps) {
  const message = useAnnouncer();
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => readBillingDraft());
  const first = { ...saved, ...draft, countryId: draft?.countryId || saved.countryId };
  const { flow, saving, errors, submit, mend, save, known, onCountry } = useBillingForm(saved, first);
  const [whyNot, setWhyNot] = useState<ReturnType<typeof whyNoUpdate>>('unchanged');
  useEffect(() => void flow.loadCountries(), [flow]);
  const look = () => form.current && setWhyNot(whyNoUpdate(toBilling(readForm(form.current)), saved));
  // Effect: reads the rendered fields, which change when the user chooses another country.
  useEffect(() => void look());

  const nameIn = (countryId: string | null) => (countryId === saved.countryId ? taxNumberName : '');
  const take = (address: BillingAddress, isEdited: boolean) =>
    account.billingSaved(address, nameIn(address.countryId), isEdited);
  const why = whyNot && t(whyNot);
  const close = () => {
    clearBillingDraft();
    account.closeDialog();
  };
  return (
    <Dialog title={t('editBilling')} isStatic={saving.busy} onClose={close}>
      <form
        ref={form}
        className="d-form d-account-form"
        method="post"
        noValidate
        onSubmit={submit((values) => void (why === null ? save(values, take) : message.announce(why)))}
        onKeyDown={submitOnEnter}
        onInput={(event) => {
          mend(event);
          look();
        }}
      >
        <BillingFields
          known={known}
          taxNumberName={nameIn(known.countryId)}
          flow={flow}
          saved={saved}
          chosen={draft?.countryId}
          onCountry={onCountry}
          errors={errors}
        />
        <SavingTrouble saving={saving} />
        <FormActions busy={saving.busy} whyNot={whyNot} onCancel={close} />
      </form>
    </Dialog>
  );
}
