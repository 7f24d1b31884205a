/*
 * Every call of the service, by name (DEC-1). A file that contains only endpoints is exported as a whole. Elements don't
 * import this list but the files in `endpoints/`, so that their chunks contain only the calls they make.
 */
export * from './endpoints/access/login.ts';
export * from './endpoints/access/passwords.ts';
export * from './endpoints/access/session.ts';
export * from './endpoints/access/signup-otp.ts';
export { requestMobileOtp } from './endpoints/access/signup.ts';
export * from './endpoints/account.ts';
export { getContactAndPayment, saveBillingAddress } from './endpoints/billing.ts';
export * from './endpoints/installation.ts';
export * from './endpoints/orders.ts';
export * from './endpoints/organizations.ts';
export * from './endpoints/payments/checkout.ts';
export { paymentLinkRedirect } from './endpoints/payments/payment-link.ts';
export { makeOnlinePaymentSuccess, recordPaymentError } from './endpoints/payments/payment-outcome.ts';
export * from './endpoints/reference.ts';
export { fetchRegionInfo, regionSignupFormData, signupFormData } from './endpoints/region.ts';
export * from './endpoints/seat-changes.ts';
export * from './endpoints/seats.ts';
export { subscriptionOverview } from './endpoints/subscriptions.ts';
export * from './endpoints/support.ts';
export * from './endpoints/trial.ts';
