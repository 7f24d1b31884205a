import type { MouseEvent } from 'react';
import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Button } from '../kit/controls/Button.tsx';
import { Dialog, dialogCss } from '../kit/layers/Dialog.tsx';
import { Facts } from '../kit/lists/Facts.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { addressLine } from './Billing.tsx';
import type { CheckoutFlow } from './checkout.flow.ts';
import { chosenCycle, totalText, type OpenCheckout } from './checkout-step.ts';
import { t } from './checkout.text.ts';
import { Price } from './Price.tsx';
import { busyLabelOf, Trouble } from './Trouble.tsx';

export { dialogCss };

interface ReviewProps {
  readonly flow: CheckoutFlow;
  readonly open: OpenCheckout;
  readonly payment: PaymentState;
}

/** All that will be paid, to be read, mended or confirmed before it is (A11Y-28, PAY-34). */
export function Review({ flow, open, payment }: ReviewProps) {
  const { quote, review } = open;
  const isPaying = payment.at !== 'ready';
  // The second click of a double click on Pay now is not meant for this button.
  const confirm = (event: MouseEvent) => {
    if (event.detail < 2) void flow.confirm();
  };
  return (
    <Dialog
      title={t('review')}
      isStatic={isPaying}
      hasCross={false}
      onClose={() => flow.closeReview()}
      actions={
        <>
          {!isPaying && <Button onClick={() => flow.closeReview()}>{t('edit')}</Button>}
          <Button
            kind="primary"
            busy={isPaying || open.asking !== 'nothing'}
            busyLabel={isPaying ? busyLabelOf(payment) : t('checking')}
            onClick={confirm}
          >
            {t('confirm', { total: totalText(open) ?? '' })}
          </Button>
        </>
      }
    >
      <div className="d-stack">
        {review?.change && <Notice tone="warning">{review.change}</Notice>}
        <Trouble open={open} payment={payment} />
        <Facts
          facts={[
            { label: t('product'), value: quote.productName },
            { label: t('plan'), value: quote.planName },
            { label: t('cycle'), value: chosenCycle(open)?.name ?? null },
            { label: t('billedTo'), value: billedTo(open), isVerbatim: true },
          ]}
        />
        <Price open={open} />
      </div>
    </Dialog>
  );
}

const billedTo = ({ quote }: OpenCheckout) =>
  [quote.billingAddress?.fullName, addressLine(quote)].filter(Boolean).join(', ');
