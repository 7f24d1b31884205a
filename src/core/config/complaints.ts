import { advise } from '../page/warn-once.ts';
import { didYouMean } from './nearest.ts';
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

/*
 * One console error and one `dict-error` for a mistake in the configuration. It names it and the fix. `at` is the path to it, '' for the whole.
 */

export const noObject = (at: string): void => advise(`${whole(at)} must be an object; it is left out.`);

export const misfit = (at: string, kind: Kind): void =>
  advise(`${whole(at)} must be ${kindWords.get(kind)}; the default stays.`);

export function unknownKey(at: string, name: string, known: readonly string[]): void {
  const path = at === '' ? name : `${at}.${name}`;
  const keys = at === '' ? 'the keys' : `those of '${at}'`;
  advise(`'${path}' is not a configuration key; ${keys} are ${known.join(', ')}.${didYouMean(name, known)}`);
}

/** For those of `names` that no call has. */
export function unknownCalls(at: string, names: readonly string[]): void {
  const known: readonly string[] = callNames;
  for (const name of names.filter((each) => !known.includes(each))) unknownKey(at, name, known);
}

const whole = (at: string) => (at === '' ? 'the configuration' : `the configuration’s '${at}'`);

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

/** A call of the service, by the name in its endpoint. */
export type CallName = (typeof callNames)[number];
