import { texts } from '../../core/config/text.ts';

export const t = texts('payment-link', {
  title: 'Payment',
  secure: 'Secure payment',
  amountPayable: 'Amount payable',
  amountPaid: 'Amount',
  paymentFor: 'Payment for',
  receiptName: 'Receipt name',
  payNow: 'Pay Now',
  confirm: 'Confirm and pay {amount}',
  starting: 'Opening the payment…',
  open: 'Waiting for the payment…',
  leaving: 'Going to the payment page…',
  successful: 'PAYMENT SUCCESSFUL',
  pending: 'PAYMENT PENDING…',
  dismissed: 'The payment was not completed. You can try again.',
  incomplete: 'This payment link is incomplete. Please open it exactly as it was sent to you.',
  invalid: 'This payment link is not valid.',
  failed: 'Oops, Something went wrong. Please contact the team.',
  support: 'Questions about this payment? Write to {email}',
});
