import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { fields, noId, nothing, optional, optionalId, read, sentId, text, toSentId } from '../../shapes.ts';

/** Requests an OTP for a new password. `otpIdToResend` only if one was sent before. */
export interface ResetOtpRequest {
  purpose: 'password-reset';
  email: string;
  otpIdToResend?: string;
  clientVersion: string;
}

/** Requests another OTP for the second factor of a login, for the identifier as the user typed it (ACC-7.6). */
export interface SecondFactorOtpRequest {
  purpose: 'second-factor';
  userName: string;
  otpIdToResend: string;
}

const secondFactorOtp = z.object({
  Email: z.string(),
  OTPIdtoResend: sentId,
  SourceApp: z.string(),
  OTPPurpose: z.literal('2FA'),
});

const resetOtp = z.object({
  Email: z.string(),
  AppVersion: z.string(),
  SourceApp: z.string(),
  OTPHashKey: z.string(),
  OTPIdtoResend: sentId,
  OTPVersion: z.number(),
});

function toOtpRequest(
  args: ResetOtpRequest | SecondFactorOtpRequest,
): z.input<typeof secondFactorOtp> | z.input<typeof resetOtp> {
  if (args.purpose === 'second-factor') {
    return {
      Email: args.userName,
      OTPIdtoResend: toSentId(args.otpIdToResend),
      SourceApp: 'userconsole',
      OTPPurpose: '2FA',
    };
  }
  return {
    Email: args.email,
    AppVersion: args.clientVersion,
    SourceApp: 'userconsole',
    OTPHashKey: '',
    OTPIdtoResend: toSentId(args.otpIdToResend ?? noId),
    OTPVersion: 6,
  };
}

/**
 * Sends an OTP for a new password, or resends one for that or for a login's second factor (ACC-7.5, ACC-7.6). Returns
 * the OTP's id, or null if a resend keeps the previous id. A new id voids the old one (DEC-1).
 */
export const requestOtpResetPassword = endpoint({
  name: 'requestOtpResetPassword',
  path: '/api/v1/SingupLogin/Requestotpresetpassword',
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: z.union([secondFactorOtp, resetOtp]),
  toWire: toOtpRequest,
  data: read(optional(z.object({ OTPId: optionalId })), (wire) => ({ otpId: wire?.OTPId ?? null })),
});

/**
 * Checks the OTP of a password reset without using it up (ACC-7.7), because `resetPassword` sends it again. The OTP is
 * right if `successCode` is 'REG03'.
 */
export const setPasswordByUsingOtp = endpoint({
  name: 'setPasswordByUsingOtp',
  path: '/api/v1/SingupLogin/setpasswordbyusingOTP',
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: z.object({
    Email: z.string(),
    OTPId: sentId,
    OTP: z.string(),
    Password: z.string(),
    ActivationCode: z.string(),
  }),
  toWire: (args: { email: string; otpId: string; otp: string }) => ({
    Email: args.email,
    OTPId: toSentId(args.otpId),
    OTP: args.otp,
    Password: '',
    ActivationCode: '',
  }),
  data: fields({
    successCode: ['SuccessCode', z.string()],
  }),
});

/**
 * Sets the new password after the OTP was checked (DEC-1.2). `encodedPassword` is the result of the configuration's
 * `encodePassword`. It is also sent as its own confirmation: the form has already compared the two fields.
 */
export const resetPassword = endpoint({
  name: 'resetPassword',
  path: '/api/v1/SingupLogin/resetpassword',
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: z.object({
    Email: z.string(),
    OTPId: sentId,
    OTP: z.string(),
    Password: z.string(),
    ConfirmPassword: z.string(),
  }),
  toWire: (args: { email: string; otpId: string; otp: string; encodedPassword: string }) => ({
    Email: args.email,
    OTPId: toSentId(args.otpId),
    OTP: args.otp,
    Password: args.encodedPassword,
    ConfirmPassword: args.encodedPassword,
  }),
  data: nothing,
});

/** Checks the code of an activation link (ACC-7.12). Returns the text to show above the form. */
export const validateActivationCode = endpoint({
  name: 'validateActivationCode',
  path: '/api/v1/SingupLogin/ValidateActivationCode',
  kind: 'read',
  access: 'open',
  sensitive: true,
  request: z.object({ ActivationCode: z.string() }),
  toWire: (args: { activationCode: string }) => ({ ActivationCode: args.activationCode }),
  data: read(text, (wire) => ({ prompt: wire })),
});

/**
 * Sets the first password by an activation code (ACC-7.13). `encodedPassword` is the result of the configuration's
 * `encodePassword`. The password is set if `successCode` is 'REG21'.
 */
export const setPasswordByActivationKey = endpoint({
  name: 'setPasswordByActivationKey',
  path: '/api/v1/SingupLogin/setpasswordbyactivationkey',
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: z.object({ ActivationCode: z.string(), Password: z.string() }),
  toWire: (args: { activationCode: string; encodedPassword: string }) => ({
    ActivationCode: args.activationCode,
    Password: args.encodedPassword,
  }),
  // The service may send the code in either field (DEC-1.16).
  data: read(z.object({ SuccessCode: optionalId, Code: optionalId, Message: text }), (wire) => ({
    successCode: wire.SuccessCode ?? wire.Code ?? '',
    message: wire.Message,
  })),
});
