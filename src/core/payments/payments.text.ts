import { texts } from '../config/text.ts';

/*
 * Reasons why a payment did not start. Other texts about payments are in the area 'payment', in
 * elements/shared/payment.
 */

export const text = texts('payments', {
  failed: 'Oops, Something went wrong. Please contact the team.',
  elsewhere: 'This payment is open in another tab or window. Please finish it there, or close that tab and try again.',
  insecure: 'Payments need a secure connection. Please open this page with https, then try again.',
  noLocks:
    'Your browser did not tell us whether this payment is open in another tab or window. Please reload the page and try again, or use another browser.',
  widgetFailed:
    'The card payment could not be opened. Please check your connection, or allow it in your ad blocker, and try again.',
  nothingToPay:
    'There is nothing to pay, so no card payment was opened and nothing was charged. Please ask the team to complete this order.',
  priceChanged:
    'The card payment was not opened, because it would have charged another amount than the one shown here. Please check the amount, then try again. If this happens again, please contact the team.',
});
