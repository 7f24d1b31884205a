import { section } from '../row.ts';
import { checkoutBilling, pay, paymentLink, paymentResult, payRedirect, price } from '../tests.ts';

const buy = section('console.md', '4 Checkout');
const link = section('console.md', '4 Payment order');

const success = pay('a success is verified, the session refreshed');

export const rows = [
  buy.transition('billing first read-only with Continue', checkoutBilling('billing is read-only, with Continue')),
  buy.transition(
    'no saved address (UserAddressId 0 or less): the form opens directly',
    checkoutBilling('the form opens directly'),
  ),
  buy.transition('Change opens the form', checkoutBilling('Change opens the form')),
  buy.transition(
    'Save validates, saves, moves to the subscription section',
    checkoutBilling('Save saves it and moves'),
    checkoutBilling('each required field says what is missing'),
  ),
  buy.transition(
    'the subscription section also appears after Continue',
    checkoutBilling('Continue shows the subscription section'),
  ),
  buy.rule('the billing-cycle dropdown is hidden when IsAlreadyPaid', price('the billing-cycle dropdown is hidden')),
  buy.transition('picking a cycle updates the displayed amounts', price('picking a cycle updates the amounts')),
  buy.transition('promo: Apply re-prices with the code', price('an applied promo code re-prices')),
  buy.transition('promo: applied, the input is disabled, Remove appears', price('is disabled, and can be removed')),
  buy.message('promo: not applied, the AppliedMessage as an error', price('the message of a code that is not applied')),
  buy.transition('promo: Remove clears the code and re-prices', price('can be removed')),
  buy.transition(
    'Pay now calls the payment-redirect call; a Redirect_URL is followed',
    payRedirect('a Redirect_URL is followed'),
  ),
  buy.transition('otherwise the card provider’s widget opens', success),
  buy.transition('widget success is verified with the server', success),
  buy.transition('IsShowSuccess true: a subscription refresh, the success popup', success),
  buy.transition('IsShowSuccess false: the pending popup', pay('IsShowSuccess does not confirm')),
  buy.transition(
    'closing the widget is reported with an ErrorJson: the pending popup with Error ID and Order ID',
    pay('a closed widget is recorded once'),
  ),

  link.transition(
    'unpaid: Pay Now shown',
    paymentLink('it shows a merchant header'),
    paymentLink('the navigation is hidden'),
  ),
  link.transition('in progress: the pending message', paymentLink('in progress: PAYMENT PENDING')),
  link.transition('done: the success message', paymentLink('paid: PAYMENT SUCCESSFUL')),
  link.transition(
    'after a successful card confirmation: done',
    paymentLink('after a successful confirmation the order shows done'),
  ),
  link.transition('in progress when IsShowSuccess is false', paymentLink('it shows in progress when IsShowSuccess')),
  link.transition(
    'closing the popup: a failure is logged, the order is read again',
    paymentLink('when the user closes the popup'),
  ),
  link.transition(
    'Pay Now calls the order call; a redirect URL is followed',
    paymentLink('by redirect: Pay Now goes to the card page'),
  ),
  link.transition('otherwise the embedded checkout opens', paymentLink('by widget: after a successful confirmation')),
  link.transition(
    'card session: the result route confirms when STATUS is success, otherwise reports failure',
    paymentResult('with STATUS success'),
    paymentResult('otherwise it reports a failure'),
  ),
];
