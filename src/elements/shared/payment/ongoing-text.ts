import type { PaymentState } from '../../../core/payments/payment.ts';
import type { text } from './payment.text.ts';

/** The key of the text on Pay now while a payment is pending. A closed card widget waits for no payment any more. */
export const ongoingText = ({ at }: PaymentState) =>
  (at === 'open' || at === 'recording' || at === 'leaving' ? at : 'starting') satisfies Parameters<typeof text>[0];
