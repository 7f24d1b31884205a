import type { PaymentState } from '../../core/payments/payment-state.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import type { OpenCheckout } from './checkout-step.ts';
import { t } from './checkout.text.ts';

interface TroubleProps {
  readonly open: OpenCheckout;
  readonly payment: PaymentState;
}

/** Why it was not paid, or why the price is not known. */
export function Trouble({ open, payment }: TroubleProps) {
  // What the service refused is told in a dialog (CON-8.34).
  if (payment.at === 'ready' && payment.trouble && payment.trouble.kind !== 'refused') {
    const isChoice = payment.trouble.kind === 'price-changed' || payment.trouble.kind === 'elsewhere';
    return <Notice tone={isChoice ? 'warning' : 'danger'}>{payment.trouble.text}</Notice>;
  }
  if (open.isCycleMissed && open.quote.billingCycles.length === 0) return <Notice tone="danger">{t('noCycle')}</Notice>;
  return open.problem ? <Notice tone="danger">{open.problem.text}</Notice> : null;
}
