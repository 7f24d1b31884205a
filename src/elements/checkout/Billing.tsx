import { drawn } from '../../core/format/text.ts';
import { t as tBilling } from '../shared/billing/billing.text.ts';
import { Facts } from '../kit/lists/Facts.tsx';
import type { CheckoutFlow } from './checkout.flow.ts';
import type { OpenCheckout, Quote } from './checkout-step.ts';
import { t } from './checkout.text.ts';
import { Ltr } from '../kit/layout/Text.tsx';
import { Card } from '../kit/layout/Card.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { addressLine } from '../shared/billing/address-line.ts';
import { readBillingDraft } from '../shared/billing/billing.draft.ts';
import { BillingFields, useBillingForm } from '../shared/billing/BillingFields.tsx';
import { Button } from '../kit/controls/Button.tsx';
import { SavingTrouble } from '../shared/SavingTrouble.tsx';

interface BillingProps {
  readonly flow: CheckoutFlow;
  readonly open: OpenCheckout;
  /**
   * The summary's node for Continue or Pay now. While the address form is open, Save and its error are rendered there.
   */
  readonly bar: HTMLElement | null;
}

export function Billing({ flow, open, bar }: BillingProps) {
  const { quote, section, takesFocus } = open;
  if (section === 'form') {
    return (
      <Card key="form" title={t('billing')} takesFocus={takesFocus}>
        <BillingForm flow={flow} open={open} bar={bar} />
      </Card>
    );
  }
  return (
    <Card
      key="full"
      title={t('billing')}
      takesFocus={takesFocus}
      actions={<ChangeBilling flow={flow} isPaying={false} />}
    >
      <Facts facts={factsOf(quote)} />
    </Card>
  );
}

function factsOf({ billingAddress, email, mobile, taxNumberName }: Quote) {
  const { fullName, taxNumber, countryName, address, state, city, postalCode } = billingAddress ?? {};
  const verbatim = (label: string, value = '') => ({ label, value, isVerbatim: true });
  const ltr = (label: string, value = '') => ({ label, value, isLtr: true });
  return [
    verbatim(tBilling('fullName'), fullName),
    ltr(tKit('email'), email),
    ltr(t('mobile'), mobile),
    ltr(taxNumberName || tBilling('taxNumber'), taxNumber),
    verbatim(tKit('country'), countryName),
    verbatim(tBilling('address'), address),
    verbatim(tBilling('state'), state),
    verbatim(tBilling('city'), city),
    ltr(tBilling('postalCode'), postalCode),
  ];
}

/** The billing details, filled in with the saved address and the name of the account (A11Y-27). */
function BillingForm({ flow: checkout, open: { quote }, bar }: BillingProps) {
  const id = useId();
  const saved = quote.billingAddress;
  const [draft] = useState(() => readBillingDraft(saved?.countryId));
  const fullName = saved?.fullName || quote.fullName;
  const countryId = draft?.countryId || saved?.countryId || null;
  const form = useBillingForm(saved, { ...saved, fullName, ...draft, countryId });
  const { flow, saving, errors, submit, mend, save, known, onCountry } = form;
  const hasToChoose = !saved?.countryId;
  useEffect(() => {
    if (hasToChoose) void flow.loadCountries();
  }, [flow, hasToChoose]);

  return (
    <form
      id={id}
      className="d-form d-checkout-form"
      method="post"
      noValidate
      onSubmit={submit((values) => void save(values, checkout.billingSaved))}
      onInput={mend}
    >
      <BillingFields
        known={known}
        taxNumberName={quote.taxNumberName}
        flow={flow}
        saved={saved}
        chosen={draft?.countryId}
        onCountry={onCountry}
        errors={errors}
      />
      {saved?.addressId && !saving.busy && (
        <div className="d-actions">
          <Button kind="quiet" onClick={checkout.discardBilling}>
            {t('discard')}
          </Button>
        </div>
      )}
      {bar &&
        createPortal(
          <div className="d-stack">
            <SavingTrouble saving={saving} />
            <Button type="submit" form={id} kind="primary" isWide busy={saving.busy} busyLabel={tBilling('saving')}>
              {t(saved?.addressId ? 'save' : 'saveAndContinue')}
            </Button>
          </div>,
          bar,
        )}
    </form>
  );
}

interface BilledProps {
  readonly flow: CheckoutFlow;
  readonly quote: Quote;
  readonly isPaying: boolean;
}

/** The saved address in short, below the subscription that is about to be paid. */
export const Billed = ({ flow, quote, isPaying }: BilledProps) => (
  <Card title={t('billing')} actions={<ChangeBilling flow={flow} isPaying={isPaying} />}>
    <div className="d-checkout-short" translate="no">
      <p className="d-checkout-name">
        <bdi>{drawn(quote.billingAddress?.fullName ?? '')}</bdi>
      </p>
      <p className="d-quiet">
        <bdi>{drawn(addressLine(quote.billingAddress))}</bdi>
      </p>
      <p className="d-quiet">
        <Ltr>{quote.email}</Ltr>
      </p>
      {quote.mobile && (
        <p className="d-quiet">
          <Ltr>{quote.mobile}</Ltr>
        </p>
      )}
    </div>
  </Card>
);

const ChangeBilling = ({ flow, isPaying }: Omit<BilledProps, 'quote'>) => (
  <Button kind="quiet" isSmall label={t('changeLabel')} disabled={isPaying} onClick={() => flow.changeBilling()}>
    {t('change')}
  </Button>
);
