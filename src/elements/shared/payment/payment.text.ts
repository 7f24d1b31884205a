import { viewTexts } from '../../kit/language.ts';

export const { t, text } = viewTexts('payment', {
  succeeded: 'Payment successful',
  pending: 'Payment pending',
  failed: 'Payment failed',
  thanks: 'Thank you. Your payment has been received.',
  processing: "Your payment is being processed, we'll update your payment status shortly.",
  closed:
    'The payment was closed before it was completed. If your account was charged anyway, we will update your payment status shortly.',
  notCompleted: 'Your payment was not completed. You can try again.',
  stay: "Keep this page open until your payment is confirmed. This browser can't save it.",
  heldBack: "Your payment isn't confirmed yet. Log in again on this device to confirm it.",
  received: 'Your payment has been received and is being confirmed.',
  reference: 'Reference',
  twice: 'This order was paid twice. The second payment will be refunded. Please contact the team.',
  openElsewhere:
    "You started this payment at {time} and we don't have the result yet. Continue it to avoid paying twice.",
  openInTab:
    "You started this payment at {time} in another tab or window and we don't have the result yet. Finish it there to avoid paying twice.",
  notKept:
    'This browser does not allow us to remember that you started this payment. Please finish it on the next page, and do not pay in another tab or window as well: you could be charged twice.',
  leave: 'Continue to the payment page',
  stayHere: 'Do not pay now',
  goOn: 'Continue that payment',
  notPaid: 'I did not pay',
  opened: 'A payment of {amount} was opened here at {time}. If you have paid, it will show here and in your e-mail.',
  checkAgain: 'Check again',
  checkingPayment: 'Checking the payment…',
  payAgain: 'Pay again',
  orderSince: 'Order {orderId}, {time}',
  changed: 'Please check before you pay',
  before: 'Before',
  now: 'Now',
  none: 'None',
  validUntil: 'Valid until',
  transactionId: 'Transaction ID',
  errorId: 'Error ID',
  ok: 'OK',
  backToCheckout: 'Back to checkout',
});
