import { texts } from '../../core/format/text.ts';

export const t = texts('payment-result', {
  confirming: 'Confirming your payment…',
  patience: 'This takes a moment. Please do not pay again.',
  recording: 'One moment, please…',
  incomplete: 'There is no payment to show here.',
});
