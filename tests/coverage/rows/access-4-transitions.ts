import { section } from '../row.ts';
import {
  activation,
  draft,
  embedded,
  forgotPassword,
  login,
  loginRefused,
  nav,
  passwordOtp,
  plans,
  resetPassword,
  savedEmails,
  secondFactor,
  session,
  signup,
  signupOtp,
  signupTrial,
  sso,
  ssoRules,
  subscriptionFaults,
  trial,
} from '../tests.ts';

const logIn = section('access.md', '4 Login');
const signUp = section('access.md', '4 Signup');
const otp = section('access.md', '4 OTP page');
const modal = section('access.md', '4 Two-factor modal');
const start = section('access.md', '4 Free-trial start');
const set = section('access.md', '4 Set or reset password');
const microsoft = section('access.md', '4 Microsoft single sign-on');
const end = section('access.md', '4 Any 401 response');
const logOut = section('access.md', '4 Logout');
const emails = section('access.md', '4 Remembered emails');

export const rows = [
  logIn.transition('1. Submit sends the credentials', login('submit sends the credentials')),
  logIn.transition(
    '2. an expired password: the modal, the session cleared, Reset now to /forceresetpassword?email={email}',
    secondFactor('the modal opens, no session is left, and Reset now'),
  ),
  logIn.transition(
    '3. ORG07: the two-factor modal with the masked email and the OTP id',
    secondFactor('ORG07 opens it with the masked email'),
  ),
  logIn.transition(
    '3. on success the expiry check repeats, else proceed',
    secondFactor('the expiry check repeats'),
    secondFactor('ORG07 opens it with the masked email'),
  ),
  logIn.transition(
    '4. any other error: the message above the form',
    loginRefused('the server ErrorMessage stands above the form'),
  ),
  logIn.transition(
    '5. success: optionally remember the email',
    savedEmails('an email is remembered by the checkbox alone'),
    savedEmails('a login that fails remembers nothing'),
  ),
  logIn.transition(
    '5. success: /referralactivation with a linked referral and an active referral subscription',
    login('a linked referral with an active subscription goes to /referralactivation'),
  ),
  logIn.transition(
    '5. success: more than one organisation goes to /organizations',
    login('more than one organisation goes to /organizations'),
  ),
  logIn.transition('5. success: otherwise /subscription', login('one organisation or none goes to /subscription')),

  signUp.transition('1. validate the form', signup('every required field has its message')),
  signUp.transition('2. request a mobile OTP', signup('the call carries every field')),
  signUp.transition(
    '3. store email, OTP id, mobile, country code and the payload, then /signupotp',
    signupOtp('Signup 1-4'),
    signupOtp('a reload keeps the signup'),
    draft('is in the tab’s own storage'),
  ),
  signUp.transition('4. verify; store the login response, start the trial, /congratulation', signupOtp('Signup 1-4')),
  signUp.transition(
    '5. the trial start says to navigate: /subscription',
    trial('without a product there is nothing to start'),
  ),
  signUp.transition('5. otherwise the error message', signupTrial('Trial start failure shows the server message')),

  otp.transition(
    '20-second countdown; Resend only when it reaches 0',
    signupOtp('Resend comes after 20 seconds'),
    passwordOtp('Resend after 20 seconds'),
  ),
  otp.transition(
    'Resend resets the timer to 20 and clears the boxes',
    signupOtp('Resend comes after 20 seconds'),
    passwordOtp('Resend after 20 seconds'),
  ),
  otp.transition(
    'the mode: signup or password reset, by what is stored',
    forgotPassword('it drops a stored signup'),
    embedded('the password reset goes on in place, in a shadow root'),
  ),
  otp.transition(
    'password reset: success code REG03, the OTP is kept, /resetpassword',
    passwordOtp('REG03 stores the OTP in memory'),
  ),
  otp.notProven(
    'transition',
    'password reset: if a stored Password exists, remove it and go to /',
    'decisions.md 3: no screen holds the new password before the OTP; the branch is not built',
  ),

  modal.transition(
    'the resend button appears after 20 seconds',
    secondFactor('the resend button appears after 20 seconds'),
  ),
  modal.transition(
    'a wrong OTP clears the boxes and shows the server message',
    secondFactor('a wrong OTP clears the boxes'),
  ),

  start.transition('without a stored product: /subscription', trial('without a product there is nothing to start')),
  start.transition(
    'the stored plan and billing cycle if valid',
    signupTrial('the stored plan and billing cycle are used'),
    plans('only together'),
  ),
  start.transition(
    'else the most popular plan, with its first price',
    trial('the most popular plan, with its first price'),
    plans('the most popular'),
  ),
  start.transition(
    'else the plan with the lowest display order, with its first price',
    trial('the plan with the lowest display order'),
    plans('the lowest display order'),
  ),
  start.transition(
    'then the trial starts (S0000) and the session is refreshed through login-token validation',
    signupOtp('Signup 1-4'),
  ),

  set.transition('an activation code is validated on load', activation('the code is validated on load')),
  set.transition(
    'an invalid code stores ActivationErrorMessage and goes to /',
    activation('the code is validated on load'),
  ),
  set.transition(
    'with a code: the password is set (REG21), then /',
    activation("shows 'Set Password' with the prompt"),
    activation('a success without REG21 is no success'),
  ),
  set.transition('without a code: /passwordresetsuccess', resetPassword('the whole way from the forgotten password')),

  microsoft.transition(
    'the authorize endpoint: id_token, fragment, openid profile email',
    sso('the provider is asked as the specification says'),
  ),
  microsoft.transition(
    'a random nonce',
    sso('SEC-13 a return with another nonce'),
    ssoRules('neither state nor nonce comes twice'),
  ),
  microsoft.transition(
    'the state: 15 random characters, a dot, their SHA-256 in hex',
    sso('the provider is asked as the specification says'),
    ssoRules('the state is 15 random characters'),
  ),
  microsoft.transition('the return is /auth', sso('a Microsoft sign-in opens the subscriptions')),

  end.transition(
    'clears the session, keeps remembered emails, redirects to /',
    session('clears the session and leads to /'),
    subscriptionFaults('a 401 ends the session'),
  ),
  logOut.transition(
    'clears state and goes to /',
    nav('Logout clears the session and goes to /'),
    session('the service is called with the token'),
  ),
  emails.transition(
    "remove opens 'Remove email?'; Remove deletes the entry",
    savedEmails('Remove deletes the entry, Cancel does not'),
  ),
  emails.limit('capped at 50', savedEmails('newest first, 50 at most')),
];
