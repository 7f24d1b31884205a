import { section } from '../row.ts';
import {
  pagedRows,
  searching,
  searchText,
  subscriptionRows,
  subscriptionRules,
  subscriptions,
  table,
} from '../tests.ts';

const { screen, rule, code, limit, message } = section('console.md', '2.3');

export const rows = [
  rule('redirects to / when not logged in', subscriptions('the parent screen redirects to /')),
  screen('the subscription menu item is active', subscriptions('its menu item is active')),
  rule('loads the list once, with the grid page size', subscriptions('it loads the list once')),
  screen('shows a loading indicator', subscriptions('it shows that it loads within 100 ms')),
  rule(
    'the child screens know selectOrgId and daysCount',
    subscriptionRows('clicking one goes to the seats below /subscription/5001/30'),
  ),
  rule('/subscription/{orgId} is scoped to that organisation', subscriptions('is scoped to that organisation')),
  limit('daysCount 0: already expired', subscriptions('/subscription/{orgId}/0 lists')),
  limit('daysCount 30: expiring within 30 days', subscriptions('/subscription/{orgId}/30 lists')),
  screen('titled Subscriptions', subscriptions('it is titled Subscriptions')),
  rule(
    'the tabs Purchased and Assigned only when both lists are non-empty',
    subscriptions('Purchased and Assigned appear when both'),
    subscriptions('they do not when there are only purchased ones'),
  ),
  rule('only assigned items: Assigned is shown', subscriptions('if only assigned items exist')),
  code('mccckd36 without data: the no-access view', subscriptions('the code mccckd36 without data')),
  screen(
    'filter bar: search text, organisation name, stage, expiring; Search',
    searching('search text, organisation, stage and expiring go out together'),
  ),
  screen('filter bar: Reset', searching('Reset clears the filters')),
  rule(
    'the organisation filter only for enterprise users',
    subscriptions('filter by no organisation'),
    subscriptions('the organisation of the address counts for enterprise users alone'),
  ),
  screen('a table with Show more', searching('appends page after page'), pagedRows('appends the next page')),
  message("an empty table: 'No record(s) found'", searching('there is a single row, for enterprise users')),
  screen(
    'columns: id, organisation, product, plan, seats (enterprise), payment due on, expiry, stage, action',
    subscriptions('enterprise users see organisations and seats as empty/assigned/total'),
  ),
  screen('the id is clickable', subscriptionRows('its id is a link to the same place')),
  limit(
    'cell text over 35 characters is cut, with a tooltip',
    subscriptionRows('text over 35 characters is cut'),
    subscriptionRows('35 characters stand whole'),
    table('cuts a cell at 35 characters'),
  ),
  rule(
    'the sub-id filter accepts digits only',
    searchText('takes digits only, typed'),
    searchText('takes digits only, pasted'),
  ),
  screen('a Referral activated banner', subscriptionRows('a banner tells of the extra 30 days')),
  rule(
    'clicking a row goes to the relative route seatuser',
    subscriptionRows('clicking one goes to the seats below /subscription,'),
  ),
  rule('the row action goes to /subscription/checkout', subscriptionRows('its action goes to the checkout')),
  rule(
    'state for both: SubscriptionId, ProductPublicListingId, PlanId, PlanPriceId',
    subscriptionRows('clicking one goes to the seats below /subscription,'),
    subscriptionRows('its action goes to the checkout'),
    subscriptionRules('the same as state and as query parameters'),
  ),
  screen(
    'Assigned: subscription id, user full name, product, plan, expiry, stage; no filters',
    subscriptions('Assigned has its six columns and no filters'),
  ),
  screen('the Assigned table has Show more', searching('one page number drives both tabs')),
  screen(
    'the empty-state row in its retail variant',
    searching('there is a single row, for retail users'),
    subscriptions('a retail user without subscriptions'),
  ),
  screen(
    'the empty-state row in its enterprise variant',
    searching('there is a single row, for enterprise users'),
    subscriptions('an enterprise user without subscriptions'),
  ),
];
