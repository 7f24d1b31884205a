import { testsIn } from './row.ts';

/* The files that rows name, journeys first. */

export const login = testsIn('journeys/login/login.spec.ts');
export const loginRefused = testsIn('journeys/login/login-refused.spec.ts');
export const loginStorage = testsIn('journeys/login/login-storage.spec.ts');
export const secondFactor = testsIn('journeys/login/login-second-factor.spec.ts');
export const savedEmails = testsIn('journeys/login/login-saved-emails.spec.ts');
export const embedded = testsIn('journeys/login/login-embedded.spec.ts');
export const sso = testsIn('journeys/login/sso.spec.ts');
export const session = testsIn('journeys/host/session.spec.ts');
export const signup = testsIn('journeys/signup/signup.spec.ts');
export const signupOtp = testsIn('journeys/signup/signup-otp.spec.ts');
export const signupTrial = testsIn('journeys/signup/signup-trial.spec.ts');
export const countries = testsIn('journeys/signup/signup-countries.spec.ts');
export const panel = testsIn('journeys/signup/signup-panel.spec.ts');
export const trial = testsIn('journeys/signup/trial.spec.ts');
export const forgotPassword = testsIn('journeys/passwords/forgot-password.spec.ts');
export const passwordOtp = testsIn('journeys/passwords/passwords-otp.spec.ts');
export const resetPassword = testsIn('journeys/passwords/reset-password.spec.ts');
export const activation = testsIn('journeys/passwords/passwords-activation.spec.ts');
export const referral = testsIn('journeys/refer/referral.spec.ts');
export const routes = testsIn('journeys/host/routes.spec.ts');
export const guards = testsIn('journeys/host/guards.spec.ts');
export const nav = testsIn('journeys/nav/nav.spec.ts');
export const surroundings = testsIn('journeys/host/surroundings.spec.ts');
export const roles = testsIn('journeys/host/roles.spec.ts');
export const subscriptions = testsIn('journeys/subscriptions/subscriptions.spec.ts');
export const subscriptionRows = testsIn('journeys/subscriptions/subscriptions-rows.spec.ts');
export const searchText = testsIn('journeys/subscriptions/subscriptions-search-text.spec.ts');
export const searching = testsIn('journeys/subscriptions/subscriptions-search.spec.ts');
export const subscriptionFaults = testsIn('journeys/subscriptions/subscriptions-faults.spec.ts');
export const organizations = testsIn('journeys/organizations/organizations.spec.ts');
export const seats = testsIn('journeys/seats/seats.spec.ts');
export const assign = testsIn('journeys/seats/seats-assign.spec.ts');
export const seatChange = testsIn('journeys/seats/seats-change.spec.ts');
export const csv = testsIn('journeys/seats/seats-csv.spec.ts');
export const csvUpload = testsIn('journeys/seats/seats-csv-upload.spec.ts');
export const installation = testsIn('journeys/installation/installation.spec.ts');
export const guides = testsIn('journeys/installation/guides.spec.ts');
export const account = testsIn('journeys/account/account.spec.ts');
export const password = testsIn('journeys/account/account-password.spec.ts');
export const orders = testsIn('journeys/account/account-orders.spec.ts');
export const billing = testsIn('journeys/account/account-billing.spec.ts');
export const deletion = testsIn('journeys/account/account-delete.spec.ts');
export const contact = testsIn('journeys/contact/contact.spec.ts');
export const refer = testsIn('journeys/refer/refer.spec.ts');
export const callback = testsIn('journeys/callback/callback.spec.ts');
export const checkout = testsIn('journeys/checkout/checkout.spec.ts');
export const checkoutBilling = testsIn('journeys/checkout/checkout-billing.spec.ts');
export const price = testsIn('journeys/checkout/checkout-price.spec.ts');
export const pay = testsIn('journeys/checkout/checkout-pay.spec.ts');
export const payRedirect = testsIn('journeys/checkout/checkout-redirect.spec.ts');
export const paymentLink = testsIn('journeys/payment-link/payment-link.spec.ts');
export const paymentResult = testsIn('journeys/payment-result/payment-result.spec.ts');
export const paymentAnswers = testsIn('journeys/checkout/payment-answers.spec.ts');
export const paymentFaults = testsIn('journeys/checkout/payment-faults.spec.ts');
export const paymentTabs = testsIn('journeys/checkout/payment-tabs.spec.ts');
export const paymentUsers = testsIn('journeys/checkout/payment-users.spec.ts');
export const paymentWidget = testsIn('journeys/checkout/payment-widget.spec.ts');
export const services = testsIn('unit/core/session/services.test.ts');
export const tabsOfPayers = testsIn('unit/core/payments/payments-tabs.test.ts');
export const usersOfPayers = testsIn('unit/core/payments/payments-users.test.ts');

