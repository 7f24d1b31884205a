/*
 * Every custom element, one line each. Registration, tag and JSX types, the loader's map, the host's routes, server
 * rendering, custom-elements.json, the editor data and Storybook's controls follow from this table.
 */
export { signup } from './signup/signup.element.ts';
export { otp } from './otp/otp.element.ts';
export { trialActive } from './trial-active/trial-active.element.ts';
export { login } from './login/login.element.ts';
export { forgotPassword } from './forgot-password/forgot-password.element.ts';
export { resetPassword } from './reset-password/reset-password.element.ts';
export { referralActivated } from './referral-activated/referral-activated.element.ts';
export { session } from './session/session.element.ts';
export { nav } from './nav/nav.element.ts';
export { paymentLink } from './payment-link/payment-link.element.ts';
export { paymentResult } from './payment-result/payment-result.element.ts';
export { subscriptions } from './subscriptions/subscriptions.element.ts';
export { organizations } from './organizations/organizations.element.ts';
export { checkout } from './checkout/checkout.element.ts';
export { seats } from './seats/seats.element.ts';
export { contact } from './contact/contact.element.ts';
export { refer } from './refer/refer.element.ts';
export { installation } from './installation/installation.element.ts';
export { installGuide } from './install-guide/install-guide.element.ts';
export { callback } from './callback/callback.element.ts';
export { account } from './account/account.element.ts';
