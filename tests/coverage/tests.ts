import { testsIn } from './row.ts';

/* The files that rows name, journeys first. */

export const login = testsIn('host/login.spec.ts');
export const loginRefused = testsIn('host/login-refused.spec.ts');
export const loginStorage = testsIn('host/login-storage.spec.ts');
export const secondFactor = testsIn('host/login-second-factor.spec.ts');
export const savedEmails = testsIn('host/login-saved-emails.spec.ts');
export const embedded = testsIn('host/login-embedded.spec.ts');
export const sso = testsIn('host/sso.spec.ts');
export const session = testsIn('host/session.spec.ts');
export const signup = testsIn('host/signup.spec.ts');
export const signupOtp = testsIn('host/signup-otp.spec.ts');
export const signupTrial = testsIn('host/signup-trial.spec.ts');
export const countries = testsIn('host/signup-countries.spec.ts');
export const panel = testsIn('host/signup-panel.spec.ts');
export const trial = testsIn('host/trial.spec.ts');
export const forgotPassword = testsIn('host/forgot-password.spec.ts');
export const passwordOtp = testsIn('host/passwords-otp.spec.ts');
export const resetPassword = testsIn('host/reset-password.spec.ts');
export const activation = testsIn('host/passwords-activation.spec.ts');
export const referral = testsIn('host/referral.spec.ts');
export const routes = testsIn('host/routes.spec.ts');
export const guards = testsIn('host/guards.spec.ts');
export const nav = testsIn('host/nav.spec.ts');
export const surroundings = testsIn('host/surroundings.spec.ts');
export const roles = testsIn('host/roles.spec.ts');
export const subscriptions = testsIn('host/subscriptions.spec.ts');
export const subscriptionRows = testsIn('host/subscriptions-rows.spec.ts');
export const searchText = testsIn('host/subscriptions-search-text.spec.ts');
export const searching = testsIn('host/subscriptions-search.spec.ts');
export const subscriptionFaults = testsIn('host/subscriptions-faults.spec.ts');
export const organizations = testsIn('host/organizations.spec.ts');
export const seats = testsIn('host/seats.spec.ts');
export const assign = testsIn('host/seats-assign.spec.ts');
export const seatChange = testsIn('host/seats-change.spec.ts');
export const csv = testsIn('host/seats-csv.spec.ts');
export const csvUpload = testsIn('host/seats-csv-upload.spec.ts');
export const installation = testsIn('host/installation.spec.ts');
export const guides = testsIn('host/guides.spec.ts');
export const account = testsIn('host/account.spec.ts');
export const password = testsIn('host/account-password.spec.ts');
export const orders = testsIn('host/account-orders.spec.ts');
export const billing = testsIn('host/account-billing.spec.ts');
export const deletion = testsIn('host/account-delete.spec.ts');
export const contact = testsIn('host/contact.spec.ts');
export const refer = testsIn('host/refer.spec.ts');
export const callback = testsIn('host/callback.spec.ts');
export const checkout = testsIn('host/checkout.spec.ts');
export const checkoutBilling = testsIn('host/checkout-billing.spec.ts');
export const price = testsIn('host/checkout-price.spec.ts');
export const pay = testsIn('host/checkout-pay.spec.ts');
export const payRedirect = testsIn('host/checkout-redirect.spec.ts');
export const paymentLink = testsIn('host/payment-link.spec.ts');
export const paymentResult = testsIn('host/payment-result.spec.ts');
export const paymentAnswers = testsIn('host/payment-answers.spec.ts');
export const paymentFaults = testsIn('host/payment-faults.spec.ts');
export const paymentWidget = testsIn('host/payment-widget.spec.ts');

export const endpoints = testsIn('core/endpoints.test.ts');
export const answers = testsIn('core/endpoint-answers.test.ts');
export const requests = testsIn('core/client-requests.test.ts');
export const outcomes = testsIn('core/client-outcomes.test.ts');
export const retries = testsIn('core/client-retries.test.ts');
export const config = testsIn('core/config.test.ts');
export const text = testsIn('core/text.test.ts');
export const headers = testsIn('core/session-service.test.ts');
export const derive = testsIn('core/derive.test.ts');
export const sessionCore = testsIn('core/session.test.ts');
export const sessionEnds = testsIn('core/session-ends.test.ts');
export const afterLogin = testsIn('core/after-login.test.ts');
export const draft = testsIn('core/signup-draft.test.ts');
export const remembered = testsIn('core/remembered-emails.test.ts');
export const ssoRules = testsIn('core/sso.test.ts');
export const otpRules = testsIn('core/otp-rules.test.ts');
export const plans = testsIn('core/trial-plan.test.ts');
export const clock = testsIn('core/clock.test.ts');
export const pagedRows = testsIn('core/paged-rows.test.ts');
export const subscriptionRules = testsIn('core/subscriptions-rules.test.ts');
export const apps = testsIn('core/installation-apps.test.ts');
export const csvResult = testsIn('core/seats-csv-result.test.ts');
export const reloadFlags = testsIn('core/reload-flags.test.ts');
export const sandboxSignup = testsIn('core/sandbox-signup.test.ts');
export const sandboxPayments = testsIn('core/sandbox-payments.test.ts');
export const sandboxAccount = testsIn('core/sandbox-account.test.ts');

export const codeField = testsIn('elements/kit-code-field.test.tsx');
export const carousel = testsIn('elements/kit-carousel.test.tsx');
export const navElement = testsIn('elements/nav.test.tsx');
export const messages = testsIn('elements/kit-messages.test.tsx');
export const dialogs = testsIn('elements/kit-dialog.test.tsx');
export const table = testsIn('elements/kit-table.test.tsx');
export const combobox = testsIn('elements/kit-combobox.test.tsx');

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
