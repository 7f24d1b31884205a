import { useId } from 'react';
import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { OpenElsewhere } from '../shared/payment/OpenElsewhere.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { useSession } from '../kit/use-session.ts';
import { Facts } from '../kit/lists/Facts.tsx';
import { Billed } from './Billed.tsx';
import { busyLabelOf, isBusy } from './busy.ts';
import type { CheckoutFlow } from './checkout.flow.ts';
import { chosenCycle, totalText, type OpenCheckout } from './checkout-step.ts';
import { t } from './checkout.text.ts';
import { Price } from './Price.tsx';
import { Trouble } from './Trouble.tsx';

interface PayNowProps {
  readonly flow: CheckoutFlow;
  readonly open: OpenCheckout;
  readonly payment: PaymentState;
}

interface SummaryProps extends PayNowProps {
  /** As the list of subscriptions counts them; '' if unknown. */
  readonly seats: string;
}

/** All that will be paid, for whom and how much, beside the ways out: to pay or not to. It is the review (A11Y-28). */
export function Summary({ flow, open, payment, seats }: SummaryProps) {
  const id = useId();
  const session = useSession();
  const { quote } = open;
  const isPayable = open.section === 'subscription';
  return (
    <div className="d-card d-checkout-summary">
      {isPayable && <Billed flow={flow} quote={quote} />}
      <section className="d-checkout-part" aria-labelledby={id}>
        <Heading depth={1} id={id} className="d-heading">
          {t('price')}
        </Heading>
        <Facts
          facts={[
            { label: t('product'), value: quote.productName },
            { label: t('plan'), value: quote.planName },
            { label: t('seats'), value: seats, isVerbatim: true },
            { label: t('cycle'), value: chosenCycle(open)?.name ?? null },
          ]}
        />
        <Price open={open} />
        {session?.referral.activeSubscriptionId && (
          <Notice tone="success" isStill>
            {t('referral')}
          </Notice>
        )}
        <Trouble open={open} payment={payment} />
        <div className="d-checkout-ways">
          {isPayable && <PayNow flow={flow} open={open} payment={payment} />}
          <Button kind="quiet" isWide onClick={() => flow.cancel()}>
            {t('cancel')}
          </Button>
        </div>
      </section>
    </div>
  );
}

/** Says what it costs: it is the last thing that is read. */
function PayNow({ flow, open, payment }: PayNowProps) {
  if (payment.at === 'elsewhere' || payment.at === 'not-kept')
    return <OpenElsewhere state={payment} onGoOn={flow.goOn} onTakeBack={flow.takeBack} />;
  const total = totalText(open);
  return (
    <Button
      kind="primary"
      isWide
      busy={isBusy(open, payment)}
      busyLabel={busyLabelOf(open, payment)}
      onClick={() => void flow.pay()}
    >
      {total === null ? t('payNow') : t('payNowTotal', { total })}
    </Button>
  );
}
