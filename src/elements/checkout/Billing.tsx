import { t as tBilling } from '../shared/billing/billing.text.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Facts } from '../kit/lists/Facts.tsx';
import { BillingForm } from './BillingForm.tsx';
import type { CheckoutFlow } from './checkout.flow.ts';
import type { OpenCheckout, Quote } from './checkout-step.ts';
import { t } from './checkout.text.ts';
import { Section } from './Section.tsx';

interface BillingProps {
  readonly flow: CheckoutFlow;
  readonly open: OpenCheckout;
}

/** Who is billed: read-only with the way on, as a form, or in short once the visitor has gone on. */
export function Billing({ flow, open }: BillingProps) {
  const { quote, section, isMoved } = open;
  if (section === 'form') {
    return (
      <Section key="form" title={t('billing')} takesFocus={isMoved}>
        <BillingForm
          quote={quote}
          onSaved={(address) => flow.billingSaved(address)}
          onDiscard={() => flow.discardBilling()}
        />
      </Section>
    );
  }
  const change = (
    <Button kind="quiet" isSmall label={t('changeLabel')} onClick={() => flow.changeBilling()}>
      {t('change')}
    </Button>
  );
  if (section === 'subscription') {
    return (
      <Section key="short" title={t('billing')} takesFocus={false} isDone action={change}>
        <Short quote={quote} />
      </Section>
    );
  }
  return (
    <Section key="full" title={t('billing')} takesFocus={isMoved} action={change}>
      <Facts facts={factsOf(quote)} />
      <div className="d-actions d-checkout-actions">
        <Button kind="primary" onClick={() => flow.continue()}>
          {t('continue')}
        </Button>
      </div>
    </Section>
  );
}

const Short = ({ quote }: { readonly quote: Quote }) => (
  <div className="d-checkout-short" translate="no">
    <p className="d-checkout-name">{quote.billingAddress?.fullName}</p>
    <p className="d-quiet">{addressLine(quote)}</p>
    <p className="d-quiet">{quote.email}</p>
    {quote.mobile && <p className="d-quiet">{quote.mobile}</p>}
  </div>
);

/** The address in one line. */
export function addressLine({ billingAddress }: Quote): string {
  if (!billingAddress) return '';
  const { address, city, state, postalCode, countryName } = billingAddress;
  return [address, city, [state, postalCode].filter(Boolean).join(' '), countryName].filter(Boolean).join(', ');
}

function factsOf({ billingAddress, email, mobile, taxNumberName }: Quote) {
  const { fullName, taxNumber, countryName, address, state, city, postalCode } = billingAddress ?? {};
  const verbatim = (label: string, value = '') => ({ label, value, isVerbatim: true });
  return [
    verbatim(tBilling('fullName'), fullName),
    verbatim(t('email'), email),
    verbatim(t('mobile'), mobile),
    verbatim(taxNumberName || tBilling('taxNumber'), taxNumber),
    verbatim(tBilling('country'), countryName),
    verbatim(tBilling('address'), address),
    verbatim(tBilling('state'), state),
    verbatim(tBilling('city'), city),
    verbatim(tBilling('postalCode'), postalCode),
  ];
}
