import { section } from '../row.ts';
import {
  account,
  assign,
  callback,
  checkout,
  guides,
  installation,
  organizations,
  paymentLink,
  refer,
  subscriptions,
} from '../tests.ts';

const { screen, role } = section('console.md', '1');

export const rows = [
  screen('see subscriptions, purchased or assigned', subscriptions('Purchased and Assigned appear')),
  screen('install the client apps', installation('one card for each app'), guides('windowsapp: its words')),
  screen('manage the account', account('name, country, mobile')),
  screen('buy or renew through a checkout', checkout('plan details come from navigation state')),
  screen('pay through a shareable payment link, without a login', paymentLink('no login is needed')),
  screen('refer contacts', refer('the invitation link leads to the signup')),
  screen('request a support callback', callback('a form, then the confirmation')),
  role('retail: user type 1, no seat information', subscriptions('retail users see no organisations and no seats')),
  role(
    'enterprise: every other type, organisation names and seat counts',
    subscriptions('enterprise users see organisations and seats'),
  ),
  role(
    'organisation administrators: by a server check; browse organisations and their subscriptions',
    organizations('clicking a row cell opens'),
  ),
  role('subscription admins: manage seat users', assign('a user there is: found')),
];
