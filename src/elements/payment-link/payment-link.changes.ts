import { formatLocale } from '../../core/config/language.ts';
import { localized, textIn, type Localized } from '../../core/config/text.ts';
import { formatRecentTime } from '../../core/format/time.ts';
import type { PaymentOrder } from '../../core/service/endpoints/payments/payment-link.ts';
import { localizedCycle } from '../shared/cycle.text.ts';
import { text as kitText } from '../kit/kit.text.ts';
import type { OrderChange } from '../shared/payment/Changes.tsx';
import { descriptionOf } from './payment-link.rules.ts';
import { text } from './payment-link.text.ts';

/** The changes between two lookups; null if order and amount are the same, so that Pay Now may pay (PAY-34). */
export function linkChange(before: PaymentOrder, now: PaymentOrder): OrderChange | null {
  const line = <Value extends Localized>(label: Localized, of: (order: PaymentOrder) => Value) => ({
    label,
    before: of(before),
    now: of(now),
  });
  const amount = line(localized(text, 'amountPayable'), ({ amountText }) => amountText);
  const others = [
    line<Localized>(localized(text, 'paymentFor'), localizedDescription),
    line(localized(kitText, 'orderId'), ({ orderId }) => orderId),
    line(localized(text, 'receiptName'), ({ receiptName }) => receiptName),
  ].filter((each) => textIn(each.before) !== textIn(each.now));
  const isOtherAmount = amount.before !== amount.now;
  if (!isOtherAmount && others.length === 0) return null;
  return {
    text: isOtherAmount
      ? localized(text, 'amountChanged', { before: amount.before, now: amount.now })
      : localized(text, 'orderChanged'),
    lines: [...others, amount],
  };
}

/**
 * The question whether to pay again, as a change to confirm: this browser paid the order at `paidMs`, but the service
 * does not know it yet (PAY-42).
 */
export const paidChange = ({ amountText }: PaymentOrder, paidMs: number): OrderChange => ({
  text: (language) => text('paidAt', { time: formatRecentTime(new Date(paidMs), formatLocale(language)) }, language),
  lines: [{ label: localized(text, 'amountPayable'), before: amountText, now: amountText }],
});

const localizedDescription =
  (order: PaymentOrder): Localized =>
  (language) =>
    descriptionOf({ ...order, billingCycle: textIn(localizedCycle(order.billingCycle), language) });
