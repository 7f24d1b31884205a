import { advise } from '../page/warn-once.ts';
import { didYouMean } from './nearest.ts';
import {
  isAddress,
  isAsciiText,
  isBoolean,
  isCallPath,
  isCount,
  isCountOrZero,
  isEncoder,
  isLocale,
  isLocales,
  isMessage,
  isNumber,
  isOffices,
  isPartners,
  isPersistence,
  isProduct,
  isText,
  type Kind,
} from './kinds.ts';

/*
 * Messages about mistakes in the configuration: one console error and one `dict-error` each, with the fix. `at` is the path
 * of the key, '' for the whole configuration.
 */

export const noObject = (at: string): void => advise(`${whole(at)} must be an object; it is left out.`);

export const misfit = (at: string, kind: Kind): void =>
  advise(`${whole(at)} must be ${kindWords.get(kind)}; the default stays.`);

export function unknownKey(at: string, name: string, known: readonly string[]): void {
  const path = at === '' ? name : `${at}.${name}`;
  const keys = at === '' ? 'the keys' : `those of '${at}'`;
  advise(`'${path}' is not a configuration key; ${keys} are ${known.join(', ')}.${didYouMean(name, known)}`);
}

export function unknownCalls(at: string, names: readonly string[]): void {
  const known: readonly string[] = callNames;
  for (const name of names.filter((each) => !known.includes(each))) unknownKey(at, name, known);
}

const whole = (at: string) => (at === '' ? 'the configuration' : `the configuration’s '${at}'`);

/** Descriptions of each kind of value, for error messages and the documentation. */
export const kindWords: ReadonlyMap<Kind, string> = new Map<Kind, string>([
  [isText, 'a text'],
  [isAsciiText, 'a text of ASCII letters'],
  [
    isAddress,
    "an https:// URL (http:// on this machine alone), a path of the page’s own origin such as '/terms', or ''",
  ],
  [isCallPath, "a path below the service base, such as '/api/v2/login'"],
  [isNumber, 'a number'],
  [isCount, 'a whole number above 0'],
  [isCountOrZero, 'a whole number, 0 or above'],
  [isBoolean, 'true or false'],
  [isPersistence, "'local', 'session' or 'memory'"],
  [isLocale, "a BCP 47 tag such as 'en-GB', or '' for the page’s"],
  [isLocales, "a list of BCP 47 tags such as ['en', 'de-CH']"],
  [isProduct, '{ listingId: a number, name: a text }'],
  [isPartners, 'a list of { name, logo }: a text, and an address as links have it'],
  [isOffices, 'a list of { name, email, phone, address }, all texts; only the name is required'],
  [isMessage, 'a text, or a function that gives one'],
  [isEncoder, 'a function; give it with configure(), not in JSON'],
]);

/**
 * The valid names in `endpoints`. Compilation fails if they differ from the table of calls, which isn't imported here
 * because it includes every call's schemas.
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
