import { texts } from '../../config/text.ts';

/** In a file of their own, because only `login.request.ts` needs these texts, which loads after the form. */
export const t = texts('login', {
  cancelled: 'The sign-in with Microsoft was cancelled.',
  maybeSetBefore: 'Your password may have been set already. Please try to log in with it.',
  openLinkAgain: 'Please open the link in your email again to set your password.',
  passwordSet: 'Your password has been set. You can now log in.',
  paymentKept: "Your payment isn't confirmed yet. Log in again on this device to confirm it.",
  paymentReceived: 'Your payment has been received. Log in to see your subscription.',
  sessionEnded: 'Your session has ended. Please log in again.',
  trialBegun: 'Your trial is active. Log in to go on.',
});
