import { section } from '../row.ts';
import {
  assign,
  csv,
  csvUpload,
  pagedRows,
  searching,
  searchText,
  seatChange,
  seats,
  subscriptionRows,
  subscriptionRules,
  subscriptions,
} from '../tests.ts';

const stages = section('console.md', '4 Subscription stages');
const list = section('console.md', '4 Subscription list loading');
const banner = section('console.md', '4 Referral banner');
const action = section('console.md', '4 Row action visibility');
const seat = section('console.md', '4 Seat users');
const file = section('console.md', '4 Seat users: CSV flow');

const found = assign('a user there is: found, confirmed, assigned');
const unknown = assign('nobody with the email: the form opens');

export const rows = [
  stages.rule(
    'Live, Trial, Trial expired, Trial extended, Cancelled, OnHold, Disposed, as the server names them',
    searching('the stages are named as the server names them'),
  ),

  list.transition('the first page loads on entry', subscriptions('it loads the list once')),
  list.transition(
    'Search goes to page 1 and replaces rows',
    searching('a search goes to page 1 and replaces the rows'),
  ),
  list.transition('Reset goes to page 1 and replaces rows', searching('Reset clears the filters and shows page 1')),
  list.transition('Show more increments the page and appends rows', searching('appends page after page')),
  list.rule(
    'rows are deduplicated by SubscriptionId',
    searching('a row that comes again with the next page'),
    pagedRows('shows no row twice'),
  ),
  list.rule(
    'Show more is hidden once the loaded count reaches the total',
    searching('is hidden at the end'),
    pagedRows('is over once the loaded count'),
  ),
  list.limit(
    'the Expiring filter: Expiring 30, any other choice 0',
    searching('Expiring offers all, within 30 days and expired'),
  ),
  list.rule(
    'the organisation filter is honoured only for enterprise users',
    subscriptions('the organisation of the address counts for enterprise users alone'),
    subscriptionRules('the organisation counts for enterprise users alone'),
  ),
  list.transition(
    'a search without items: a single empty-state row (enterprise or retail)',
    searching('single row, for enterprise users'),
    searching('single row, for retail users'),
  ),
  list.transition(
    'clearing the search text clears the error and re-runs the search',
    searchText('clearing the text clears the error'),
  ),
  list.transition(
    'Reset clears the filters and navigates to /subscription with replace',
    searching('Reset clears the filters'),
    searching('navigates to /subscription with replace'),
  ),

  banner.rule(
    'shown when the active referral subscription is in the purchased list',
    subscriptionRows('a banner tells of the extra 30 days'),
    subscriptionRows('there is none when its subscription is not'),
  ),
  banner.limit('an extra 30 days after the first purchase', subscriptionRows('a banner tells of the extra 30 days')),
  banner.transition('Subscribe now goes to checkout', subscriptionRows('Subscribe now goes to the checkout')),
  banner.transition(
    'opened with navigateToCheckout it goes to checkout automatically',
    subscriptionRows('opened with navigateToCheckout'),
  ),

  action.rule(
    'an enterprise deal above 0, no on-premise set-up, not retail; or console payment',
    subscriptionRows('an enterprise row has its action by its deal'),
    subscriptionRules('an enterprise deal, set up on premises'),
    subscriptionRules('console payment is allowed, for retail'),
  ),

  seat.limit('filter codes: total -1 (default), assigned 0, empty 3', seats('reloads with its filter code')),
  seat.transition('picking a counter resets to page 1 and reloads', seats('picking a counter resets to page 1')),
  seat.rule("a seat without a user offers 'Assign user'", found),
  seat.rule("a seat with a user offers 'Unassign user' and 'Change user'", seatChange('a seat with a user offers')),
  seat.rule(
    'a speech-API seat with a user offers only unassign',
    seats('a speech API shows seat id, usertag and action'),
  ),
  seat.transition('assign: enter the email, press the email-entered action', found),
  seat.transition('assign: the user exists: name and email shown, confirmed, Assign enabled', found),
  seat.transition('assign: nobody: the create-user form (name, mobile, country)', unknown),
  seat.rule('create: enabled with a name and a country other than the placeholder', unknown),
  seat.transition(
    "change: the same way, titled 'Change user', the old email remembered",
    seatChange('the new user takes the seat'),
  ),
  seat.transition("unassign: 'Unassign user?' with its message, Confirm and cancel", seatChange('it is asked first')),
  seat.transition(
    'after a success: the modal closes, the list reloads from page 1',
    found,
    csvUpload('a success closes the modal'),
  ),
  seat.limit('after a success: a toast for 3 seconds', seatChange('in a toast for three seconds')),
  seat.rule(
    'assign, unassign and CSV success: the subscriptions list reloads',
    found,
    seatChange('the list reloads and the subscriptions are stale'),
    csvUpload('marks the subscriptions'),
  ),
  seat.rule('a change of user does not set that flag', seatChange('the subscriptions are not stale')),
  seat.rule('Show more is hidden when loaded rows reach the total', seats('is hidden when all are loaded')),

  file.transition("no empty seat: the dialog 'Seat Limit Reached'", csv('without an empty seat it is the dialog')),
  file.transition(
    "otherwise the modal 'Assign multiple users (CSV)'; Assign enabled once a file is chosen",
    csv('Assign waits for a file'),
  ),
  file.transition('removing the file clears errors', csv('errors go with it')),
  file.transition(
    'after an invalid result: a download-error-report link when there is content',
    csvUpload('the report under its own name'),
    csvUpload('no report, and the file is kept'),
  ),
];
