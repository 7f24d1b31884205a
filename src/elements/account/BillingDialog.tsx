import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { BillingAddress } from '../../core/service/endpoints/billing.ts';
import { clearBillingDraft, readBillingDraft } from '../shared/billing/billing.draft.ts';
import { toBilling, whyNoUpdate } from '../shared/billing/billing.rules.ts';
import { BillingFields, useBillingForm } from '../shared/billing/BillingFields.tsx';
import { Dialog } from '../kit/layers/Dialog.tsx';
import { readForm, submitOnEnter, type FormValues } from '../kit/fields/form.ts';
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
  const { flow, saving, errors, submit, mend } = useBillingForm();
  const message = useAnnouncer();
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => readBillingDraft());
  const first = { ...saved, ...draft, countryId: draft?.countryId || saved.countryId };
  const [chosenId, setChosenId] = useState(first.countryId);
  // The draft may have another country than the saved address. Without the country list that country has no name to show:
  // shows the saved country instead, with the state and city of the saved address.
  const countryId = useStore(flow.$countries).at === 'failed' ? saved.countryId : chosenId;
  const { state = '', city = '' } = [first, saved].find((each) => each.countryId === countryId) ?? {};
  const [whyNot, setWhyNot] = useState<ReturnType<typeof whyNoUpdate>>('unchanged');
  useEffect(() => void flow.loadPlaces(countryId), [flow, countryId]);
  useEffect(() => void flow.loadCountries(), [flow]);
  const look = () => form.current && setWhyNot(whyNoUpdate(toBilling(readForm(form.current)), saved));
  // Effect: reads the rendered fields, which change when the user chooses another country.
  useEffect(() => void look());

  const save = async (values: FormValues) => {
    if (await flow.save(toBilling(values), saved)) account.billingSaved();
  };
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
        onSubmit={submit((values) => void (why === null ? save(values) : message.announce(why)))}
        onKeyDown={submitOnEnter}
        onInput={(event) => {
          mend(event);
          look();
        }}
      >
        <BillingFields
          known={{ ...first, countryId, state, city }}
          taxNumberName={countryId === saved.countryId ? taxNumberName : ''}
          flow={flow}
          saved={saved}
          chosen={draft?.countryId}
          onCountry={setChosenId}
          errors={errors}
        />
        <SavingTrouble saving={saving} />
        <FormActions busy={saving.busy} whyNot={whyNot} onCancel={close} />
      </form>
    </Dialog>
  );
}
