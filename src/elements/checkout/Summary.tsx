import { useId } from 'react';
import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { useSession } from '../kit/use-session.ts';
import type { CheckoutFlow } from './checkout.flow.ts';
import type { OpenCheckout } from './checkout-step.ts';
import { t } from './checkout.text.ts';
import { Price } from './Price.tsx';
import { busyLabelOf, Trouble } from './Trouble.tsx';

interface SummaryProps {
  readonly flow: CheckoutFlow;
  readonly open: OpenCheckout;
  readonly payment: PaymentState;
}

/** What it costs, beside the sections, and the ways out: to pay or not to. */
export function Summary({ flow, open, payment }: SummaryProps) {
  const id = useId();
  const session = useSession();
  const isBusy = open.asking === 'review' || payment.at !== 'ready';
  const isPayable = open.section === 'subscription';
  return (
    <section className="d-card d-checkout-summary" aria-labelledby={id}>
      <div className="d-checkout-short">
        <h2 id={id} className="d-heading">
          {t('price')}
        </h2>
        <p className="d-quiet">{[open.quote.productName, open.quote.planName].filter(Boolean).join(', ')}</p>
      </div>
      <Price open={open} />
      {session?.referral.activeSubscriptionId && (
        <Notice tone="success" isStill>
          {t('referral')}
        </Notice>
      )}
      {open.review === null && <Trouble open={open} payment={payment} />}
      <div className="d-checkout-ways">
        {isPayable && (
          <Button
            kind="primary"
            isWide
            busy={isBusy}
            busyLabel={payment.at === 'ready' ? t('checking') : busyLabelOf(payment)}
            onClick={() => void flow.review()}
          >
            {t('payNow')}
          </Button>
        )}
        {isPayable && <p className="d-small d-quiet d-checkout-secure">{t('secure')}</p>}
        <Button kind="quiet" isWide onClick={() => flow.cancel()}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}
