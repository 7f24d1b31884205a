import { section } from '../row.ts';
import {
  account,
  activation,
  assign,
  seatChange,
  billing,
  callback,
  checkout,
  checkoutBilling,
  csvUpload,
  csvResult,
  deletion,
  headers,
  installation,
  organizations,
  orders,
  password,
  resetPassword,
  pay,
  paymentLink,
  paymentResult,
  price,
  refer,
  requests,
  searching,
  seats,
  session,
  sso,
  subscriptionRules,
  subscriptions,
  wire,
} from '../tests.ts';

const all = section('console.md', '7');
const lists = section('console.md', '7 Subscriptions and organisations');
const seat = section('console.md', '7 Seat management');
const own = section('console.md', '7 Account');
const money = section('console.md', '7 Checkout and payments');
const other = section('console.md', '7 Password, referral and support');

export const rows = [
  all.rule(
    'the standard headers, the payload in a Request object',
    headers('a user’s call carries'),
    requests('a POST carries {"Request"'),
  ),
  all.rule(
    'any 401 clears the session, keeps remembered emails, redirects to /',
    session('clears the session and leads to /'),
  ),

  lists.call(
    'POST /api/v1/UserDashboard/UserSubscrpitionOverViewAC',
    wire('subscriptionOverview'),
    subscriptions('it loads the list once'),
  ),
  lists.limit('defaults -1, -1, -1, -1, 1, 25', subscriptions('it loads the list once')),
  lists.rule(
    'SubscriptionId is the numeric parse of the search text, or -1',
    subscriptionRules('the id is the number that the text stands for'),
    searching('go out together when Search is pressed'),
  ),
  lists.call('POST /api/v1/UserDashboard/UserOrgsOverView', wire('orgsOverview'), organizations('a page at a time')),
  lists.limit('organisation dropdown: page size 9999', searching('9999 at most')),
  lists.call(
    "POST /api/v1/DataResource/fetchdropdowndata, Fields ['subscription-stage']",
    wire('fetchDropdownData'),
    searching('the stages are named'),
  ),
  lists.call(
    'POST api/v1/UserDashboard/GetProductGettingStart',
    wire('productGettingStart'),
    installation('one card for each app'),
  ),

  seat.call('POST …/subscription/seat/detail', wire('seatDetail'), seats('title, one tab, three counters')),
  seat.call(
    'POST …/subscription/seat/list, UserId -1, Group -1',
    wire('seatList'),
    seats('reloads with its filter code'),
  ),
  seat.call(
    'POST …/subscription/seat/UnassignSeats',
    wire('unassignSeats'),
    seatChange('in a toast for three seconds'),
  ),
  seat.call('POST …/subscription/seat/AssignSeatToUser', wire('assignSeatToUser'), assign('a user there is: found')),
  seat.call(
    'POST …/subscription/seat/AssignSeatAndCreateUser',
    wire('assignSeatAndCreateUser'),
    assign('nobody with the email'),
  ),
  seat.call('POST …/subscription/seat/GetUserByEmail', wire('getUserByEmail'), assign('a user there is: found')),
  seat.call(
    'POST …/subscription/seat/AssignSeatsByCSV?subscriptionId={id}&fileName={name}, CSV body',
    wire('assignSeatsByCsv'),
    csvUpload('the file’s bytes are the body'),
    requests('a CSV is sent as it is'),
  ),
  seat.rule(
    'the CSV result is read from content-disposition, the body is the report',
    csvResult('reads the header as the service writes it'),
    csvUpload('the report under its own name'),
  ),
  seat.rule('detail and list do nothing on a non-zero status', seats('other refusals do nothing')),

  own.call(
    'POST /api/v1/UserDashboard/changepassword (NewPasssword)',
    wire('changePassword'),
    password('REG08 closes the modal'),
  ),
  own.code('REG08 success', password('REG08 closes the modal')),
  own.code('REG07 wrong existing password', password('REG07 stands under the current password')),
  own.call(
    'POST /api/v1/UserDashboard/saveuserdetails',
    wire('saveUserDetails'),
    account('success closes the modal, reloads'),
  ),
  own.call('GET /api/v1/UserDashboard/getuserdetail', wire('getUserDetail'), account('name, country, mobile')),
  own.call(
    'POST /api/v1/userdashboard/saveusermultplesettings',
    wire('saveUserSettings'),
    account('turning off sends null'),
  ),
  own.call(
    'GET /api/v1/UserDashboard/GetContactAndPayment',
    wire('getContactAndPayment'),
    billing('name, tax number under its name'),
  ),
  own.call(
    'POST /api/v1/UserDashboard/savebillingaddress',
    wire('saveBillingAddress'),
    billing('Update only when something changed'),
    checkoutBilling('Change opens the form'),
  ),
  own.call(
    'POST /api/v1/UserDashboard/GetOrderHistoryConsole',
    wire('orderHistory'),
    orders('a page of past purchases'),
  ),
  own.call(
    'GET api/v1/DataResource/getStateCity/{id}',
    wire('getStateCity'),
    checkoutBilling('the lists are those of the country'),
  ),
  own.call('GET api/v1/DataResource/countrylist', wire('countryList'), billing('another country has its own states')),
  own.call(
    'POST /api/v1/AdminDashboard/account/DeleteAccountSubInfo',
    wire('deleteAccountSubInfo'),
    deletion('the menu item fetches the subscription list first'),
  ),
  own.call('POST /api/v1/AdminDashboard/account/delete', wire('deleteAccount'), deletion('Confirm sends the request')),
  own.limit('the check for any purchase: page 1, size 5', account('Billing Details for type 1 with a past purchase')),
  own.notProven(
    'call',
    'another call for the purchase history of the account tab',
    'the specification does not show one; it is the order history call',
  ),

  money.call('checkout data (path: decisions.md 1)', wire('checkoutData'), checkout('the first CheckoutData carries')),
  money.call(
    '… for promo: Promocode, PurchaseType, IterationType, LastIterationId',
    price('an applied promo code re-prices'),
  ),
  money.call(
    'POST /api/v1/UserPayment/ProductCheckout',
    wire('productCheckout'),
    pay('a refused ProductCheckout stops the payment'),
  ),
  money.call('POST /api/v1/UserPayment/PaymentRedirect', wire('paymentRedirect'), pay('a success is verified')),
  money.call(
    'POST /api/v1/UserPayment/MakeOnlinepaymentsuccess, by payment id, order id and signature',
    wire('makeOnlinePaymentSuccess'),
    pay('a success is verified'),
  ),
  money.call(
    '… or by a session id; payment_gateway_type 1 by default',
    paymentResult('the gateway type of the start is remembered'),
  ),
  money.call(
    'POST /api/v1/UserPayment/RecordPaymentError',
    wire('recordPaymentError'),
    pay('a closed widget is recorded once'),
    paymentResult('otherwise it reports a failure'),
  ),
  money.call(
    'POST api/v1/UserPayment/PaymentLinkRedirect, IsPaymentRedirect, PaymentId',
    wire('paymentLinkRedirect'),
    paymentLink('by widget: after a successful confirmation'),
  ),
  money.call(
    'subscription refresh after payment: ValidateLoginToken (decisions.md 1)',
    pay('a success is verified, the session refreshed'),
  ),
  money.call(
    'password reset (path: decisions.md 1)',
    wire('resetPassword'),
    resetPassword('the whole way from the forgotten password'),
  ),

  other.call(
    'POST api/v1/SingupLogin/ValidateActivationCode',
    wire('validateActivationCode'),
    activation("shows 'Set Password' with the prompt"),
  ),
  other.call(
    'POST api/v1/SingupLogin/setpasswordbyactivationkey, REG21',
    wire('setPasswordByActivationKey'),
    activation("shows 'Set Password' with the prompt"),
  ),
  other.call('POST api/v1/UserDashboard/UserReferEarnInfo', wire('referEarnInfo'), refer('the invitation link leads')),
  other.call(
    'POST /api/v1/{product}SupportService/{product}Support/RaiseHsSupportTicket',
    wire('raiseSupportTicket'),
    callback('a form, then the confirmation'),
  ),
  other.call(
    'single sign-on login {Provider microsoft, IDToken}',
    wire('ssoAuthenticate'),
    sso('a Microsoft sign-in opens'),
  ),
];
