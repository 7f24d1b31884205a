import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('payment-result', {
  title: 'Payment status',
  confirming: 'Confirming your payment…',
  patience: 'This takes a moment. Please do not pay again.',
  recording: 'One moment, please…',
  others:
    'This payment belongs to another account. Nothing is lost: to see it, log in with that account on this device.',
  openLinkAgain: 'Please open your payment link again to pay.',
  incomplete: 'There is no payment to show here.',
});
