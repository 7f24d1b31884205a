import { warnOnce } from '../page/warn-once.ts';
import {
  isAddress,
  isAsciiText,
  isBoolean,
  isCount,
  isEncoder,
  isLocale,
  isMessage,
  isNumber,
  isPartners,
  isPersistence,
  isProduct,
  isText,
  type Kind,
} from './kinds.ts';

/** What is wrong with a configuration; `at` is the path to it, '' for the whole. */
export type Misfit = { readonly at: string } & (
  | { readonly is: 'no-object' }
  | { readonly is: 'misfit'; readonly kind: Kind }
  | { readonly is: 'unknown-key'; readonly name: string; readonly known: readonly string[] }
  /** The calls whose paths are given; some may be unknown. */
  | { readonly is: 'calls'; readonly names: readonly string[] }
);

/** One console error that names the mistake and the fix. */
export function complain(misfit: Misfit): void {
  if (misfit.is !== 'calls') return warnOnce(wordsFor(misfit));
  const known: readonly string[] = callNames;
  for (const name of misfit.names.filter((each) => !known.includes(each))) {
    warnOnce(wordsFor({ at: misfit.at, is: 'unknown-key', name, known }));
  }
}

function wordsFor(misfit: Exclude<Misfit, { readonly is: 'calls' }>): string {
  const { at } = misfit;
  const whole = at === '' ? 'the configuration' : `the configuration’s '${at}'`;
  if (misfit.is === 'no-object') return `${whole} must be an object; it is left out.`;
  if (misfit.is === 'misfit') return `${whole} must be ${kindWords.get(misfit.kind)}; the default stays.`;
  const path = at === '' ? misfit.name : `${at}.${misfit.name}`;
  return `'${path}' is not a configuration key; ${at === '' ? 'the keys' : `those of '${at}'`} are ${misfit.known.join(', ')}.`;
}

/** What a value of each kind is, for complaints and the documentation. */
export const kindWords: ReadonlyMap<Kind, string> = new Map<Kind, string>([
  [isText, 'a text'],
  [isAsciiText, 'a text of ASCII letters'],
  [isAddress, "a URL with https://, a path with '/', or ''"],
  [isNumber, 'a number'],
  [isCount, 'a whole number above 0'],
  [isBoolean, 'true or false'],
  [isPersistence, "'local', 'session' or 'memory'"],
  [isLocale, "a BCP 47 tag such as 'en-GB', or '' for the page’s"],
  [isProduct, '{ listingId: a number, name: a text }'],
  [isPartners, 'a list of { name, logo }, both texts'],
  [isMessage, 'a text, or a function that gives one'],
  [isEncoder, 'a function; give it with configure(), not in JSON'],
]);

/**
 * The names that `endpoints` may have; the table of calls fails to compile where the two differ. The names are read from here
 * because that table comes with the schemas of every call.
 */
export const callNames = [
  'assignSeatAndCreateUser',
  'assignSeatsByCsv',
  'assignSeatToUser',
  'authenticate',
  'changePassword',
  'checkoutData',
  'countryList',
  'deleteAccount',
  'deleteAccountSubInfo',
  'fetchDropdownData',
  'fetchRegionInfo',
  'getContactAndPayment',
  'getStateCity',
  'getUserByEmail',
  'getUserDetail',
  'logout',
  'makeOnlinePaymentSuccess',
  'orderHistory',
  'orgsOverview',
  'paymentLinkRedirect',
  'paymentRedirect',
  'productCheckout',
  'productGettingStart',
  'productPlanDetails',
  'raiseSupportTicket',
  'recordPaymentError',
  'referEarnInfo',
  'regionSignupFormData',
  'requestMobileOtp',
  'requestOtpResetPassword',
  'resendOtp',
  'resetPassword',
  'saveBillingAddress',
  'saveUserDetails',
  'saveUserSettings',
  'seatDetail',
  'seatList',
  'setPasswordByActivationKey',
  'setPasswordByUsingOtp',
  'signupByMobileOtp',
  'signupFormData',
  'ssoAuthenticate',
  'startFreeTrial',
  'subscriptionOverview',
  'unassignSeats',
  'validateActivationCode',
  'validateLoginToken',
] as const;

export type CallName = (typeof callNames)[number];