export const endpoints = testsIn('unit/core/service/endpoints.test.ts');
export const answers = testsIn('unit/core/service/endpoint-answers.test.ts');
export const requests = testsIn('unit/core/service/client-requests.test.ts');
export const outcomes = testsIn('unit/core/service/client-outcomes.test.ts');
export const retries = testsIn('unit/core/service/client-retries.test.ts');
export const config = testsIn('unit/core/config/config.test.ts');
export const text = testsIn('unit/core/format/text.test.ts');
export const headers = testsIn('unit/core/service/session-service.test.ts');
export const derive = testsIn('unit/core/session/derive.test.ts');
export const sessionCore = testsIn('unit/core/session/session.test.ts');
export const sessionEnds = testsIn('unit/core/session/session-ends.test.ts');
export const afterLogin = testsIn('unit/core/session/after-login.test.ts');
export const draft = testsIn('unit/core/session/signup-draft.test.ts');
export const remembered = testsIn('unit/core/session/remembered-emails.test.ts');
export const ssoRules = testsIn('unit/core/session/sso.test.ts');
export const otpRules = testsIn('unit/elements/otp-rules.test.ts');
export const plans = testsIn('unit/elements/trial-plan.test.ts');
export const clock = testsIn('unit/core/page/clock.test.ts');
export const pagedRows = testsIn('unit/core/state/paged-rows.test.ts');
export const subscriptionRules = testsIn('unit/elements/subscriptions-rules.test.ts');
export const apps = testsIn('unit/elements/installation-apps.test.ts');
export const csvResult = testsIn('unit/elements/seats-csv-result.test.ts');
export const reloadFlags = testsIn('unit/core/session/reload-flags.test.ts');
export const sandboxSignup = testsIn('unit/sandbox/sandbox-signup.test.ts');
export const sandboxPayments = testsIn('unit/sandbox/sandbox-payments.test.ts');
export const sandboxAccount = testsIn('unit/sandbox/sandbox-account.test.ts');

export const codeField = testsIn('browser/elements/kit/kit-code-field.test.tsx');
export const carousel = testsIn('browser/elements/kit/kit-carousel.test.tsx');
export const navElement = testsIn('browser/elements/nav.test.tsx');
export const messages = testsIn('browser/elements/kit/kit-messages.test.tsx');
export const dialogs = testsIn('browser/elements/kit/kit-dialog.test.tsx');
export const table = testsIn('browser/elements/kit/kit-table.test.tsx');
export const combobox = testsIn('browser/elements/kit/kit-combobox.test.tsx');

/** An address of the route table, as a visitor and as a user find it. */
export const route = (address: string) => [
  routes(`console.md 2.1: ${address} for a visitor`),
  routes(`console.md 2.1: ${address} for a user`),
];

/** A call as the endpoint table sends it and reads its answer. */
export const wire = (name: string) => [
  endpoints(`what is sent '${name}' sends what the specification says`),
  answers(`what is answered '${name}' gives the answer`),
];
