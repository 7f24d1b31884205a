/*
 * Every call of the service, by name (DEC-1): add new calls here. Elements import the files in `endpoints/` instead, so
 * that their chunks contain only the calls they make.
 */
export { authenticate, ssoAuthenticate } from './endpoints/access/login.ts';
export {
  requestOtpResetPassword,
  resetPassword,
  setPasswordByActivationKey,
  setPasswordByUsingOtp,
  validateActivationCode,
} from './endpoints/access/passwords.ts';
export { logout, validateLoginToken } from './endpoints/access/session.ts';
export { resendOtp, signupByMobileOtp } from './endpoints/access/signup-otp.ts';
export { requestMobileOtp } from './endpoints/access/signup.ts';
export {
  changePassword,
  deleteAccount,
  deleteAccountSubInfo,
  getUserDetail,
  saveUserDetails,
  saveUserSettings,
} from './endpoints/account.ts';
export { getContactAndPayment, saveBillingAddress } from './endpoints/billing.ts';
export { productGettingStart } from './endpoints/installation.ts';
export { orderHistory } from './endpoints/orders.ts';
export { orgsOverview } from './endpoints/organizations.ts';
export { checkoutData, paymentRedirect, productCheckout } from './endpoints/payments/checkout.ts';
export { paymentLinkRedirect } from './endpoints/payments/payment-link.ts';
export { makeOnlinePaymentSuccess, recordPaymentError } from './endpoints/payments/payments.ts';
export { countryList, fetchDropdownData, getStateCity } from './endpoints/reference.ts';
export { fetchRegionInfo, regionSignupFormData, signupFormData } from './endpoints/region.ts';
export {
  assignSeatAndCreateUser,
  assignSeatsByCsv,
  assignSeatToUser,
  getUserByEmail,
  unassignSeats,
} from './endpoints/seat-changes.ts';
export { seatDetail, seatList } from './endpoints/seats.ts';
export { subscriptionOverview } from './endpoints/subscriptions.ts';
export { raiseSupportTicket, referEarnInfo } from './endpoints/support.ts';
export { productPlanDetails, startFreeTrial } from './endpoints/trial.ts';
