import { section } from '../row.ts';
import {
  activation,
  answers,
  callback,
  checkout,
  clock,
  config,
  countries,
  csvResult,
  csvUpload,
  draft,
  endpoints,
  guards,
  organizations,
  otpRules,
  outcomes,
  pay,
  paymentFaults,
  paymentLink,
  paymentResult,
  paymentTabs,
  paymentUsers,
  paymentWidget,
  payRedirect,
  resetPassword,
  retries,
  route,
  searching,
  services,
  session,
  signupOtp,
  sso,
  ssoRules,
  subscriptionRows,
  subscriptionRules,
  subscriptions,
  tabsOfPayers,
  text,
  usersOfPayers,
  wire,
} from '../tests.ts';

const one = section('decisions.md', '1');
const two = section('decisions.md', '2');
const three = section('decisions.md', '3');
const four = section('decisions.md', '4');
const five = section('decisions.md', '5');
const six = section('decisions.md', '6');
const seven = section('decisions.md', '7');
const eight = section('decisions.md', '8');

export const rows = [
  one.call(
    'ssoAuthenticate: POST /api/v1/SingupLogin/SSOAuthenticate',
    wire('ssoAuthenticate'),
    sso('a Microsoft sign-in opens'),
  ),
  one.call(
    'resetPassword: POST /api/v1/SingupLogin/resetpassword',
    wire('resetPassword'),
    resetPassword('the whole way from the forgotten password'),
  ),
  one.call(
    'checkoutData: POST /api/v1/UserPayment/CheckoutData',
    wire('checkoutData'),
    checkout('the first CheckoutData carries'),
  ),
  one.call(
    'productCheckout: once, before paymentRedirect; its Status 1 stops the payment',
    wire('productCheckout'),
    pay('a refused ProductCheckout stops the payment'),
  ),
  one.call(
    'organisation admin list: UserOrgsOverView with SearchText, PageNumber, PageSize 25',
    organizations('a page at a time'),
  ),
  one.call(
    'subscription refresh after a payment: ValidateLoginToken, the list marked stale',
    pay('a success is verified, the session refreshed'),
  ),
  one.call('support callback: {support} from the configuration', callback('a form, then the confirmation')),
  one.rule(
    'calls that are open without a session; all others are protected',
    endpoints('opens exactly the calls that need no session'),
  ),
  one.message(
    "malformed: 'Something went wrong. Please contact the team.'",
    outcomes('is malformed'),
    csvUpload('a header that is missing is logged'),
  ),
  one.limit(
    'no answer after timeoutMs, 30 s',
    outcomes('NET-01 nothing for the time limit'),
    config('decisions.md section 6: the defaults'),
  ),
  one.limit(
    'reads are retried at most 3 times, changes never',
    retries('three repetitions at most'),
    endpoints('NET-03 repeats nothing that changes something'),
  ),
  one.rule(
    'numbers and booleans may arrive as text, unknown fields are ignored',
    answers("NET-21 'authenticate' takes numbers and booleans as text"),
    answers("NET-21 'authenticate' does not see fields"),
  ),
  one.rule(
    'times: UTC, ISO 8601 or dd-mm-yyyy hh:mm:ss; an unreadable one shows as -',
    clock('times of the wire'),
    subscriptionRows('a time that can’t be read'),
  ),
  one.rule('OTPs are text and may begin with 0', otpRules('noughts in front')),
  one.limit('the countries wait a second at most for the address', countries('without an address in time')),
  one.rule('REG21 in Data.SuccessCode or Data.Code', activation('REG21 may stand in Data.Code')),
  one.rule(
    'an empty seat: AssignUserId null, 0 or -1',
    answers('a seat whose user is null'),
    answers('a seat whose user is 0'),
    answers('a seat whose user is -1'),
  ),
  one.rule(
    'seat CSV: an apostrophe in a value does not break the reading',
    csvResult('an apostrophe in the file name included'),
    csvUpload('the report under its own name'),
  ),

  two.rule(
    'Base64 of the UTF-8 bytes, in a function that the configuration can replace',
    config('decisions.md section 2: one known value'),
    config('a page’s own replaces it'),
  ),

  three.rule(
    'the protected path that was asked for opens after the login',
    guards('what was asked for is opened once'),
  ),
  three.rule(
    'signing out in one tab signs out every tab; signing in likewise',
    session('empties the other within a second'),
    session('a sign-in in one tab signs in the other'),
  ),
  three.limit(
    'the signup payload without the password, for 10 minutes',
    draft('lives 10 minutes'),
    signupOtp('a reload keeps the signup'),
  ),
  three.limit(
    'SSO: state and nonce remembered, used once, for 10 minutes',
    ssoRules('remembers state, nonce'),
    ssoRules('counts once'),
    sso('SEC-13 a return with another nonce'),
  ),
  three.message(
    "'Your password has been set. You can now log in.'",
    activation("shows 'Set Password' with the prompt"),
  ),
  three.rule(
    '/resetpassword with nothing stored goes to /forgotpassword',
    resetPassword('/resetpassword with nothing stored'),
  ),

  four.rule(
    "the row action: 'Pay now', 'Subscribe' or 'Renew'",
    subscriptionRows('its action goes to the checkout'),
    subscriptionRules('a payment is due'),
    subscriptionRules('an extended trial'),
    subscriptionRules('a cancelled one'),
  ),
  four.message(
    "'You have no subscriptions yet.' with 'Start a free trial'",
    subscriptions('a retail user without subscriptions'),
  ),
  four.message(
    "'No subscriptions found for your organisation.'",
    subscriptions('an enterprise user without subscriptions'),
  ),
  four.message(
    "'You do not have access to subscriptions.' with the support e-mail",
    subscriptions('the code mccckd36 without data'),
  ),
  four.limit('Expiring: All (-1), Expiring in 30 days (30), Expired (0)', searching('Expiring offers all')),
  four.rule(
    'an upload that is refused or breaks off keeps the modal and the file',
    csvUpload('an upload that is refused keeps the modal'),
    csvUpload('NET-03 one that breaks off'),
  ),

  five.route(
    '/paymentconfirmation/{CHECKOUT_SESSION_ID}/{STATUS?}, or both as query parameters',
    route('/paymentconfirmation/cs_1/success'),
    paymentResult('as segments and as a query'),
  ),
  five.route('/auth?start=microsoft', sso('starts the Microsoft flow')),
  five.route('/installationguide/dictationmic', route('/installationguide/dictationmic')),
  five.route(
    'seat users and checkout by their query parameters; without them back to the parent',
    checkout('/subscription/checkout goes back'),
    subscriptionRows('its id is a link to the same place'),
  ),

  six.limit(
    'the defaults: pageSize 25, timeoutMs 30000, messageMs 3000',
    config('decisions.md section 6: the defaults'),
  ),

  seven.rule(
    'a confirmation is kept before anything else and repeated until it is answered',
    paymentFaults('PAY-11 a tab that is closed'),
    paymentFaults('PAY-12 a navigation in the same task'),
  ),
  seven.rule(
    'Pay now can’t start two payments',
    pay('PAY-14 three clicks and Enter'),
    paymentWidget('PAY-14 two tabs'),
    paymentTabs('both press: one goes on, the other says so, and one charge is made'),
    tabsOfPayers('both press at once'),
  ),
  seven.rule(
    'a start by redirect is kept until its return, until the payer takes it back, or for 30 minutes',
    paymentTabs('PAY-14 what is 30 minutes old is open no more'),
    paymentWidget('PAY-26 back from the card page without having paid'),
    tabsOfPayers('a return without a payment gives Pay now back, in both tabs'),
  ),
  seven.rule(
    'a second tab says that a payment is open elsewhere and offers to go on with it',
    paymentTabs('one is closed at the provider: the other pays'),
    paymentWidget('PAY-26 back from the card page: it says that a payment is open, and goes on with that one'),
  ),
  seven.rule(
    'a tab that stood idle while another paid asks what is true before it starts anything',
    paymentTabs('a tab that slept while the other paid says so'),
    tabsOfPayers('one stands idle while the other pays'),
  ),
  seven.rule(
    'a payment belongs to the account that started it: under another one it is neither confirmed nor shown nor forgotten',
    paymentUsers('PAY-35 by redirect, the next user at the way back'),
    paymentUsers('PAY-35 by widget, unconfirmed when the next user signs in'),
    usersOfPayers('during the payment: it waits for Ada, unseen'),
  ),
  seven.rule(
    'where nobody is signed in at the return, the payer reads that the payment is received, with its reference',
    paymentUsers('PAY-35 by redirect, nobody at the way back'),
  ),
  seven.rule(
    'everything stored is bound to the service base that it came from',
    services('SES-01 every key carries the service'),
    services('SES-01 a payment that is open on the provider’s page is known to pages of its own service alone'),
  ),
  seven.rule(
    'Pay now starts the payment at once where the price is the one shown; else a dialog says what differs, and asks',
    pay('one press of the mouse opens the widget'),
    pay('PAY-34 a price that has changed meanwhile is asked about'),
    pay('PAY-34 another tax'),
    pay('PAY-34 another billing cycle'),
  ),
  seven.rule(
    'a Redirect_URL is followed only when it is https',
    payRedirect('SEC-06 a Redirect_URL of http://evil.example/'),
    paymentLink('SEC-06 a Redirect_URL of javascript:alert(1)'),
  ),

  eight.rule('a host can replace any text', text('a page puts a text in the place of ours')),
  eight.rule(
    'dates as dd MMM yyyy, in the browser’s zone',
    clock('are dd MMM yyyy'),
    clock('stand in the browser’s zone'),
  ),
];
