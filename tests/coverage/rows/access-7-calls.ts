import { section } from '../row.ts';
import {
  activation,
  config,
  countries,
  endpoints,
  forgotPassword,
  headers,
  login,
  nav,
  passwordOtp,
  requests,
  resetPassword,
  secondFactor,
  session,
  sessionEnds,
  signup,
  signupOtp,
  signupTrial,
  sso,
  trial,
  wire,
} from '../tests.ts';

const { call, rule, notProven } = section('access.md', '7');

export const rows = [
  rule(
    'every call goes to the service base, by the method and the path of the table',
    endpoints('has the method and the path of the specification for each'),
    requests('a service base with a path is kept'),
  ),
  rule(
    'headers Token, UserCode, DeviceId (0), SourceApp, CurrentVersion, IpAddress, UserId (-1), JSON',
    headers('a visitor’s call carries the headers'),
    headers('a user’s call carries'),
  ),
  call('POST /api/v2/SingupLogin/Authenticate', wire('authenticate'), login('submit sends the credentials')),
  call(
    '… for 2FA {UserName, OTPId, OTPPassword, LoginFrom, Password null}',
    endpoints('the second factor of a login goes with the plain OTP'),
    secondFactor('ORG07 opens it with the masked email'),
  ),
  call(
    'POST /api/v1/SingupLogin/Requestotpresetpassword (OTPVersion 6)',
    wire('requestOtpResetPassword'),
    forgotPassword('one field, then /forgotpasswordotp'),
  ),
  call(
    "… 2FA resend {Email, OTPIdtoResend, SourceApp, OTPPurpose '2FA'}",
    endpoints('an OTP for the second factor is asked for by its purpose'),
    secondFactor('the resend button appears after 20 seconds'),
  ),
  call(
    'POST /api/v1/SingupLogin/setpasswordbyusingOTP',
    wire('setPasswordByUsingOtp'),
    passwordOtp('REG03 stores the OTP in memory'),
  ),
  call('POST /api/v1/SingupLogin/requestmobileOTP', wire('requestMobileOtp'), signup('the call carries every field')),
  call(
    'POST /api/v2/SingupLogin/signupbymobileOTP, the same payload with the OTP',
    wire('signupByMobileOtp'),
    signupOtp('Signup 1-4'),
  ),
  call('POST api/v1/SingupLogin/ResendOTP', wire('resendOtp'), signupOtp('Resend comes after 20 seconds')),
  call(
    'POST api/v1/SingupLogin/ValidateLoginToken refreshes the stored session',
    wire('validateLoginToken'),
    session('on start the token is validated once'),
    sessionEnds('takes what the service answers into the session'),
  ),
  call(
    'POST api/v1/SingupLogin/ValidateActivationCode, Data is the prompt text',
    wire('validateActivationCode'),
    activation("shows 'Set Password' with the prompt"),
  ),
  call(
    'POST api/v1/SingupLogin/setpasswordbyactivationkey',
    wire('setPasswordByActivationKey'),
    activation("shows 'Set Password' with the prompt"),
  ),
  call(
    'POST api/v1/DataResource/fetchregioninfo, Data.ip',
    wire('fetchRegionInfo'),
    headers('the address is asked for once'),
  ),
  call('GET api/v1/DataResource/singupformdata', wire('signupFormData'), countries('without an address in time')),
  call(
    'POST api/v1/DataResource/regionsingupformdata {IpAddress}',
    wire('regionSignupFormData'),
    countries('of the address that is known'),
  ),
  call('GET api/v1/DataResource/getStateCity/{id}', wire('getStateCity'), requests('a GET has no body')),
  call(
    'POST /api/v1/UserDashboard/Logout',
    wire('logout'),
    session('the service is called with the token'),
    nav('Logout clears the session'),
  ),
  call(
    'POST /api/v1/UserDashboard/UserOrgsOverView; login check: page size 5, more than 1 item',
    wire('orgsOverview'),
    login('more than one organisation goes to /organizations'),
  ),
  call(
    'POST /api/v1/ProductPlanPrice/productplandetails',
    wire('productPlanDetails'),
    trial('the most popular plan, with its first price'),
  ),
  call(
    'POST /api/v1/UserPayment/StartFreeTrial; PurchasedSeatQty 1 if the price id is -1, else 0',
    wire('startFreeTrial'),
    endpoints('a trial of a plan without a price has one seat'),
    signupTrial('the stored plan and billing cycle are used'),
  ),
  call(
    "SSO sign-in {SSOIdentityProvider: Provider 'microsoft', IDToken}",
    wire('ssoAuthenticate'),
    sso('a Microsoft sign-in opens the subscriptions'),
  ),
  call(
    'password reset after the OTP: email, OTPId, OTP, new password and confirmation',
    wire('resetPassword'),
    resetPassword('the whole way from the forgotten password'),
  ),
  rule(
    'passwords are encoded before sending',
    config('decisions.md section 2: one known value'),
    login('submit sends the credentials'),
  ),
  rule(
    'the OTP-page signup sends a loopback client IP and a fixed client code',
    signupOtp('Signup 1-4'),
    signup('the call carries every field'),
  ),
  notProven(
    'rule',
    'server behaviour behind every call',
    'the specification does not show it; the sandbox’s own is tested in tests/core/sandbox-*',
  ),
];
