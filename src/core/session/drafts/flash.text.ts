import { texts } from '../../config/text.ts';

/** Texts of the login, by the keys that other screens leave for it (flash.ts). */
export const text = texts('login', {
  cancelled: 'The sign-in with Microsoft was cancelled.',
  notAllowed:
    'Your organization does not allow this Microsoft account to sign in here. Please ask your administrator, or log in with your password.',
  consentNeeded:
    'Your organization has not given this console permission to sign you in yet. Please ask your administrator for consent, or log in with your password.',
  signInLost:
    'Your sign-in with Microsoft was interrupted: this tab has no record of its start. Please start it again here, or log in with your password.',
  notKept:
    'This browser does not allow this site to keep data, so it would not recognize you when Microsoft sends you back. Please log in with your password.',
  supportCode: 'Code for support: {code}',
  maybeSetBefore: 'Your password may have been set already. Please try to log in with it.',
  openLinkAgain: 'Please open the link in your email again to set your password.',
  passwordSet: 'Your password has been set. You can now log in.',
  paymentKept: "Your payment isn't confirmed yet. Log in again on this device to confirm it.",
  paymentReceived: 'Your payment has been received. Log in to see your subscription.',
  sessionEnded: 'Your session has ended. Please log in again.',
  trialBegun: 'Your trial is active. Log in to go on.',
});
