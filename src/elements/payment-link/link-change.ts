import type { PaymentOrder } from '../../core/service/endpoints/payments/payment-link.ts';
import { formatLocale } from '../../core/config/language.ts';
import { showTime } from '../../core/format/shown-time.ts';
import type { Change } from '../shared/payment/Changes.tsx';
import { t as tChange } from './link-change.text.ts';
import { descriptionOf } from './payment-link.rules.ts';
import { t } from './payment-link.text.ts';

/** What is new in an order since the payer saw it. */
export interface LinkChange {
  readonly text: string;
  /** What differs, line by line; the amount stands last, in any case. */
  readonly lines: readonly Change[];
}

/** null where it is the same order at the same amount, so that Pay Now starts it (PAY-34). */
export function linkChange(before: PaymentOrder, now: PaymentOrder): LinkChange | null {
  const line = (label: string, of: (order: PaymentOrder) => string) => ({ label, before: of(before), now: of(now) });
  const amount = line(t('amountPayable'), ({ amountText }) => amountText);
  const others = [
    line(t('paymentFor'), descriptionOf),
    line(t('orderId'), ({ orderId }) => orderId),
    line(t('receiptName'), ({ receiptName }) => receiptName),
  ].filter((each) => each.before !== each.now);
  const isOtherAmount = amount.before !== amount.now;
  if (!isOtherAmount && others.length === 0) return null;
  return {
    text: isOtherAmount ? tChange('amountChanged', amount) : tChange('orderChanged'),
    lines: [...others, amount],
  };
}

/** It was paid in this browser, and the service has not said so yet; milliseconds since 1970 (PAY-42). */
export const paidChange = ({ amountText }: PaymentOrder, paidMs: number): LinkChange => ({
  text: tChange('paidAt', { time: showTime(new Date(paidMs), formatLocale()) }),
  lines: [{ label: t('amountPayable'), before: amountText, now: amountText }],
});
