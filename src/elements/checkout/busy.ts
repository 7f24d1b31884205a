import type { PaymentState } from '../../core/payments/payment-state.ts';
import type { OpenCheckout } from './checkout-step.ts';
import { t } from './checkout.text.ts';

const waiting: ReadonlySet<PaymentState['at']> = new Set(['starting', 'open', 'leaving', 'recording']);

/** Something is under way that Pay now has to wait for. */
export const isBusy = ({ asking }: OpenCheckout, payment: PaymentState): boolean =>
  asking !== 'nothing' || waiting.has(payment.at);

/** What is under way, in place of Pay now. */
export function busyLabelOf({ asking }: OpenCheckout, payment: PaymentState): string {
  if (payment.at === 'leaving') return t('leaving');
  if (payment.at === 'open' || payment.at === 'recording') return t('open');
  return asking === 'nothing' ? t('starting') : t('checking');
}
