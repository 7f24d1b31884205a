import { activationCode, paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';

/** One line of the route tables of ACC-2, CON-2.1 and DEC-5. */
export interface RouteLine {
  /** An address of it. */
  readonly path: string;
  readonly guard: 'open' | 'signed-in';
  /** The rows of the specification that this line proves. */
  readonly proves: string;
  /** Further rows, proved by a visitor without a session. */
  readonly provesForVisitors?: string;
  /** The rows that say that the side navigation is hidden; omitted if it is shown. */
  readonly bare?: string;
  /** The path that is shown after opening the address; its own path if omitted. */
  readonly leadsTo?: RegExp;
  /** The same for a signed-in user. */
  readonly leadsUserTo?: RegExp;
}

const home = /^\/(?:subscription|organizations|pageNotFound)$/;

export const routeTable: readonly RouteLine[] = [
  { path: '/', guard: 'open', leadsUserTo: home, proves: 'ACC-2.1 CON-2.1.1', provesForVisitors: 'ACC-6.7' },
  { path: '/organizations', guard: 'signed-in', proves: 'CON-2.1.2', provesForVisitors: 'ACC-6.19 CON-2.5.1 CON-6.4' },
  { path: '/subscription', guard: 'signed-in', proves: 'CON-2.1.3', provesForVisitors: 'ACC-6.20 CON-2.3.1 CON-6.4' },
  { path: '/subscription/5001', guard: 'signed-in', proves: 'CON-2.1.4', provesForVisitors: 'ACC-6.21' },
  { path: '/subscription/5001/30', guard: 'signed-in', proves: 'CON-2.1.5', provesForVisitors: 'ACC-6.22' },
  // The screen's parameters are missing, so it redirects to its parent (DEC-5.4).
  {
    path: '/subscription/seatuser',
    guard: 'signed-in',
    leadsTo: /^\/subscription(?:\/seatuser)?$/,
    proves: 'CON-2.1.6',
    provesForVisitors: 'ACC-6.23 CON-6.4',
  },
  {
    path: '/subscription/5001/seatuser',
    guard: 'signed-in',
    leadsTo: /^\/subscription\/5001(?:\/seatuser)?$/,
    proves: 'CON-2.1.7',
  },
  {
    path: '/subscription/5001/30/seatuser',
    guard: 'signed-in',
    leadsTo: /^\/subscription\/5001\/30(?:\/seatuser)?$/,
    proves: 'CON-2.1.8',
  },
  {
    path: '/subscription/checkout',
    guard: 'signed-in',
    leadsTo: /^\/subscription(?:\/checkout)?$/,
    proves: 'CON-2.1.9',
    provesForVisitors: 'ACC-6.24 CON-6.4',
  },
  { path: '/installation', guard: 'signed-in', proves: 'CON-2.1.10', provesForVisitors: 'ACC-6.25 CON-6.4' },
  { path: '/account', guard: 'signed-in', proves: 'ACC-2.76 CON-2.1.11', provesForVisitors: 'ACC-6.26 CON-6.4' },
  { path: '/contactus', guard: 'signed-in', proves: 'CON-2.1.12', provesForVisitors: 'ACC-6.27 CON-6.4' },
  { path: '/installationguide/windowsapp', guard: 'signed-in', proves: 'CON-2.1.13', provesForVisitors: 'ACC-6.28' },
  { path: '/installationguide/webapp', guard: 'signed-in', proves: 'CON-2.1.14', provesForVisitors: 'ACC-6.29' },
  { path: '/installationguide/chromeplugin', guard: 'signed-in', proves: 'CON-2.1.15', provesForVisitors: 'ACC-6.30' },
  { path: '/installationguide/mobileapp', guard: 'signed-in', proves: 'CON-2.1.16', provesForVisitors: 'ACC-6.31' },
  {
    path: '/installationguide/dictationmic',
    guard: 'signed-in',
    proves: 'CON-2.1.17 DEC-5.3',
    provesForVisitors: 'ACC-6.32',
  },
  { path: '/referearn', guard: 'signed-in', proves: 'CON-2.1.32', provesForVisitors: 'ACC-6.33 CON-6.4' },
  {
    path: '/congratulation',
    guard: 'signed-in',
    bare: 'ACC-2.67 CON-2.2.17 CON-2.13.1',
    proves: 'ACC-2.65 CON-2.1.27',
    provesForVisitors: 'ACC-6.34',
  },
  { path: '/referralactivation', guard: 'signed-in', proves: 'ACC-2.59 CON-2.1.28', provesForVisitors: 'ACC-6.35' },
  {
    path: '/user/signup/dictation?pId=101&bId=1001',
    guard: 'open',
    bare: 'CON-2.2.18',
    leadsTo: /^\/signup$/,
    proves: 'ACC-2.15 CON-2.1.19',
  },
  { path: '/user/signup/voice-services', guard: 'open', bare: 'CON-2.2.18', leadsTo: /^\/signup$/, proves: 'ACC-2.15' },
  {
    path: '/user/signup',
    guard: 'open',
    bare: 'CON-2.2.18',
    leadsTo: /^\/signup$/,
    proves: 'ACC-2.17 CON-2.1.19',
    provesForVisitors: 'ACC-6.8',
  },
  {
    path: '/Invite?rc=INVITE2026',
    guard: 'open',
    bare: 'CON-2.2.18',
    leadsTo: /^\/signup$/,
    proves: 'ACC-2.28 CON-2.1.18',
    provesForVisitors: 'ACC-6.10',
  },
  {
    path: '/home/index/7?rc=INVITE2026',
    guard: 'open',
    bare: 'CON-2.2.18',
    leadsTo: /^\/signup$/,
    proves: 'ACC-2.30 CON-2.1.20',
  },
  { path: '/home/index?rc=INVITE2026', guard: 'open', bare: 'CON-2.2.18', leadsTo: /^\/signup$/, proves: 'ACC-2.30' },
  {
    path: '/signup',
    guard: 'open',
    bare: 'ACC-2.24 CON-2.2.18',
    proves: 'ACC-2.20 CON-2.1.21',
    provesForVisitors: 'ACC-6.9',
  },
  { path: '/signupotp', guard: 'open', proves: 'ACC-2.31 CON-2.1.25', provesForVisitors: 'ACC-6.16' },
  { path: '/forgotpassword', guard: 'open', proves: 'ACC-2.37 CON-2.1.22', provesForVisitors: 'ACC-6.11' },
  {
    path: '/forgotpasswordotp',
    guard: 'open',
    leadsTo: /^\/forgotpassword(?:otp)?$/,
    proves: 'ACC-2.38 CON-2.1.23',
    provesForVisitors: 'ACC-6.17',
  },
  {
    path: '/forceresetpassword?email=expired%40example.com',
    guard: 'open',
    proves: 'ACC-2.39 CON-2.1.24',
    provesForVisitors: 'ACC-6.12',
  },
  {
    path: '/resetpassword',
    guard: 'open',
    leadsTo: /^\/forgotpassword$/,
    proves: 'ACC-2.43 CON-2.1.26',
    provesForVisitors: 'ACC-6.13 CON-6.3',
  },
  { path: '/passwordresetsuccess', guard: 'open', proves: 'ACC-2.45 CON-2.1.30' },
  {
    path: `/activate/${activationCode}`,
    guard: 'open',
    leadsTo: /^\/activate$/,
    proves: 'ACC-2.44 CON-2.1.31',
    provesForVisitors: 'ACC-6.14 CON-6.3',
  },
  {
    path: '/auth',
    guard: 'open',
    leadsTo: /^\/$/,
    leadsUserTo: home,
    proves: 'ACC-2.55 CON-2.1.29',
    provesForVisitors: 'ACC-6.15',
  },
  {
    path: `/payment/${paymentLinkIds.unpaid}`,
    guard: 'open',
    bare: 'CON-2.2.19',
    leadsTo: /^\/payment(?:\/.+)?$/,
    proves: 'CON-2.1.33',
    provesForVisitors: 'ACC-6.18',
  },
  {
    path: '/paymentconfirmation/cs_1/success',
    guard: 'open',
    bare: 'CON-2.2.16',
    leadsTo: /^\/paymentconfirmation/,
    proves: 'CON-2.1.34 DEC-5.1',
  },
  {
    path: '/paymentconfirmation?CHECKOUT_SESSION_ID=cs_1&STATUS=failed',
    guard: 'open',
    bare: 'CON-2.2.16',
    leadsTo: /^\/paymentconfirmation/,
    proves: 'CON-2.1.34',
  },
];

/** Addresses that no route matches. */
export const unknownPaths = [
  ['/pageNotFound', 'ACC-2.72 ACC-2.73 CON-2.1.35 CON-6.2'],
  ['/nowhere', 'ACC-2.72 ACC-2.75 ACC-8.18 CON-2.1.35 CON-2.14.2 CON-8.47'],
  ['/signup/more', 'ACC-2.72 CON-2.1.35'],
  ['/home/index', 'ACC-2.72'],
  ['/home/index/7', 'ACC-2.72 CON-2.1.35'],
  ['/installationguide', 'ACC-2.72 CON-2.1.35'],
  ['/activate/a/b/c', 'ACC-2.72 CON-2.1.35'],
] as const;
