import { viewTexts } from '../kit/language.ts';

export const { t, text } = viewTexts('payment-link', {
  title: 'Payment',
  amountPayable: 'Amount payable',
  amountPaid: 'Amount',
  paymentFor: 'Payment for',
  receiptName: 'Receipt name',
  payNow: 'Pay Now',
  confirm: 'Confirm and pay {amount}',
  successful: 'PAYMENT SUCCESSFUL',
  pending: 'PAYMENT PENDING…',
  dismissed: 'The payment was not completed. You can try again.',
  incomplete: 'This payment link is incomplete. Please open it exactly as it was sent to you.',
  invalid: 'This payment link is not valid.',
  failed: 'Oops, Something went wrong. Please contact the team.',
  support: 'Questions about this payment? Write to {email}',
});
