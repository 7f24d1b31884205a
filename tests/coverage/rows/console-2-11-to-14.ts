import { section } from '../row.ts';
import {
  activation,
  forgotPassword,
  nav,
  refer,
  referral,
  resetPassword,
  routes,
  signupTrial,
  trial,
} from '../tests.ts';

const set = section('console.md', '2.11');
const earn = section('console.md', '2.12');
const success = section('console.md', '2.13');
const missing = section('console.md', '2.14');

export const rows = [
  set.screen(
    "'Set Password' with an {activatecode}, otherwise 'Reset Password'",
    activation("shows 'Set Password' with the prompt"),
    resetPassword('the whole way from the forgotten password'),
  ),
  set.rule('does not redirect an unauthenticated visitor', activation('does not send an anonymous visitor away')),
  set.message(
    "/passwordresetsuccess: 'Password Reset Successful' and its sentence",
    resetPassword('the whole way from the forgotten password'),
  ),
  set.limit('redirects to / after 3 seconds', resetPassword('redirects to / after 3 seconds')),
  set.rule(
    'the back arrow: /forceresetpassword with the email in a force reset',
    forgotPassword('an expired password is reset and logs in again'),
  ),
  set.rule('the back arrow: otherwise /forgotpassword', resetPassword('console.md 2.11: the back arrow')),

  earn.rule('requires login, otherwise /', refer('requires login')),
  earn.rule(
    'the invitation link: application URL, /Invite, rc = referral code',
    refer('the invitation link leads to the signup'),
  ),
  earn.screen(
    'a WhatsApp share button (disabled) with a prefilled message: the code, 30 days free on first checkout',
    refer('WhatsApp is disabled, with its prefilled message'),
  ),
  earn.message("'My referral code'", refer('the code and the rewards in their words')),
  earn.message("'{n} days earned'", refer('the invitation link leads to the signup')),
  earn.limit(
    '+7 days when a contact creates an account and starts a trial',
    refer('the code and the rewards in their words'),
  ),
  earn.limit(
    '+30 days when a contact starts a paid subscription, 30 days to the contact',
    refer('the code and the rewards in their words'),
  ),
  earn.limit('no limit on earnings', refer('WhatsApp is disabled')),
  earn.screen("'How it works' has three steps", refer('WhatsApp is disabled')),
  earn.screen("'Read terms and conditions' opens the referral terms", refer('WhatsApp is disabled')),
  earn.message("'Referral Activated! You just earned 30 days.' and its sentence", referral('shown after login')),
  earn.screen("'Subscribe Now': /subscription with navigateToCheckout true", referral("'Subscribe Now' goes to")),
  earn.screen("'Not right now': /subscription with navigateToCheckout false", referral("'Not right now' goes to")),

  success.screen(
    "'Your trial subscription is active', until the stored expiry date; no navigation",
    trial('until the expiry date of the trial'),
    nav('is hidden on /congratulation'),
  ),
  success.screen(
    "dictation with a code: the bonus, 'Proceed to Installation'",
    signupTrial('dictation with a referral code shows the bonus'),
    trial("'Proceed to Installation' leads there"),
  ),
  success.screen(
    'dictation without a code: what is included, the same button',
    signupTrial('dictation without a code lists'),
    trial("'Proceed to Installation' leads there"),
  ),
  success.screen(
    "others: the developer portal, 'Proceed to Developer Portal' in a new tab",
    signupTrial('another product leads to the developer portal'),
    trial('is told to log in to the developer portal'),
  ),

  missing.message("'404 Page not found' and its sentence", routes('the 404 says whom to ask')),
  missing.screen("'Back to home' to /", routes('/nowhere is the 404')),
];
