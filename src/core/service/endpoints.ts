import type { AnyEndpoint, ArgsOf, DataOf, WireDataOf, WireRequestOf } from './endpoint.ts';
import {
  changePassword,
  deleteAccount,
  saveUserDetails,
  deleteAccountSubInfo,
  getUserDetail,
  saveUserSettings,
} from './endpoints/account.ts';
import { getContactAndPayment, saveBillingAddress } from './endpoints/billing.ts';
import { checkoutData, paymentRedirect, productCheckout } from './endpoints/payments/checkout.ts';
import { productGettingStart } from './endpoints/installation.ts';
import { authenticate, ssoAuthenticate } from './endpoints/access/login.ts';
import { orderHistory } from './endpoints/orders.ts';
import { orgsOverview } from './endpoints/organizations.ts';
import {
  requestOtpResetPassword,
  resetPassword,
  setPasswordByActivationKey,
  setPasswordByUsingOtp,
  validateActivationCode,
} from './endpoints/access/passwords.ts';
import { paymentLinkRedirect } from './endpoints/payments/payment-link.ts';
import { makeOnlinePaymentSuccess, recordPaymentError } from './endpoints/payments/payments.ts';
import { countryList, fetchDropdownData, getStateCity } from './endpoints/reference.ts';
import { fetchRegionInfo, regionSignupFormData, signupFormData } from './endpoints/region.ts';
import {
  assignSeatAndCreateUser,
  assignSeatsByCsv,
  assignSeatToUser,
  getUserByEmail,
  unassignSeats,
} from './endpoints/seat-changes.ts';
import { seatDetail, seatList } from './endpoints/seats.ts';
import { logout, validateLoginToken } from './endpoints/access/session.ts';
import { requestMobileOtp } from './endpoints/access/signup.ts';
import { resendOtp, signupByMobileOtp } from './endpoints/access/signup-otp.ts';
import { subscriptionOverview } from './endpoints/subscriptions.ts';
import { raiseSupportTicket, referEarnInfo } from './endpoints/support.ts';
import { productPlanDetails, startFreeTrial } from './endpoints/trial.ts';

/**
 * Every call of the service, by name (DEC-1). To add a call, add one line here. Elements do not import this table but
 * the files in `endpoints/`, so that their chunks contain only the calls they make.
 */
export const endpoints = {
  assignSeatAndCreateUser,
  assignSeatsByCsv,
  assignSeatToUser,
  authenticate,
  changePassword,
  checkoutData,
  countryList,
  deleteAccount,
  deleteAccountSubInfo,
  fetchDropdownData,
  fetchRegionInfo,
  getContactAndPayment,
  getStateCity,
  getUserByEmail,
  getUserDetail,
  logout,
  makeOnlinePaymentSuccess,
  orderHistory,
  orgsOverview,
  paymentLinkRedirect,
  paymentRedirect,
  productCheckout,
  productGettingStart,
  productPlanDetails,
  raiseSupportTicket,
  recordPaymentError,
  referEarnInfo,
  regionSignupFormData,
  requestMobileOtp,
  requestOtpResetPassword,
  resendOtp,
  resetPassword,
  saveBillingAddress,
  saveUserDetails,
  saveUserSettings,
  seatDetail,
  seatList,
  setPasswordByActivationKey,
  setPasswordByUsingOtp,
  signupByMobileOtp,
  signupFormData,
  ssoAuthenticate,
  startFreeTrial,
  subscriptionOverview,
  unassignSeats,
  validateActivationCode,
  validateLoginToken,
} as const satisfies Readonly<Record<string, AnyEndpoint>>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** The types of a call's arguments and data, with our names. */
export type CallArgs<Name extends EndpointName> = ArgsOf<Endpoints[Name]>;
export type CallData<Name extends EndpointName> = DataOf<Endpoints[Name]>;

/** A call's request as it is sent, for the sandbox. */
export type WireRequest<Name extends EndpointName> = WireRequestOf<Endpoints[Name]>;
/** A call's `Data` as it is sent; the sandbox's handlers return it. */
export type WireData<Name extends EndpointName> = WireDataOf<Endpoints[Name]>;
