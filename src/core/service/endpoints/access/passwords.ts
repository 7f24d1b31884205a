import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { noId, nothing, optional, optionalId, read, sentId, text, toSentId } from '../../shapes.ts';

/** An OTP for a new password. `otpIdToResend` only when one was sent before. */
export interface ResetOtpRequest {
  purpose: 'password-reset';
  email: string;
  otpIdToResend?: string;
  clientVersion: string;
}

/** Another OTP for the second factor of a login: the identifier as it was typed (ACC-7.6). */
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
 * Sends an OTP for a new password, and sends one again for that or for the second factor of a login (ACC-7.5, ACC-7.6).
 * Answers the OTP's id; null when a resend keeps the one there was. A new id voids the old one (DEC-1).
 */
export const requestOtpResetPassword = endpoint({
  name: 'requestOtpResetPassword',
  method: 'POST',
  path: '/api/v1/SingupLogin/Requestotpresetpassword',
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: z.union([secondFactorOtp, resetOtp]),
  toWire: toOtpRequest,
  data: read(optional(z.object({ OTPId: optionalId })), (wire) => ({ otpId: wire?.OTPId ?? null })),
});

/**
 * Checks the OTP of a password reset without using it up (ACC-7.7): `resetPassword` sends it again.
 * It was right when `successCode` is 'REG03'.
 */
export const setPasswordByUsingOtp = endpoint({
  name: 'setPasswordByUsingOtp',
  method: 'POST',
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
  data: read(z.object({ SuccessCode: z.string() }), (wire) => ({ successCode: wire.SuccessCode })),
});

/**
 * Sets the new password after the OTP was checked (DEC-1.2). `encodedPassword` is as `encodePassword`
 * of the configuration left it; it is sent as its own confirmation, the form has compared the two.
 */
export const resetPassword = endpoint({
  name: 'resetPassword',
  method: 'POST',
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

/** Checks the code of an activation link (ACC-7.12). Answers the text to show over the form. */
export const validateActivationCode = endpoint({
  name: 'validateActivationCode',
  method: 'POST',
  path: '/api/v1/SingupLogin/ValidateActivationCode',
  kind: 'read',
  access: 'open',
  sensitive: true,
  request: z.object({ ActivationCode: z.string() }),
  toWire: (args: { activationCode: string }) => ({ ActivationCode: args.activationCode }),
  data: read(text, (wire) => ({ prompt: wire })),
});

/**
 * Sets the first password by an activation code (ACC-7.13). `encodedPassword` is as `encodePassword` of the
 * configuration left it. It is set when `successCode` is 'REG21'.
 */
export const setPasswordByActivationKey = endpoint({
  name: 'setPasswordByActivationKey',
  method: 'POST',
  path: '/api/v1/SingupLogin/setpasswordbyactivationkey',
  kind: 'change',
  access: 'open',
  sensitive: true,
  request: z.object({ ActivationCode: z.string(), Password: z.string() }),
  toWire: (args: { activationCode: string; encodedPassword: string }) => ({
    ActivationCode: args.activationCode,
    Password: args.encodedPassword,
  }),
  // The code stands in either field (DEC-1.16).
  data: read(z.object({ SuccessCode: optionalId, Code: optionalId, Message: text }), (wire) => ({
    successCode: wire.SuccessCode ?? wire.Code ?? '',
    message: wire.Message,
  })),
});
