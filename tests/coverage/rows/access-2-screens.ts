import { section } from '../row.ts';
import {
  activation,
  carousel,
  codeField,
  surroundings,
  login,
  loginStorage,
  nav,
  forgotPassword,
  passwordOtp,
  resetPassword,
  referral,
  route,
  routes,
  savedEmails,
  secondFactor,
  signup,
  signupOtp,
  signupTrial,
  sso,
  ssoRules,
  panel,
  trial,
} from '../tests.ts';

const root = section('access.md', '2 /');
const entry = section('access.md', '2 /user/signup');
const invite = section('access.md', '2 /Invite');
const otp = section('access.md', '2 /signupotp');
const forgot = section('access.md', '2 /forgotpassword');
const reset = section('access.md', '2 /resetpassword');
const auth = section('access.md', '2 /auth');
const referred = section('access.md', '2 /referralactivation');
const success = section('access.md', '2 /congratulation');
const missing = section('access.md', '2 /pageNotFound');
const other = section('access.md', '2 Other');

export const rows = [
  root.route('/', route('/')),
  root.screen(
    'identifier, password with show/hide, Remember my email; Forgot Password and SIGNUP links',
    login('identifier, password with show and hide'),
  ),
  root.screen(
    'a Microsoft single-sign-on button',
    sso('a Microsoft sign-in opens'),
    ssoRules('there is no button where the configuration names no provider'),
  ),
  root.screen('saved emails open on focus and filter as the user types', savedEmails('it opens on focus and filters')),
  root.screen(
    "each has a remove icon: the modal 'Remove email?' with Cancel and Remove",
    savedEmails('Remove deletes the entry, Cancel does not'),
  ),
  root.screen(
    'a holder of a session with several organisations is sent on to /organizations',
    login('who already holds a session is sent on, to /organizations'),
  ),
  root.screen(
    'a holder of a session with one organisation or none is sent on to /subscription',
    login('who already holds a session and has no organisations'),
  ),
  root.screen(
    'a success message saved after a password reset shows for 3 seconds',
    loginStorage('a saved message (success)'),
    resetPassword('the whole way from the forgotten password'),
  ),
  root.screen(
    'an activation error message saved earlier shows for 3 seconds',
    loginStorage('a saved message (danger)'),
    activation('an invalid one stores the error message'),
  ),
  root.screen(
    'two-factor modal: 6 single-digit boxes',
    secondFactor('A11Y-01 A11Y-02'),
    codeField('A11Y-02 each digit stands in its box'),
  ),
  root.screen(
    'two-factor modal: auto-advance, arrow keys and backspace',
    codeField('arrows and backspace work'),
    codeField('takes part of a code in the middle'),
  ),
  root.screen(
    'two-factor modal: Submit only when all 6 are filled',
    secondFactor('Submit is enabled only when all six are filled'),
  ),
  root.screen(
    'two-factor modal: the resend control after a countdown',
    secondFactor('the resend button appears after 20 seconds'),
  ),
  root.screen(
    'Password expired modal with Reset now',
    secondFactor('the modal opens, no session is left, and Reset now'),
  ),

  entry.route(
    '/user/signup/{productName}',
    route('/user/signup/voice-services'),
    route('/user/signup/dictation?pId=101&bId=1001'),
  ),
  entry.screen('two products: dictation and voice services', signup('product-specific copy')),
  entry.screen('the optional segment may be absent', route('/user/signup'), signup('the product may be absent')),
  entry.screen('pId and bId default to -1', signup('both ids are -1 when missing')),
  entry.screen(
    'stores product, plan and billing cycle; goes to /signup with the product as navigation state',
    signup('stores product, plan and billing cycle'),
    routes('navigation state survives a reload'),
  ),
  entry.route('/signup', route('/signup')),
  entry.screen('a marketing panel with product-specific copy', signup('product-specific copy')),
  entry.limit(
    'the partner-logo carousel moves on every 5 seconds',
    panel('every 5 seconds'),
    carousel('moves on by itself'),
  ),
  entry.screen("a form titled 'Create your Free Account'", signup('product-specific copy')),
  entry.screen('the navigation is hidden', nav('is hidden on /signup')),
  entry.screen(
    'fields: full name, country with phone code, mobile, email, password (show/hide)',
    signup('the call carries every field'),
    signup('SEC-27 the password takes paste'),
  ),
  entry.screen(
    'referral code: optional, filled in from a stored code',
    signup('stores the referral code, selects dictation'),
    signupOtp('Signup 1-4'),
  ),
  entry.screen('consent: on by default, hidden for voice services', signup('voice services have no consent box')),

  invite.route('/Invite?rc=', route('/Invite?rc=INVITE2026')),
  invite.screen(
    'stores the code when it is not blank, selects dictation, goes to /signup',
    signup('stores the referral code, selects dictation'),
    signup('a blank code does not count'),
  ),
  invite.route(
    '/{controller}/{action}/{id?}: the same screen',
    route('/home/index/7?rc=INVITE2026'),
    route('/home/index?rc=INVITE2026'),
    signup('the generic route shows the Invite screen'),
  ),

  otp.route('/signupotp', route('/signupotp')),
  otp.screen(
    'six boxes, a countdown, Verify OTP, Resend',
    signupOtp('Verify needs six digits'),
    signupOtp('Resend comes after 20 seconds'),
  ),
  otp.screen('the same page serves the forgotten password', passwordOtp('REG03 stores the OTP in memory')),
  otp.screen('the back arrow goes to the signup page', signupOtp('the back arrow goes to the signup page')),
  otp.screen(
    'the back arrow goes to the force-reset page in a force reset',
    forgotPassword("'Reset Password?', the email prefilled and locked"),
  ),
  otp.screen(
    'else the back arrow goes to the forgot-password page',
    passwordOtp('the back arrow goes to the forgot-password page'),
  ),

  forgot.route('/forgotpassword', route('/forgotpassword')),
  forgot.route('/forgotpasswordotp', route('/forgotpasswordotp')),
  forgot.route('/forceresetpassword?email={email}', route('/forceresetpassword?email=expired%40example.com')),
  forgot.screen(
    'one field (email), RESET PASSWORD, then /forgotpasswordotp',
    forgotPassword('one field, then /forgotpasswordotp'),
  ),
  forgot.screen(
    "force reset: the same screen, email prefilled and locked, 'Reset Password?'",
    forgotPassword("'Reset Password?', the email prefilled and locked"),
  ),
  forgot.screen(
    'force reset: used when the password has expired',
    forgotPassword('an expired password is reset and logs in again'),
  ),

  reset.route('/resetpassword', route('/resetpassword')),
  reset.route('/activate/{activatecode}', route('/activate/SANDBOX-ACTIVATION-2026')),
  reset.route('/passwordresetsuccess', route('/passwordresetsuccess')),
  reset.screen('reached after the OTP of a password reset', passwordOtp('REG03 stores the OTP in memory')),
  reset.screen("'Set Password' with an activation code", activation("shows 'Set Password' with the prompt")),
  reset.screen(
    "'Reset Password' otherwise; new password, confirm password",
    resetPassword('the whole way from the forgotten password'),
    resetPassword('A11Y-12 a form with the account’s name'),
  ),
  reset.screen(
    'the back arrow goes to /forceresetpassword with the email in a force reset',
    forgotPassword('an expired password is reset and logs in again'),
  ),
  reset.screen('else the back arrow goes to /forgotpassword', resetPassword('console.md 2.11: the back arrow')),
  reset.notProven(
    'route',
    'further paths of the reset screen',
    'the specification does not show any; /resetpassword is the one there is',
  ),
  reset.message("'Password Reset Successful'", resetPassword('the whole way from the forgotten password')),
  reset.message(
    "'You can now log in to your account using the new password.'",
    resetPassword('the whole way from the forgotten password'),
  ),
  reset.limit('redirects to / after 3 seconds (3000 ms)', resetPassword('redirects to / after 3 seconds')),

  auth.route('/auth', route('/auth')),
  auth.screen(
    'reads id_token and state from the fragment, validates the state, signs in: /subscription',
    sso('a Microsoft sign-in opens the subscriptions'),
  ),
  auth.screen(
    'failure goes to / with an error message',
    sso('is refused with the text of the service'),
    sso('SEC-13 a return with another state'),
  ),
  auth.screen(
    'without a valid state or token it goes to /',
    sso('without a state or a token it goes to /'),
    sso('SEC-13 a return with no state'),
  ),

  referred.route('/referralactivation', route('/referralactivation')),
  referred.screen(
    'after the login of a user with a linked referral and an active referral subscription',
    referral('shown after login'),
  ),
  referred.message("'Referral Activated! You just earned 30 days.'", referral('shown after login')),
  referred.message("'Subscribe to any plan and claim your 30 day FREE extension.'", referral('shown after login')),
  referred.screen(
    "'Subscribe Now': /subscription with navigateToCheckout true",
    referral("'Subscribe Now' goes to /subscription"),
  ),
  referred.screen(
    "'Not right now': /subscription with navigateToCheckout false",
    referral("'Not right now' goes to /subscription"),
  ),

  success.route('/congratulation', route('/congratulation')),
  success.screen(
    "'Your trial subscription is active', until the stored expiry date",
    trial('until the expiry date of the trial'),
    signupTrial('dictation without a code lists'),
  ),
  success.screen('the navigation is hidden', nav('is hidden on /congratulation')),
  success.message(
    "'Bonus: Referral Activated - You will get extra 30 days free on your first purchase'",
    signupTrial('dictation with a referral code shows the bonus'),
  ),
  success.screen("'Proceed to Installation' goes to /installation", trial("'Proceed to Installation' leads there")),
  success.screen(
    'dictation without a code: what is included (platforms, macros/templates/vocabulary, 24/7, 99% accuracy)',
    signupTrial('dictation without a code lists'),
  ),
  success.screen(
    "other products: a text, and 'Proceed to Developer Portal' in a new tab",
    trial('another product is told to log in to the developer portal'),
    signupTrial('another product leads to the developer portal'),
  ),

  missing.route(
    '/pageNotFound, and any unknown path',
    routes('/pageNotFound is the 404'),
    routes('/nowhere is the 404'),
    routes('/home/index is the 404'),
  ),
  missing.message("'404 Page not found'", routes('/pageNotFound is the 404')),
  missing.message(
    "'Sorry, we couldn't find the page you were looking for. Please contact the team to request access.'",
    routes('the 404 says whom to ask'),
  ),
  missing.screen("'Back to home' to /", routes('/nowhere is the 404')),

  other.screen(
    "the title is '{Page} - {brand}', Login for the root",
    routes('the title of the root is Login'),
    routes('/account for a user'),
    surroundings('the brand of the configuration'),
  ),
];
