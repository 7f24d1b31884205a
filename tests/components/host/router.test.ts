import { afterEach, beforeEach, expect, test } from 'vitest';
import { DictNavigateEvent } from '../../../src/core/page/events.ts';
import { openSession } from '../../../src/core/session/open-session.ts';
import { closeSession } from '../../../src/core/session/session.ts';
import { matchPath, routes } from '../../../src/elements/tags/routes.ts';
import { createRouter, type Shown } from '../../../src/host/router.ts';
import { loginOf } from '../../unit/core/session/session.world.ts';

/* Both route tables, line by line (ACC-2, CON-2.1, DEC-5): an address and where it redirects to, the element that is
 * shown there, who may see it, and the rows of the specification. */
const table = `
/ | dict-login | anyone | ACC-2.1 CON-2.1.1 ACC-6.7
/organizations | dict-organizations | user | CON-2.1.2 ACC-6.19 CON-2.5.1 CON-6.4
/subscription | dict-subscriptions | user | CON-2.1.3 ACC-6.20 CON-2.3.1 CON-6.4
/subscription/5001 | dict-subscriptions | user | CON-2.1.4 ACC-6.21
/subscription/5001/30 | dict-subscriptions | user | CON-2.1.5 ACC-6.22
/subscription/seatuser > /subscription | dict-subscriptions | user | CON-2.1.6 ACC-6.23 CON-6.4
/subscription/5001/seatuser > /subscription/5001 | dict-subscriptions | user | CON-2.1.7
/subscription/5001/30/seatuser > /subscription/5001/30 | dict-subscriptions | user | CON-2.1.8
/subscription/checkout > /subscription | dict-subscriptions | user | CON-2.1.9 CON-2.9.3 CON-2.9.9 DEC-5.4 ACC-6.24 CON-6.4
/subscription/checkout?subscription=5&product=1 > /subscription | dict-subscriptions | user | CON-2.9.9 DEC-5.4
/installation | dict-installation | user | CON-2.1.10 CON-2.6.3 ACC-6.25 CON-6.4
/account | dict-account | user | ACC-2.76 CON-2.1.11 ACC-6.26 CON-6.4
/contactus | dict-contact | user | CON-2.1.12 ACC-6.27 CON-6.4
/installationguide/windowsapp | dict-install-guide | user | CON-2.1.13 ACC-6.28
/installationguide/webapp | dict-install-guide | user | CON-2.1.14 ACC-6.29
/installationguide/chromeplugin | dict-install-guide | user | CON-2.1.15 ACC-6.30
/installationguide/mobileapp | dict-install-guide | user | CON-2.1.16 ACC-6.31
/installationguide/dictationmic | dict-install-guide | user | CON-2.1.17 DEC-5.3 ACC-6.32
/referearn | dict-refer | user | CON-2.1.32 ACC-6.33 CON-6.4
/congratulation | dict-trial-active | user | ACC-2.65 CON-2.1.27 ACC-6.34 ACC-2.67 CON-2.2.17 CON-2.13.1
/referralactivation | dict-referral-activated | user | ACC-2.59 CON-2.1.28 ACC-6.35
/user/signup/dictation?pId=101&bId=1001 > /signup | dict-signup | anyone | ACC-2.15 CON-2.1.19 CON-2.2.18
/user/signup/voice-services > /signup | dict-signup | anyone | ACC-2.15 CON-2.2.18
/user/signup > /signup | dict-signup | anyone | ACC-2.17 CON-2.1.19 ACC-6.8 CON-2.2.18
/Invite?rc=INVITE2026 > /signup | dict-signup | anyone | ACC-2.28 CON-2.1.18 ACC-6.10 CON-2.2.18
/home/index/7?rc=INVITE2026 > /signup | dict-signup | anyone | ACC-2.30 CON-2.1.20 CON-2.2.18
/home/index?rc=INVITE2026 > /signup | dict-signup | anyone | ACC-2.30 CON-2.2.18
/signup | dict-signup | anyone | ACC-2.20 CON-2.1.21 ACC-6.9 ACC-2.24 CON-2.2.18
/signupotp | dict-otp | anyone | ACC-2.31 CON-2.1.25 ACC-6.16
/forgotpassword | dict-forgot-password | anyone | ACC-2.37 CON-2.1.22 ACC-6.11
/forgotpasswordotp | dict-otp | anyone | ACC-2.38 CON-2.1.23 ACC-6.17
/forceresetpassword?email=expired%40example.com | dict-forgot-password | anyone | ACC-2.39 CON-2.1.24 ACC-6.12
/resetpassword | dict-reset-password | anyone | ACC-2.43 CON-2.1.26 ACC-6.13 CON-6.3
/passwordresetsuccess | dict-reset-password | anyone | ACC-2.45 CON-2.1.30
/activate/SANDBOX-ACTIVATION-2026 > /activate | dict-reset-password | anyone | ACC-2.44 CON-2.1.31 ACC-6.14 CON-6.3
/auth | dict-login | anyone | ACC-2.55 CON-2.1.29 ACC-6.15
/payment/SANDBOX-LINK-UNPAID > /payment | dict-payment-link | anyone | CON-2.1.33 ACC-6.18 CON-2.2.19
/paymentconfirmation/cs_1/success > /paymentconfirmation | dict-payment-result | anyone | CON-2.1.34 DEC-5.1 CON-2.2.16
/paymentconfirmation?CHECKOUT_SESSION_ID=cs_1&STATUS=failed > /paymentconfirmation | dict-payment-result | anyone | CON-2.1.34 CON-2.2.16
/pageNotFound | 404 | anyone | ACC-2.72 ACC-2.73 CON-2.1.35 CON-6.2
/nowhere > /pageNotFound | 404 | anyone | ACC-2.72 ACC-2.75 ACC-8.18 CON-2.1.35 CON-2.14.2 CON-8.47
/signup/more > /pageNotFound | 404 | anyone | ACC-2.72 CON-2.1.35
/subscription/5001/7 > /pageNotFound | 404 | anyone | CON-2.1.5
/subscription/5001/soon > /pageNotFound | 404 | anyone | CON-2.1.5
/home/index > /pageNotFound | 404 | anyone | ACC-2.72
/home/index/7 > /pageNotFound | 404 | anyone | ACC-2.72 CON-2.1.35
/installationguide > /pageNotFound | 404 | anyone | ACC-2.72 CON-2.1.35
/activate/a/b/c > /pageNotFound | 404 | anyone | ACC-2.72 CON-2.1.35
`;

