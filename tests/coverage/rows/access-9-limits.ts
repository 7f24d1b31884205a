import { section } from '../row.ts';
import {
  answers,
  carousel,
  checkout,
  config,
  forgotPassword,
  headers,
  login,
  loginRefused,
  loginStorage,
  panel,
  passwordOtp,
  paymentResult,
  resetPassword,
  sandboxPayments,
  sandboxSignup,
  savedEmails,
  secondFactor,
  signup,
  signupOtp,
  subscriptions,
  trial,
} from '../tests.ts';

const { limit, notProven } = section('access.md', '9');

export const rows = [
  limit('client version, as CurrentVersion', headers('a visitor’s call carries the headers')),
  limit("source-app label 'userconsole'", headers('a visitor’s call carries the headers')),
  limit('device id 0', headers('a visitor’s call carries the headers')),
  limit('grid page size 25', subscriptions('it loads the list once, with the grid page size')),
  limit('organisations login check: page size 5', login('more than one organisation goes to /organizations')),
  limit(
    'OTP length 6',
    signupOtp('Verify needs six digits'),
    secondFactor('Submit is enabled only when all six are filled'),
  ),
  limit(
    'resend countdown 20 seconds',
    signupOtp('Resend comes after 20 seconds'),
    passwordOtp('Resend after 20 seconds'),
    secondFactor('the resend button appears after 20 seconds'),
  ),
  limit(
    '2FA OTP validity 10 minutes',
    secondFactor('ORG07 opens it with the masked email'),
    sandboxSignup('runs out after ten minutes'),
  ),
  limit('OTP version 6', signup('the call carries every field'), forgotPassword('one field, then /forgotpasswordotp')),
  limit('remembered emails capped at 50', savedEmails('newest first, 50 at most')),
  limit('password minimum 8', signup("Password 'Short1A' gives")),
  limit('FullName max 100', signup('a full name of 100 characters is taken')),
  limit(
    'messages hide after 3 seconds',
    loginRefused('the server ErrorMessage stands above the form'),
    loginStorage('a saved message (success)'),
  ),
  limit('carousel autoplay 5 seconds', panel('every 5 seconds'), carousel('moves on by itself')),
  limit('reset-success redirect 3000 ms', resetPassword('redirects to / after 3 seconds')),
  limit(
    'a 30-day extension on the first paid purchase',
    sandboxPayments('earns both thirty days, once'),
    checkout('the 30-day extension is spoken of'),
  ),
  limit('99% accuracy, 55+ specialties', panel('dictation says')),
  limit(
    'product listing ids: dictation, voice services, mobile app',
    config('decisions.md section 6: the defaults'),
    trial('the plan with the lowest display order'),
  ),
  limit(
    'payment gateway type 1 is the default',
    answers('a start without a gateway type has the default one'),
    paymentResult('is 1 where nothing was started'),
  ),
  notProven(
    'limit',
    'gateway types 2, 3 and 6',
    'the specification does not name them; a type that a start answers is echoed',
  ),
  notProven(
    'limit',
    'tracking flags: HubSpot and social media on, Firebase off',
    'the specification leaves tracker code out: there is no tracker to switch',
  ),
];
