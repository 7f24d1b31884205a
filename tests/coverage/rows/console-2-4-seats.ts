import { section } from '../row.ts';
import { assign, csv, csvUpload, reloadFlags, seatChange, seats, subscriptionRows, subscriptions } from '../tests.ts';

const { screen, rule, code, message } = section('console.md', '2.4');
const whole = seats('title, one tab, three counters, search, dropdown, heading and six columns');
const speech = seats('a speech API shows seat id, usertag and action');

export const rows = [
  rule(
    'the page state carries the subscription id',
    subscriptionRows('clicking one goes to the seats below /subscription,'),
    seats('stays across a reload'),
  ),
  screen("'Subscription ID - {id}' with a back arrow", whole),
  rule(
    'the back arrow flags that the list must reload, then goes back',
    seats('the back arrow goes back to the list'),
    subscriptions('the list reloads after the seats screen said so'),
    reloadFlags('reloads once after it was marked'),
  ),
  screen("one tab: 'Seat Users'", whole),
  screen('three clickable counters: Assigned, Empty, Total Seats', whole, seats('picking a counter resets to page 1')),
  screen('a search box with a search button and a clear action', seats('clearing the text re-runs the search')),
  message("placeholder 'Search User Name, Email, Phone Number'", whole),
  message("placeholder 'Search Usertag' for a speech API", speech),
  screen("'Assign User' with one option, 'Assign multiple users (CSV)'", whole),
  rule('no such dropdown for a speech API', speech),
  screen('a show more button', seats('Show more appends')),
  screen('a heading with the current filter', seats('picking a counter resets to page 1'), whole),
  screen(
    'an empty-state row',
    seatChange('a tag of a speech API is taken'),
    seats('a search of one or two characters'),
  ),
  screen('columns: seat id, user name, email, country, phone number, action', whole),
  screen('columns of a speech API: seat id, usertag, action', speech),
  screen('modal: assign or change user', assign('a user there is: found'), seatChange('the new user takes the seat')),
  screen(
    'confirm dialog: unassign, failure, seat limit',
    seatChange('it is asked first'),
    assign('another failure closes the modal'),
    csv('Seat Limit Reached'),
  ),
  screen(
    'CSV modal with the sample template and the error report',
    csv('the sample template can be downloaded'),
    csvUpload('the report under its own name'),
  ),
  screen('a timed toast', seatChange('in a toast for three seconds')),
  code('mccckd36 without data: a blank page with a loading indicator', seats('mccckd36 without data is a blank page')),
];
