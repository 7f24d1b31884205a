import { useId } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { Ltr } from '../kit/layout/Ltr.tsx';
import type { CheckoutFlow } from './checkout.flow.ts';
import { addressLine, type Quote } from './checkout-step.ts';
import { t } from './checkout.text.ts';

interface BilledProps {
  readonly flow: CheckoutFlow;
  readonly quote: Quote;
  readonly isPaying: boolean;
}

export function Billed({ flow, quote, isPaying }: BilledProps) {
  const id = useId();
  return (
    <section className="d-checkout-part" aria-labelledby={id}>
      <div className="d-card-top d-checkout-part-top">
        <Heading depth={1} id={id} className="d-heading">
          {t('billing')}
        </Heading>
        <ChangeBilling flow={flow} isPaying={isPaying} />
      </div>
      <div className="d-checkout-short" translate="no">
        <p className="d-checkout-name">
          <bdi>{quote.billingAddress?.fullName}</bdi>
        </p>
        <p className="d-quiet">
          <bdi>{addressLine(quote)}</bdi>
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
    </section>
  );
}

export const ChangeBilling = ({ flow, isPaying }: Omit<BilledProps, 'quote'>) => (
  <Button kind="quiet" isSmall label={t('changeLabel')} disabled={isPaying} onClick={() => flow.changeBilling()}>
    {t('change')}
  </Button>
);
