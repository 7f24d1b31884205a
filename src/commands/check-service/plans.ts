import { config } from '../../core/config/config.ts';
import type { CallArgs, CallData, EndpointName } from '../../core/service/calls.ts';
import type { AnyEndpoint } from '../../core/service/endpoint.ts';
import { lookUpPaymentLink } from '../../core/service/endpoints/payments/payment-link.ts';

/** The answers of earlier calls, and the session. */
export interface Found {
  readonly answers: { readonly [Name in EndpointName]?: CallData<Name> };
  readonly session: { readonly token: string; readonly userCode: string; readonly userId: string } | null;
}

/**
 * The way to check a call. `args` of 'read' and 'write' returns the call's arguments; null if earlier answers lack a
 * value that it needs. A 'write' saves values as they were read, so that nothing changes. 'session': the login and the
 * logout, which the command makes itself.
 */
export type Plan<Name extends EndpointName> =
  | { readonly at: 'read'; readonly args: (found: Found) => CallArgs<Name> | null; readonly as?: AnyEndpoint }
  | { readonly at: 'write'; readonly does: string; readonly args: (found: Found) => CallArgs<Name> | null }
  | { readonly at: 'session' }
  | { readonly at: 'never'; readonly because: string };

type Plans = { readonly [Name in EndpointName]: Plan<Name> };

const never = (because: string) => ({ at: 'never', because }) as const;
const nobody = 'dict-elements-check';

const listingId = () => Object.values(config().products)[0]?.listingId ?? null;
const subscriptionOf = ({ answers: { subscriptionOverview: list } }: Found) => list?.purchased[0] ?? null;
const bySubscription = (found: Found) => {
  const subscription = subscriptionOf(found);
  return subscription && { subscriptionId: subscription.subscriptionId };
};
const userId = ({ session }: Found) => session && { userId: session.userId };
const page = { page: 1, pageSize: 25 };

/** In the order of the calls: some need what earlier ones answered. A call without a plan does not compile. */
export const plans: Plans = {
  fetchRegionInfo: { at: 'read', args: () => undefined },
  signupFormData: { at: 'read', args: () => undefined },
  regionSignupFormData: {
    at: 'read',
    args: ({ answers }) => ({ ipAddress: answers.fetchRegionInfo?.ipAddress ?? '' }),
  },
  countryList: { at: 'read', args: () => undefined },
  getStateCity: {
    at: 'read',
    args({ answers }) {
      const country = answers.countryList?.countries[0];
      return country ? { countryId: country.countryId } : null;
    },
  },
  fetchDropdownData: { at: 'read', args: () => undefined },
  productPlanDetails: {
    at: 'read',
    args() {
      const id = listingId();
      return id === null ? null : { listingId: id, countryDomain: '' };
    },
  },
  validateActivationCode: { at: 'read', args: () => ({ activationCode: nobody }) },
  paymentLinkRedirect: { at: 'read', as: lookUpPaymentLink, args: () => ({ isStart: false, paymentId: nobody }) },

  authenticate: { at: 'session' },
  validateLoginToken: {
    at: 'read',
    args: ({ session }) => session && { userCode: session.userCode, loginToken: session.token },
  },
  orgsOverview: { at: 'read', args: () => ({ pageSize: 25 }) },
  subscriptionOverview: {
    at: 'read',
    args: () => ({ orgId: null, subscriptionId: null, stageId: null, expiresInDays: null, ...page }),
  },
  productGettingStart: {
    at: 'read',
    args() {
      const id = listingId();
      return id === null ? null : { listingId: id };
    },
  },
  seatDetail: { at: 'read', args: bySubscription },
  seatList: {
    at: 'read',
    args(found) {
      const of = bySubscription(found);
      return of && { ...of, filter: 'all', searchText: '', ...page };
    },
  },
  getUserDetail: { at: 'read', args: () => undefined },
  getUserByEmail: {
    at: 'read',
    args(found) {
      const of = bySubscription(found);
      return of && { ...of, email: `${nobody}@example.com` };
    },
  },
  getContactAndPayment: { at: 'read', args: () => undefined },
  orderHistory: {
    at: 'read',
    args(found) {
      const of = userId(found);
      return of && { ...of, ...page };
    },
  },
  deleteAccountSubInfo: { at: 'read', args: userId },
  checkoutData: {
    at: 'read',
    args(found) {
      const { subscriptionId, listingId: product, planId, planPriceId } = subscriptionOf(found) ?? {};
      if (!subscriptionId || !product || !planId) return null;
      return {
        listingId: product,
        subscriptionId,
        planId,
        planPriceId: planPriceId ?? null,
        promoCode: '',
        terms: null,
      };
    },
  },
  referEarnInfo: { at: 'read', args: () => undefined },

  saveUserDetails: {
    at: 'write',
    does: "saves the user's name, job title, country and gender as they were read",
    args({ answers: { getUserDetail: detail } }) {
      return detail
        ? {
            fullName: detail.fullName,
            jobTitleId: detail.jobTitleId,
            countryId: detail.countryId,
            genderId: detail.genderId,
          }
        : null;
    },
  },
  saveUserSettings: {
    at: 'write',
    does: "saves the user's choice of WhatsApp messages as it was read",
    args({ answers: { getUserDetail: detail }, session }) {
      if (!detail || !session) return null;
      return { userCode: session.userCode, userId: session.userId, wantsWhatsapp: detail.wantsWhatsapp };
    },
  },
  saveBillingAddress: {
    at: 'write',
    does: 'saves the billing address as it was read, if there is one',
    args({ answers: { getContactAndPayment: contact } }) {
      return contact?.billingAddress?.addressId ? contact.billingAddress : null;
    },
  },
  requestOtpResetPassword: never('sends a one-time code'),
  setPasswordByUsingOtp: never('needs a one-time code'),
  resetPassword: never('sets a password'),
  setPasswordByActivationKey: never('sets a password'),
  changePassword: never('sets a password'),
  ssoAuthenticate: never('needs a sign-in at Microsoft'),
  requestMobileOtp: never('sends a one-time code'),
  resendOtp: never('sends a one-time code'),
  signupByMobileOtp: never('creates an account'),
  startFreeTrial: never('starts a trial'),
  assignSeatToUser: never('assigns a seat'),
  assignSeatAndCreateUser: never('creates an account'),
  assignSeatsByCsv: never('assigns seats'),
  unassignSeats: never('takes seats from users'),
  productCheckout: never('announces a purchase'),
  paymentRedirect: never('starts a payment'),
  makeOnlinePaymentSuccess: never('confirms a payment'),
  recordPaymentError: never('records a failed payment'),
  raiseSupportTicket: never('asks the support to call'),
  deleteAccount: never('deletes the account'),
  logout: { at: 'session' },
};
