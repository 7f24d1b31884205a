import { viewTexts } from '../../kit/language.ts';

/** Loaded with every element that can start a payment; `payment.text.ts` only when a payment shows its views. */
export const { t, text } = viewTexts('payment', {
  secure: 'Secure payment',
  nextPayment: 'Next: secure card payment',
  nextPaymentBy: 'Next: secure card payment by {provider}',
  mailSubject: 'Payment for order {orderId}',
  starting: 'Opening the payment…',
  open: 'Waiting for the payment…',
  windowClosed: 'Payment window closed?',
  leaving: 'Going to the payment page…',
});
