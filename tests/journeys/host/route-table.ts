import { activationCode, paymentLinkIds } from '../../../src/sandbox/seed/documented-users.ts';

/** One line of the route tables of access.md section 2, console.md section 2.1 and decisions.md section 5. */
export interface RouteLine {
  /** An address of it. */
  readonly path: string;
  readonly guard: 'open' | 'signed-in';
  /** The side navigation is hidden (console.md section 2.2). */
  readonly bare?: true;
  /** Where the address leads, when it is opened as it stands here; its own path where it is left out. */
  readonly leadsTo?: RegExp;
  /** The same for somebody who holds a session. */
  readonly leadsUserTo?: RegExp;
}

const home = /^\/(?:subscription|organizations|pageNotFound)$/;

export const routeTable: readonly RouteLine[] = [
  { path: '/', guard: 'open', leadsUserTo: home },
  { path: '/organizations', guard: 'signed-in' },
  { path: '/subscription', guard: 'signed-in' },
  { path: '/subscription/5001', guard: 'signed-in' },
  { path: '/subscription/5001/30', guard: 'signed-in' },
  // What a screen is fed with is missing: it goes back to its parent (decisions.md section 5).
  { path: '/subscription/seatuser', guard: 'signed-in', leadsTo: /^\/subscription(?:\/seatuser)?$/ },
  { path: '/subscription/5001/seatuser', guard: 'signed-in', leadsTo: /^\/subscription\/5001(?:\/seatuser)?$/ },
  { path: '/subscription/5001/30/seatuser', guard: 'signed-in', leadsTo: /^\/subscription\/5001\/30(?:\/seatuser)?$/ },
  { path: '/subscription/checkout', guard: 'signed-in', leadsTo: /^\/subscription(?:\/checkout)?$/ },
  { path: '/installation', guard: 'signed-in' },
  { path: '/account', guard: 'signed-in' },
  { path: '/contactus', guard: 'signed-in' },
  { path: '/installationguide/windowsapp', guard: 'signed-in' },
  { path: '/installationguide/webapp', guard: 'signed-in' },
  { path: '/installationguide/chromeplugin', guard: 'signed-in' },
  { path: '/installationguide/mobileapp', guard: 'signed-in' },
  { path: '/installationguide/dictationmic', guard: 'signed-in' },
  { path: '/referearn', guard: 'signed-in' },
  { path: '/congratulation', guard: 'signed-in', bare: true },
  { path: '/referralactivation', guard: 'signed-in' },
  { path: '/user/signup/dictation?pId=101&bId=1001', guard: 'open', bare: true, leadsTo: /^\/signup$/ },
  { path: '/user/signup/voice-services', guard: 'open', bare: true, leadsTo: /^\/signup$/ },
  { path: '/user/signup', guard: 'open', bare: true, leadsTo: /^\/signup$/ },
  { path: '/Invite?rc=INVITE2026', guard: 'open', bare: true, leadsTo: /^\/signup$/ },
  { path: '/home/index/7?rc=INVITE2026', guard: 'open', bare: true, leadsTo: /^\/signup$/ },
  { path: '/home/index?rc=INVITE2026', guard: 'open', bare: true, leadsTo: /^\/signup$/ },
  { path: '/signup', guard: 'open', bare: true },
  { path: '/signupotp', guard: 'open' },
  { path: '/forgotpassword', guard: 'open' },
  { path: '/forgotpasswordotp', guard: 'open', leadsTo: /^\/forgotpassword(?:otp)?$/ },
  { path: '/forceresetpassword?email=expired%40example.com', guard: 'open' },
  { path: '/resetpassword', guard: 'open', leadsTo: /^\/forgotpassword$/ },
  { path: '/passwordresetsuccess', guard: 'open' },
  { path: `/activate/${activationCode}`, guard: 'open', leadsTo: /^\/activate$/ },
  { path: '/auth', guard: 'open', leadsTo: /^\/$/, leadsUserTo: home },
  { path: `/payment/${paymentLinkIds.unpaid}`, guard: 'open', bare: true, leadsTo: /^\/payment(?:\/.+)?$/ },
  { path: '/paymentconfirmation/cs_1/success', guard: 'open', bare: true, leadsTo: /^\/paymentconfirmation/ },
  {
    path: '/paymentconfirmation?CHECKOUT_SESSION_ID=cs_1&STATUS=failed',
    guard: 'open',
    bare: true,
    leadsTo: /^\/paymentconfirmation/,
  },
];

/** Addresses that no line serves. */
export const unknownPaths = [
  '/pageNotFound',
  '/nowhere',
  '/signup/more',
  '/home/index',
  '/home/index/7',
  '/installationguide',
  '/activate/a/b/c',
];
