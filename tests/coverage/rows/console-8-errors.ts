import { section } from '../row.ts';
import {
  account,
  activation,
  assign,
  billing,
  callback,
  checkout,
  checkoutBilling,
  csv,
  csvResult,
  csvUpload,
  deletion,
  organizations,
  outcomes,
  password,
  pay,
  paymentAnswers,
  paymentFaults,
  paymentLink,
  price,
  routes,
  searchText,
  seatChange,
  seats,
  session,
  sso,
  subscriptionFaults,
  subscriptions,
  text,
} from '../tests.ts';

const { code, message, rule, limit } = section('console.md', '8');

export const rows = [
  code(
    '401 from any call: session cleared, /',
    session('clears the session and leads to /'),
    subscriptionFaults('a 401 ends the session'),
  ),
  code(
    'mccckd36 on the subscription list without Data: the no-access view',
    subscriptions('the code mccckd36 without data'),
  ),
  code(
    'mccckd36 on the seat list without data: a blank page with a loading indicator',
    seats('mccckd36 without data is a blank page'),
  ),
  rule(
    'other subscription-list errors are silently ignored',
    subscriptionFaults('a refusal of the first load'),
    subscriptionFaults('a search that fails leaves the rows'),
  ),
  rule(
    'other organisation errors are silently ignored',
    organizations('the first load is not spoken of'),
    organizations('a search that fails leaves the rows'),
  ),
  rule('dropdown errors are silently ignored', subscriptionFaults('organisations and stages that fail')),
  message(
    "'Invalid input. Search-string too long!'",
    searchText('over 255 characters'),
    organizations('over 255 characters'),
    seats('a search of one or two characters'),
  ),
  message("'Search-string too short. Enter minimum of 3 characters.'", seats('a search of one or two characters')),
  message("'Invalid input. Email-id too long!'", assign('an email without the form of one')),
  message('email invalid: the message of section 5', assign('an email without the form of one')),
  code(
    "seat03: 'User already has the seat assigned into this subscription', field in error, button disabled",
    assign('seat03 from the look-up'),
    assign('seat03 from the assignment'),
  ),
  message(
    "'Seat assignment failed': 'Assigning seat for {email} has failed. Please try again later.', Ok",
    assign('another failure closes the modal'),
  ),
  message(
    "'Changing seat-assignment failed' names the old and new user",
    seatChange('a failure names the old and the new user'),
  ),
  message(
    'create-user failure: the server’s ErrorMessage, a service error marked',
    assign('where a user can’t be made'),
  ),
  message(
    "'Seat unassignment failed': 'Unassigning seat for the user has failed. Please try again later.', Ok",
    seatChange('a failure says so, and Ok closes it'),
  ),
  message(
    "CSV: 'Users not assigned : The CSV has zero users. Please check and upload again.'",
    csvUpload('console.md 8: zero users'),
  ),
  message(
    "CSV: 'Column names in the CSV mismatch compared to the sample template'",
    csvUpload('console.md 8: other columns'),
  ),
  message(
    "CSV: 'Seat count exceeded: The CSV has more users than the number of empty seats available. …'",
    csvUpload('console.md 8: more users than seats'),
  ),
  message(
    "CSV: 'Users not assigned : Your CSV file has the following errors. …'",
    csvUpload('console.md 8: errors in rows'),
  ),
  rule(
    'CSV: a missing or invalid content-disposition is only logged',
    csvUpload('a header that is missing is logged'),
    csvResult('the result of a CSV upload'),
  ),
  message(
    "'Seat Limit Reached' with 'All the available seats are fully assigned, …'",
    csv('without an empty seat it is the dialog'),
  ),
  limit('success toasts: 3 seconds', seatChange('in a toast for three seconds')),
  message("'Access to product removed for' the user", seatChange('in a toast for three seconds')),
  message("'Assigned seat to user {email}'", assign('a user there is: found')),
  message("'Changed seat-assignment from' the old 'to' the new user", seatChange('the toast names both')),
  message("'Assigned seats to' the number 'users'", csvUpload('a success closes the modal, reloads, says how many')),
  code('change password: REG07 under the current-password field', password('REG07 stands under the current password')),
  code('change password: REG08 is success', password('REG08 closes the modal')),
  message(
    'change password for any other error shows Data.Message at the bottom',
    password('any other code shows Data.Message'),
  ),
  message(
    'save details failure: ErrorMessage in the modal',
    account('the ErrorMessage of a failure is shown in the modal'),
  ),
  message(
    'save billing failure: ErrorMessage in the modal',
    billing('the ErrorMessage of a failure is shown in the modal'),
    checkoutBilling('a refused save shows its message'),
  ),
  message(
    "'Delete account failed': 'Your request could not be processed at this moment. Please try again later.', Ok",
    deletion("a failure opens the modal 'Delete account failed'"),
  ),
  message(
    'payment: verification failures show the message in an error dialog',
    paymentFaults('PAY-10 a definite refusal'),
    paymentAnswers('a confirmation with another code'),
  ),
  message(
    'payment: redirect failures show the message in an error dialog',
    pay('a refused ProductCheckout stops the payment'),
    paymentLink('what the start of a payment is refused with'),
  ),
  message(
    "'Oops, Something went wrong. Please contact the team.'",
    pay('a payment that can’t be started says so'),
    paymentLink('trouble with the lookup is no invalid id'),
    paymentLink('a lookup that ends in 500 is trouble'),
  ),
  message(
    'the variant that names the vendor team, since every text can be replaced',
    paymentAnswers('the fallback may name the vendor’s team'),
    text('a page puts a text in the place of ours'),
  ),
  code('payment: success is S0000', pay('a success is verified')),
  code('payment: or no message', paymentAnswers('a start without a message goes on')),
  message(
    'payment for any other code shows the returned message',
    paymentAnswers('a start with another code'),
    paymentAnswers('a confirmation with another code'),
    paymentLink('another code’s message is shown'),
  ),
  message('promo: the AppliedMessage when the code is not applied', price('the message of a code that is not applied')),
  message(
    'payment: a non-zero Status shows ErrorMessage',
    pay('a refused ProductCheckout stops the payment'),
    checkout('what the service refuses is said in its words'),
  ),
  message(
    'set password failure: ActivationErrorMessage stored, /',
    activation('Set password failure stores the message'),
  ),
  message("'An error occurred while setting password. Please try again later.'", activation('Set password exception')),
  message('single sign-on failure: / with the server ErrorMessage', sso('is refused with the text of the service')),
  message(
    "single sign-on exception: 'An error occurred while logging in. Please try again later.'",
    sso('Single sign-on exception'),
  ),
  message(
    "callback: 'Something went wrong. Please contact the team.' or the server ErrorMessage",
    callback('the server message, or the generic text'),
  ),
  rule(
    'unknown routes, a missing or invalid payment id: the 404 page',
    routes('/nowhere is the 404'),
    paymentLink('an invalid id goes to the 404'),
  ),
  rule(
    'network failures: callers get an empty list, and a way to try again',
    organizations('the first load is not spoken of'),
    subscriptionFaults('NET-09 offline it says so at once'),
  ),
  code(
    "404: 'No response was received'",
    csvUpload('an upload is given up after the time limit'),
    outcomes('nobody at the address is no answer'),
  ),
  code(
    "500: 'Something wrong happened in setting up the request'",
    checkout('NET-01 an error comes'),
    outcomes('a request that can’t be set up has failed'),
  ),
];
