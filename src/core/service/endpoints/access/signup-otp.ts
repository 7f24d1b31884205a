import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { fields, sends } from '../../fields.ts';
import * as shapes from '../../shapes.ts';
import { loginData } from './login-data.ts';
import { signup, toSignup, type SignupDetails } from './signup.ts';

/** Creates the account (ACC-7.9). The OTP is a string, because it may begin with 0. */
export const signupByMobileOtp = endpoint({
  name: 'signupByMobileOtp',
  path: '/api/v2/SingupLogin/signupbymobileOTP',
  request: signup.request,
  // The service expects a fixed loopback address from this client (ACC-7.25).
  toWire: (args: SignupDetails & { otpId: string; otp: string }) =>
    toSignup(args, { otpId: args.otpId, otp: args.otp, clientIp: '127.0.0.1' }),
  data: fields({
    login: ['LoginResponse', loginData],
  }),
});

/** Resends the signup's OTP under the same id (ACC-7.10). */
export const resendOtp = endpoint({
  name: 'resendOtp',
  path: '/api/v1/SingupLogin/ResendOTP',
  ...sends({ mobile: ['Mobile', z.string()], phoneCode: ['CountryCode', z.string()], otpId: ['OTPId', shapes.sentId] }),
});
