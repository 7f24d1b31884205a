import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('payment-link', {
  title: 'Payment',
  amountPayable: 'Amount payable',
  amountPaid: 'Amount',
  paymentFor: 'Payment for',
  receiptName: 'Receipt name',
  payNow: 'Pay Now',
  amountChanged: 'The amount has changed from {before} to {now}.',
  orderChanged: 'This order has changed since it was shown to you. The amount is the same.',
  paidAt: 'This was paid at {time}. The payment will be shown here shortly. Do you want to pay again?',
  confirm: 'Confirm and pay {amount}',
  successful: 'PAYMENT SUCCESSFUL',
  pending: 'PAYMENT PENDING…',
  dismissed: 'The payment was not completed. You can try again.',
  incomplete: 'This payment link is incomplete. Please open it exactly as it was sent to you.',
  invalid: 'This payment link is not valid.',
  failed: 'Oops, Something went wrong. Please contact the team.',
  support: 'Questions about this payment? Write to {email}',
});