const home = location.href;
let shown: Shown | undefined;
const router = createRouter((next) => (shown = next));

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  closeSession('asked');
  history.replaceState({}, '', home);
});

function visit(address: string) {
  history.replaceState({}, '', address);
  router.open();
  const { definition, route } = shown?.place ?? {};
  return [`${location.pathname}${location.search}`, definition?.tag ?? '404', route?.navigation ?? 'shown'];
}

const lines = table
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [string, string, string, string?]);

for (const [path, tag, who, proves] of lines) {
  test(`${path} shows ${tag} to ${who}`, { tags: proves?.split(' ') ?? [] }, () => {
    const [from = '', to = from] = path.split(' > ');
    const isFramed = tag === '404' || (who === 'user' && tag !== 'dict-trial-active');
    const screen = [to, tag, isFramed ? 'shown' : 'hidden'];
    expect(visit(from)).toEqual(who === 'user' ? ['/', 'dict-login', 'hidden'] : screen);
    openSession(loginOf());
    expect(visit(from)).toEqual(screen);
  });
}

test.each([
  ['/payment/PL-7/more?x=1', '/payment/PL-7/more?x=1'],
  ['/pageNotFound', ''],
])('%s is offered on the 404 page as %j', { tags: ['DEC-3.14'] }, (address, opened) => {
  visit(address);
  expect(shown).toMatchObject({ place: null, opened });
});

test('the link of a mail with two slashes before its path opens its screen', { tags: ['ACC-6.14'] }, () => {
  expect(visit(`${location.origin}//activate/SANDBOX-ACTIVATION-2026`)).toEqual([
    '/activate',
    'dict-reset-password',
    'hidden',
  ]);
});

test('every route of the registry is in the table', () => {
  const paths = lines.flatMap(([path]) => path.split(/\?| > /));
  const missing = routes.filter(({ route }) => !paths.some((path) => matchPath(route.path, path)));
  expect(missing.map(({ route }) => route.path)).toEqual([]);
});

test('each entry of the history has a name of its own, which a redirect keeps', () => {
  const name = () => (history.state as { entry?: string } | null)?.entry;
  const goTo = (to: string, replace = false) =>
    document.dispatchEvent(new DictNavigateEvent({ to, state: {}, replace }));
  visit('/forgotpassword');
  const first = name();
  expect(first).toMatch(/./);
  goTo('/signup', true);
  expect(name()).toBe(first);
  goTo('/');
  expect(name()).toMatch(/./);
  expect(name()).not.toBe(first);
});

test('a link to the open screen adds no entry to the history', () => {
  visit('/forgotpassword');
  const entries = history.length;
  const goTo = (to: string) => document.dispatchEvent(new DictNavigateEvent({ to, state: {}, replace: false }));
  goTo('/forgotpassword');
  expect(history.length).toBe(entries);
  goTo('/signup');
  expect(history.length).toBe(entries + 1);
});
