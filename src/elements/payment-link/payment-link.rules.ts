import { digitsOf } from '../../core/format/typed.ts';
import type { PaymentState } from '../../core/payments/payment.ts';
import type { PaymentOrder } from '../../core/service/endpoints/payments/payment-link.ts';

export type LinkPaymentStatus = 'unpaid' | 'pending' | 'paid';

export function paymentStatusOf(order: PaymentOrder, payment: PaymentState): LinkPaymentStatus {
  if (order.isDone || payment.at === 'succeeded') return 'paid';
  if (order.isInProgress || payment.at === 'pending' || payment.at === 'processing') return 'pending';
  return 'unpaid';
}

export const descriptionOf = ({ productName, planName, billingCycle }: PaymentOrder) =>
  [productName, planName, billingCycle].filter(Boolean).join(', ');

export const isFree = ({ amountText }: PaymentOrder): boolean => /^0+$/.test(digitsOf(amountText));
