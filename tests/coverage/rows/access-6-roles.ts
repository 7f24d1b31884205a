import { section } from '../row.ts';
import { afterLogin, contact, derive, guards, installation, nav, route, subscriptions } from '../tests.ts';

const { role, notProven } = section('access.md', '6');

const open = [
  '/',
  '/user/signup',
  '/signup',
  '/Invite?rc=INVITE2026',
  '/forgotpassword',
  '/forceresetpassword?email=expired%40example.com',
  '/resetpassword',
  '/activate/SANDBOX-ACTIVATION-2026',
  '/auth',
  '/signupotp',
  '/forgotpasswordotp',
  '/payment/SANDBOX-LINK-UNPAID',
];

const closed = [
  '/organizations',
  '/subscription',
  '/subscription/5001',
  '/subscription/5001/30',
  '/subscription/seatuser',
  '/subscription/checkout',
  '/installation',
  '/account',
  '/contactus',
  '/installationguide/windowsapp',
  '/installationguide/webapp',
  '/installationguide/chromeplugin',
  '/installationguide/mobileapp',
  '/installationguide/dictationmic',
  '/referearn',
  '/congratulation',
  '/referralactivation',
];

export const rows = [
  role('the user type id is stored at login', derive('three fields are enough')),
  role(
    'type 1 is retail (account owner); other types are enterprise',
    derive('type 1 is retail'),
    subscriptions('retail users see no organisations'),
    subscriptions('enterprise users see organisations'),
  ),
  notProven('role', 'further meanings of user types', 'the specification does not show them'),
  role(
    'menus derive from purchased plus assigned products',
    derive('the allowed menus are the purchased and the assigned'),
    installation('voice services show the way'),
  ),
  role(
    'a customer-success manager may come back',
    contact('other users see their account manager'),
    contact("a missing account manager is 'Not added'"),
  ),
  role(
    'more than one organisation enables the organisations area',
    nav('Organizations is enabled for an organisation admin'),
    nav('Organizations is disabled'),
    afterLogin('organisations lead to'),
  ),
  ...open.map((path) => role(`anonymous visitors reach ${path}`, route(path).slice(0, 1))),
  ...closed.map((path) => role(`${path} sends an unauthenticated visitor to /`, route(path).slice(0, 1))),
  role(
    'what was asked for opens after the login',
    guards('/account, asked for without a session'),
    guards('what was asked for is opened once'),
  ),
];
