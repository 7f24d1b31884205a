import { viewTexts } from '../../kit/language.ts';

export const { t, text } = viewTexts('receipt', {
  title: 'Receipt',
  date: 'Date',
  payer: 'Paid by',
  cycle: 'Billing cycle',
  total: 'Amount paid',
  printedOn: 'Printed on {date}',
  questions: 'Questions about this payment? Write to {email}',
});
