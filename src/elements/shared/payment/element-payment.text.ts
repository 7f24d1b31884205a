import { viewTexts } from '../../kit/language.ts';

/** Separate from `payment.text.ts`, which is loaded with the payment's own views only. */
export const { t, text } = viewTexts('payment', {
  notLoaded: 'Oops, Something went wrong. Please contact the team.',
  secure: 'Secure payment',
  starting: 'Opening the payment…',
  open: 'Waiting for the payment…',
  leaving: 'Going to the payment page…',
});
