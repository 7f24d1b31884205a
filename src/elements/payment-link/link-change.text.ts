import { texts } from '../../core/config/text.ts';

export const text = texts('payment-link', {
  amountChanged: 'The amount has changed from {before} to {now}.',
  orderChanged: 'This order has changed since it was shown to you. The amount is the same.',
  paidAt: 'This was paid at {time}. The payment will be shown here shortly. Do you want to pay again?',
});
