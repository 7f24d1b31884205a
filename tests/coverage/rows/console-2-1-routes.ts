import { section } from '../row.ts';
import {
  account,
  paymentLink,
  paymentResult,
  route,
  routes,
  seats,
  signup,
  subscriptions,
  surroundings,
} from '../tests.ts';

const table = section('console.md', '2.1');

export const rows = [
  table.route('/', route('/')),
  table.route('/organizations', route('/organizations')),
  table.route('/subscription', route('/subscription')),
  table.route('/subscription/:selectOrgId', route('/subscription/5001')),
  table.route(
    '/subscription/:selectOrgId/:daysCount',
    route('/subscription/5001/30'),
    subscriptions('no such number of days'),
  ),
  table.route(
    '/subscription/seatuser',
    route('/subscription/seatuser'),
    seats('console.md 2.1: /subscription/seatuser'),
  ),
  table.route(
    '/subscription/{selectOrgId}/seatuser',
    route('/subscription/5001/seatuser'),
    seats('console.md 2.1: /subscription/4101/seatuser'),
  ),
  table.route(
    '/subscription/{selectOrgId}/{daysCount}/seatuser',
    route('/subscription/5001/30/seatuser'),
    seats('console.md 2.1: /subscription/4101/30/seatuser'),
  ),
  table.route('/subscription/checkout', route('/subscription/checkout')),
  table.route('/installation', route('/installation')),
  table.route('/account', route('/account'), account('login is required')),
  table.route('/contactus', route('/contactus')),
  ...['windowsapp', 'webapp', 'chromeplugin', 'mobileapp', 'dictationmic'].map((app) =>
    table.route(`/installationguide/${app}`, route(`/installationguide/${app}`)),
  ),
  table.route(
    '/Invite?rc=, stores the code, selects dictation, goes to /signup',
    route('/Invite?rc=INVITE2026'),
    signup('stores the referral code'),
  ),
  table.route(
    '/user/signup/{productName?}?pId=&bId=',
    route('/user/signup/dictation?pId=101&bId=1001'),
    route('/user/signup'),
  ),
  table.route('/{controller}/{action}/{id?}', route('/home/index/7?rc=INVITE2026'), signup('the generic route')),
  ...[
    '/signup',
    '/forgotpassword',
    '/forgotpasswordotp',
    '/forceresetpassword?email=expired%40example.com',
    '/signupotp',
    '/resetpassword',
    '/congratulation',
    '/referralactivation',
    '/auth',
    '/passwordresetsuccess',
  ].map((path) => table.route(path.split('?')[0]!, route(path))),
  table.route('/activate/{activatecode}', route('/activate/SANDBOX-ACTIVATION-2026')),
  table.route('/referearn', route('/referearn')),
  table.route(
    '/payment/{paymentid}',
    route('/payment/SANDBOX-LINK-UNPAID'),
    paymentLink('an invalid id goes to the 404'),
  ),
  table.route(
    'payment confirmation with CHECKOUT_SESSION_ID and optional STATUS',
    route('/paymentconfirmation/cs_1/success'),
    route('/paymentconfirmation?CHECKOUT_SESSION_ID=cs_1&STATUS=failed'),
    paymentResult('as segments and as a query'),
  ),
  table.route(
    '/pageNotFound; any unknown path goes here',
    routes('/pageNotFound is the 404'),
    routes('/nowhere is the 404'),
  ),
  table.screen(
    "the title is '{Page} - {brand}', Login for the root",
    routes('the title of the root is Login'),
    surroundings('the brand of the configuration'),
  ),
];
