import { viewTexts } from '../../kit/language.ts';

/**
 * Texts loaded with every element that can start a payment. `payment.text.ts` is loaded with the payment's own views.
 */
export const { t, text } = viewTexts('payment', {
  secure: 'Secure payment',
  starting: 'Opening the payment…',
  open: 'Waiting for the payment…',
  leaving: 'Going to the payment page…',
});
