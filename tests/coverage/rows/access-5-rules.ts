import { section } from '../row.ts';
import {
  activation,
  forgotPassword,
  login,
  otpRules,
  passwordOtp,
  resetPassword,
  secondFactor,
  signup,
  signupOtp,
  sso,
  ssoRules,
} from '../tests.ts';

const { message, rule, limit, notProven } = section('access.md', '5');

export const rows = [
  message("Signup FullName, required: 'Please Enter Full Name'", signup('every required field has its message')),
  limit('Signup FullName, max 100', signup('a full name of 100 characters is taken')),
  message("Signup Mobile, required: 'Please Enter Mobile Number'", signup('every required field has its message')),
  message(
    "Signup Mobile, a valid mobile number: 'Please Enter Correct Mobile Number'",
    signup("Mobile number '12345' gives"),
    signup("Mobile number '+44 20 7946 0000' gives"),
  ),
  message("Signup Email, required: 'Please Enter Email ID'", signup('every required field has its message')),
  message("Signup Email, valid: 'Invalid Email Address'", signup("Email 'ada@nowhere' gives")),
  message("Signup Password, required: 'Please Enter Password'", signup('every required field has its message')),
  message("Signup Password, strong: 'Please Enter Strong Password.'", signup("Password 'sandbox2026' gives")),
  message("Login identifier, required: 'Enter Phone Number / Email.'", login('access.md 5 Login: both messages')),
  message("Login password, required: 'Enter password'", login('access.md 5 Login: both messages')),
  message("Forgot password email, required: 'Please Enter Email ID'", forgotPassword("Forgot password: '' gives")),
  message(
    "Forgot password email, valid: 'Invalid Email Address'",
    forgotPassword("Forgot password: 'retail' gives"),
    forgotPassword("Forgot password: 'retail@example' gives"),
  ),
  limit(
    'strong: minimum 8 characters',
    signup("Password 'Short1A' gives"),
    resetPassword("Set/reset password: 'short1A'"),
  ),
  rule('strong: at least 1 lowercase', resetPassword("'ALLUPPERCASE1'")),
  rule('strong: at least 1 uppercase', resetPassword("'alllowercase1'")),
  rule(
    'strong: at least 1 digit; symbols not required',
    resetPassword("'NoDigitsHere'"),
    resetPassword('the whole way from the forgotten password'),
  ),
  message(
    "hint: 'At least 8 Characters with 1 UPPERCASE, 1 lowercase , 1 Numeral'",
    resetPassword("Set/reset password: 'Changed2026' and 'Changed2027'"),
  ),
  rule('the referral code is optional', signupOtp('Signup 1-4')),
  rule('consent on by default, hidden for voice services', signup('voice services have no consent box')),
  message(
    "set/reset: 'Please Enter Strong Password.'",
    resetPassword("Set/reset password: 'short1A'"),
    activation("'weak' and 'weak'"),
  ),
  message(
    "set/reset: 'Please Enter New Password'",
    resetPassword("Set/reset password: '' and ''"),
    activation("Set password: '' and ''"),
  ),
  message(
    "set/reset: 'Please Enter Confirm Password'",
    resetPassword("Set/reset password: 'Changed2026' and ''"),
    activation("'Welcome2026' and ''"),
  ),
  message(
    "set/reset: 'Passwords are not matching.'",
    resetPassword("'Changed2026' and 'Changed2027'"),
    activation("'Welcome2026' and 'Welcome2027'"),
  ),
  message(
    "OTP: exactly 6 digits, 'Please enter correct OTP.'",
    otpRules('six digits'),
    signupOtp('Verify needs six digits'),
  ),
  rule('2FA boxes: digits only', secondFactor('digits only')),
  message('2FA: the text says that the OTP is valid 10 minutes', secondFactor('ORG07 opens it with the masked email')),
  message(
    "OTP and OTP id numeric: 'Invalid OTP or OTPId.'",
    otpRules('numeric'),
    passwordOtp('an OTP id that is no number'),
    passwordOtp('Verify where no email and no OTP id was ever there'),
  ),
  message("no stored signup: 'Signup data is not valid.'", signupOtp('without a stored signup it says so')),
  message(
    "another Status: 'Unexpected status returned from server.'",
    signupOtp('a Status other than 0 or 1'),
    passwordOtp('a Status other than 0 or 1'),
  ),
  message(
    "Resend without a stored email or OTP id: 'Something went wrong. Please try again later.'",
    passwordOtp('Resend without a stored email'),
  ),
  rule(
    'SSO state: length above 15, a dot at position 15, the second part a hash of the first',
    ssoRules('a remembered state that has not the form'),
    sso('SEC-13 a return with another state'),
  ),
  rule('a referral code counts only when non-blank', signup('a blank code does not count')),
  notProven(
    'rule',
    'server-side rules on password history, OTP generation and mobile-number validity',
    'the specification does not show them; they are the service’s own',
  ),
];
