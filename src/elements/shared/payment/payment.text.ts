import { texts } from '../../../core/config/text.ts';

/** What the checkout, the payment link and the way back from the card page say alike. */
export const t = texts('payment', {
  succeeded: 'Payment successful',
  pending: 'Payment pending',
  failed: 'Payment failed',
  thanks: 'Thank you. Your payment has been received.',
  processing: "Your payment is being processed, we'll update your payment status shortly.",
  closed:
    'The payment was closed before it was completed. If your account was charged anyway, we will update your payment status shortly.',
  notCompleted: 'Your payment was not completed. You can try again.',
  stay: 'Please keep this page open until the payment is confirmed: this browser does not allow us to store it.',
  heldBack: 'You are signed out. Your payment is kept on this device, and is confirmed when you log in again.',
  received: 'Your payment has been received and is being confirmed.',
  reference: 'Reference',
  twice: 'This order was paid twice. The second payment will be refunded. Please contact the team.',
  openElsewhere:
    'You started this payment at {time}, and we do not know yet how it ended. To avoid being charged twice, please continue that payment.',
  openInTab:
    'You started this payment at {time} in another tab or window, and we do not know yet how it ended. To avoid being charged twice, please finish it there.',
  notKept:
    'This browser does not allow us to remember that you started this payment. Please finish it on the next page, and do not pay in another tab or window as well: you could be charged twice.',
  leave: 'Continue to the payment page',
  stayHere: 'Do not pay now',
  goOn: 'Continue that payment',
  notPaid: 'I did not pay',
  changed: 'Please check before you pay',
  before: 'Before',
  now: 'Now',
  none: 'None',
  product: 'Product',
  plan: 'Plan',
  validUntil: 'Valid until',
  transactionId: 'Transaction ID',
  orderId: 'Order ID',
  errorId: 'Error ID',
  logIn: 'Log in',
  ok: 'OK',
});
