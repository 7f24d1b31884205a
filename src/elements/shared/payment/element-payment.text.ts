import { viewTexts } from '../../kit/language.ts';

/** Loaded with every price; `payment.text.ts` only with the payment's own views. */
export const { t, text } = viewTexts('payment', {
  secure: 'Secure payment',
  starting: 'Opening the payment…',
  open: 'Waiting for the payment…',
  leaving: 'Going to the payment page…',
});
