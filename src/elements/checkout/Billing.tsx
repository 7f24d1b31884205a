import { t as tBilling } from '../shared/billing/billing.text.ts';
import { Facts } from '../kit/lists/Facts.tsx';
import { ChangeBilling } from './Billed.tsx';
import { BillingForm } from './BillingForm.tsx';
import type { CheckoutFlow } from './checkout.flow.ts';
import type { OpenCheckout, Quote } from './checkout-step.ts';
import { t } from './checkout.text.ts';
import { Card } from '../kit/layout/Card.tsx';
import { t as tKit } from '../kit/kit.text.ts';

interface BillingProps {
  readonly flow: CheckoutFlow;
  readonly open: OpenCheckout;
  readonly bar: HTMLElement | null;
}

export function Billing({ flow, open, bar }: BillingProps) {
  const { quote, section, takesFocus } = open;
  if (section === 'form') {
    return (
      <Card key="form" title={t('billing')} takesFocus={takesFocus}>
        <BillingForm
          quote={quote}
          bar={bar}
          onSaved={(address) => flow.billingSaved(address)}
          onDiscard={() => flow.discardBilling()}
        />
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
