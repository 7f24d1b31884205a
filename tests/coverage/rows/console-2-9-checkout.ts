import { section } from '../row.ts';
import { checkout, checkoutBilling, price } from '../tests.ts';

const { screen, rule, limit } = section('console.md', '2.9');

export const rows = [
  screen('the navigation is hidden', checkout('has no navigation')),
  rule('plan details come from navigation state', checkout('plan details come from navigation state')),
  rule('a visitor who is not logged in goes to /', checkout('a visitor who is not logged in')),
  screen('Billing Details', checkoutBilling('billing is read-only, with Continue')),
  screen('Your Subscription', checkoutBilling('Continue shows the subscription section')),
  screen('billing cycle choice', price('picking a cycle updates the amounts')),
  screen('promo code', price('an applied promo code re-prices')),
  screen('price details', checkout('amounts have two decimals')),
  screen('Cancel (back to /subscription)', checkout('Cancel goes back to /subscription')),
  screen('Pay now', checkout('is called Checkout')),
  limit(
    'a 30-day free-extension note with a stored referral subscription',
    checkout('the 30-day extension is spoken of'),
    checkout('without one it is not'),
  ),
];
