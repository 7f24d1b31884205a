import { section } from '../row.ts';
import { afterLogin, checkout, installation, login, nav, navElement, paymentLink, paymentResult } from '../tests.ts';

const { screen, rule } = section('console.md', '2.2');

export const rows = [
  screen(
    'items: Organizations, Subscriptions, Installation, Account, Refer and earn, Contact Us',
    navElement('are Organizations, Subscriptions'),
    navElement('each leads to its screen'),
  ),
  ...[
    ['Subscriptions', '/subscription'],
    ['Installation', '/installation'],
    ['Account', '/account'],
    ['Refer and earn', '/referearn'],
    ['Contact Us', '/contactus'],
  ].map(([name, path]) => screen(`${name} opens ${path}`, nav(`the item ${name} opens ${path} and is marked there`))),
  rule(
    "Refer and earn only when HasReferEligiblePaidSubscription is 'true'",
    nav('Refer and earn is there only for users'),
    navElement('HasReferEligiblePaidSubscription true: true'),
    navElement('HasReferEligiblePaidSubscription false: false'),
  ),
  rule(
    'Organizations is disabled when organisations are not enabled',
    nav('Organizations is disabled for who has one'),
  ),
  rule('after login: a non-admin to the subscriptions', login('one organisation or none goes to /subscription')),
  rule(
    'after login: an admin by the current path, /organizations by default',
    login('a protected path that was asked for in this tab'),
    login('more than one organisation goes to /organizations'),
    afterLogin('the path that this tab had asked for'),
  ),
  screen('the header: the user display name', nav('the header shows the user’s name')),
  screen('Logout clears state and goes to /', nav('Logout clears the session and goes to /')),
  screen('the logo leads to /organizations for admins', nav('whose logo leads there')),
  screen('the logo leads to /subscription for others', nav('the logo leads others to the subscriptions')),
  screen('hidden on the checkout', checkout('has no navigation')),
  screen(
    'hidden on the payment result',
    nav('is hidden on /paymentconfirmation/cs_1/success'),
    paymentResult('with STATUS success'),
  ),
  screen('hidden on the registration success', nav('is hidden on /congratulation')),
  screen('hidden on the signup', nav('is hidden on /signup')),
  screen('hidden on the payment link', nav('is hidden on /payment/'), paymentLink('the navigation is hidden')),
  screen('a Need-assistance popup on console pages', nav('one place is kept for the offer of assistance')),
  rule(
    "'Schedule a callback' makes show_need_assit_popup true",
    installation("'Schedule a callback' in a guide sets the flag"),
  ),
];
