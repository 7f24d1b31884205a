import type { PaymentState } from '../../../core/payments/payment.ts';
import type { text } from './payment.text.ts';

/** The text on Pay now while a payment is under way. After the card widget has closed it no longer waits for a payment. */
export const ongoingText = ({ at }: PaymentState) =>
  (at === 'open' || at === 'recording' || at === 'leaving' ? at : 'starting') satisfies Parameters<typeof text>[0];
