import type { PaymentState } from '../../core/payments/payment-state.ts';
import type { PaymentOrder } from '../../core/service/endpoints/payments/payment-link.ts';

export type Stand = 'unpaid' | 'pending' | 'paid';

export function standOf(order: PaymentOrder, payment: PaymentState): Stand {
  if (order.isDone || payment.at === 'succeeded') return 'paid';
  if (order.isInProgress || payment.at === 'pending' || payment.at === 'processing') return 'pending';
  return 'unpaid';
}

export const descriptionOf = ({ productName, planName, billingCycle }: PaymentOrder) =>
  [productName, planName, billingCycle].filter(Boolean).join(', ');
