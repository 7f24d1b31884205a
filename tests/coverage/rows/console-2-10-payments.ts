import { section } from '../row.ts';
import { dialogs, pay, paymentLink, paymentResult } from '../tests.ts';

const { screen, rule, message, code } = section('console.md', '2.10');

export const rows = [
  screen('the success popup: OK goes to /subscription', pay('the success popup leads to /subscription')),
  screen('the pending popup: OK goes to /subscription', pay('IsShowSuccess does not confirm')),
  rule(
    'not closable by backdrop or escape',
    paymentResult('neither Escape nor the backdrop'),
    dialogs('stays at Escape where it is static'),
  ),
  screen('payment result: the navigation is hidden', paymentResult('with STATUS success')),
  rule('STATUS success: confirmed with the server', paymentResult('with STATUS success')),
  rule('otherwise: a failure is reported', paymentResult('otherwise it reports a failure')),
  screen(
    'a success dialog or a payment-status dialog',
    paymentResult('with STATUS success'),
    paymentResult('shows the pending dialog'),
  ),
  screen('payment link: merchant header, product and plan, order id', paymentLink('it shows a merchant header')),
  screen(
    "payment link: 'Payment for' (product, plan, billing cycle), receipt name, amount with currency",
    paymentLink('it shows a merchant header'),
  ),
  message("'PAYMENT SUCCESSFUL' with the transaction id", paymentLink('paid: PAYMENT SUCCESSFUL')),
  message("'PAYMENT PENDING…' with its sentence and the order id", paymentLink('in progress: PAYMENT PENDING')),
  code(
    "'Pay Now' only with S0000, neither done nor in progress",
    paymentLink('Pay Now appears only when'),
    paymentLink('paid: PAYMENT SUCCESSFUL'),
    paymentLink('in progress: PAYMENT PENDING'),
  ),
  screen('a support e-mail line', paymentLink('a support e-mail line')),
  rule('a missing or invalid payment id goes to /pageNotFound', paymentLink('an invalid id goes to the 404')),
];
