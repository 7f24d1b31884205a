import { section } from '../row.ts';
import {
  activation,
  csvUpload,
  loginRefused,
  organizations,
  outcomes,
  forgotPassword,
  passwordOtp,
  resetPassword,
  password,
  routes,
  secondFactor,
  session,
  signup,
  signupTrial,
  sso,
  subscriptionFaults,
  checkout,
} from '../tests.ts';

const { code, message, rule, limit } = section('access.md', '8');

export const rows = [
  code('ORG07 on login: the two-factor modal opens', secondFactor('ORG07 opens it with the masked email')),
  code(
    '401 from any call: session cleared, sent to /',
    session('clears the session and leads to /'),
    session('NET-07 ten in parallel'),
    subscriptionFaults('a 401 ends the session'),
    csvUpload('a 401 ends the session, once'),
  ),
  code(
    "404, no response: 'No response was received'",
    csvUpload('an upload is given up after the time limit'),
    outcomes('a network that cuts is no answer'),
    outcomes('NET-01 nothing for the time limit'),
  ),
  rule(
    'no response: callers get an empty list, and a way to try again',
    organizations('the first load is not spoken of'),
    subscriptionFaults('NET-09 offline it says so at once'),
  ),
  code(
    "500, request setup failure: 'Something wrong happened in setting up the request'",
    password('NET-01 NET-03 no answer'),
    checkout('NET-01 an error comes with a way to try again'),
    outcomes('a request that can’t be set up has failed'),
  ),
  message(
    'login failure: the server ErrorMessage above the form',
    loginRefused('the server ErrorMessage stands above the form'),
  ),
  message(
    "login exception: 'An error occurred while logging in. Please try again later.'",
    loginRefused('Login exception (500)'),
    loginRefused('Login exception (no JSON)'),
    loginRefused('Login exception (no answer)'),
    secondFactor('Login exception in the second step'),
  ),
  message(
    "2FA resend exception: 'An error occurred while resending OTP. Please try again later.'",
    secondFactor('2FA resend exception'),
  ),
  message('signup OTP request, Status 1: ErrorMessage', signup('Signup OTP request, Status 1')),
  message(
    "signup OTP request exception: 'An error occurred while requesting the OTP. Please try again later.'",
    signup('Signup OTP request exception (HTTP 500)'),
    signup('Signup OTP request exception (no answer)'),
  ),
  message(
    "password-reset OTP: 'An unexpected error occurred. Please try again later.'",
    forgotPassword('Password-reset OTP exception'),
    passwordOtp('Password-reset OTP, another success code'),
  ),
  message(
    "set password exception: 'An error occurred while setting password. Please try again later.'",
    resetPassword('Set password exception'),
    activation('Set password exception'),
  ),
  message(
    'set password failure: ActivationErrorMessage stored, then to /',
    activation('Set password failure stores the message'),
  ),
  message('trial start failure: the server message', signupTrial('Trial start failure shows the server message')),
  message(
    "trial start failure without a success status: 'Something went wrong. Please contact the team.'",
    signupTrial('without a success status it reads'),
  ),
  message('SSO failure: / with the server ErrorMessage', sso('is refused with the text of the service')),
  message(
    "SSO exception: / with 'An error occurred while logging in. Please try again later.'",
    sso('Single sign-on exception'),
    sso('a flow that is cancelled comes back'),
  ),
  rule('unknown route: the 404 screen', routes('/nowhere is the 404')),
  rule(
    'Status 0 is success, Status 1 failure, everywhere',
    loginRefused('the server ErrorMessage stands above the form'),
    outcomes('a success whose Data fits is answered'),
    outcomes('is malformed'),
  ),
  limit('banners clear after 3 seconds', loginRefused('the server ErrorMessage stands above the form')),
];
