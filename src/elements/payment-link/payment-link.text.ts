import { texts } from '../../core/format/text.ts';

export const t = texts('payment-link', {
  title: 'Payment',
  secure: 'Secure payment',
  amountPayable: 'Amount payable',
  amountPaid: 'Amount',
  paymentFor: 'Payment for',
  orderId: 'Order ID',
  receiptName: 'Receipt name',
  payNow: 'Pay Now',
  starting: 'Opening the payment…',
  open: 'Waiting for the payment…',
  leaving: 'Going to the payment page…',
  successful: 'PAYMENT SUCCESSFUL',
  transactionId: 'Transaction ID',
  pending: 'PAYMENT PENDING…',
  processing: "Your payment is being processed, we'll update your payment status shortly.",
  dismissed: 'The payment was not completed. You can try again.',
  incomplete: 'This payment link is incomplete. Please open it exactly as it was sent to you.',
  failed: 'Oops, Something went wrong. Please contact the team.',
  tryAgain: 'Try again',
  support: 'Questions about this payment? Write to',
});
