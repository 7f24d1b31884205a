import { section } from '../row.ts';
import {
  account,
  contact,
  installation,
  nav,
  organizations,
  paymentLink,
  roles,
  routes,
  route,
  seats,
  subscriptions,
} from '../tests.ts';

const { role, notProven } = section('console.md', '6');

export const rows = [
  role('anonymous: the payment link page', paymentLink('no login is needed')),
  role('anonymous: the 404 page', routes('/pageNotFound is the 404')),
  role(
    'anonymous: password set/reset and activation',
    route('/resetpassword').slice(0, 1),
    route('/activate/SANDBOX-ACTIVATION-2026').slice(0, 1),
  ),
  role(
    'anonymous: all other screens redirect to /',
    [
      '/organizations',
      '/subscription',
      '/subscription/seatuser',
      '/subscription/checkout',
      '/installation',
      '/account',
      '/contactus',
      '/referearn',
    ].map((path) => route(path)[0]!),
  ),
  role(
    'retail: no seat counts, the retail empty-state variant',
    subscriptions('retail users see no organisations and no seats'),
    subscriptions('a retail user without subscriptions'),
  ),
  role(
    'enterprise: seat counts, the organisation filter is honoured',
    subscriptions('enterprise users see organisations and seats'),
  ),
  role(
    'type 1 is the account owner: Order history and Billing tabs (with purchases)',
    account('Billing Details for type 1 with a past purchase'),
    account('only Personal details for every other type'),
  ),
  role(
    'type 1: regional contact cards; others: Personal details and the account manager',
    contact('type 1 users see the regional cards'),
    contact('other users see their account manager'),
  ),
  notProven(
    'role',
    'which reading of type 1 is authoritative',
    'the specification gives both; decisions.md 4 takes both at once, the rows above prove it',
  ),
  role(
    'organisation admins, by a server check: Organizations and other organisations’ subscriptions',
    nav('Organizations is enabled for an organisation admin'),
    organizations('clicking a row cell opens'),
  ),
  role('Refer and earn only with an eligible paid subscription', nav('Refer and earn is there only for users')),
  role(
    'installation needs a session; cards by the available apps, the heading by the allowed menus',
    installation('without a session'),
    installation('a card whose key is not in the list'),
    installation('voice services show the way'),
  ),
  role(
    'any user: delete the account, change the password, edit the name, toggle marketing consent',
    roles('every user can edit the name, change the password'),
  ),
  role('a speech-API subscription: no CSV bulk assign, no user details', seats('a speech API shows seat id')),
  notProven(
    'role',
    'finer roles of seat management, the role check of the bulk assignment',
    'the specification does not show them; the service checks them',
  ),
];
