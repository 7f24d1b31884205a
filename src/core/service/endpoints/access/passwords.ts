import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import {
  fields,
  nothing,
  optional,
  optionalId,
  read,
  sends,
  sentId,
  sentIdOrNone,
  text,
  type SentBy,
} from '../../shapes.ts';

const resetOtp = sends(
  {
    email: ['Email', z.string()],
    clientVersion: ['AppVersion', z.string()],
    otpIdToResend: ['OTPIdtoResend', sentIdOrNone],
  },
  { SourceApp: 'userconsole', OTPHashKey: '', OTPVersion: 6 },
);

/** Another OTP for the second factor of a login, for the identifier as the user typed it (ACC-7.6). */
const secondFactorOtp = sends(
  { userName: ['Email', z.string()], otpIdToResend: ['OTPIdtoResend', sentId] },
  { SourceApp: 'userconsole', OTPPurpose: '2FA' },
);

/**
 * Sends an OTP for a new password, or resends one for that or for a login's second factor (ACC-7.5, ACC-7.6). Returns
 * the OTP's id, or null if a resend keeps the previous id. A new id voids the old one (DEC-1).
 */
export const requestOtpResetPassword = endpoint({
  name: 'requestOtpResetPassword',
  path: '/api/v1/SingupLogin/Requestotpresetpassword',
  access: 'open',
  sensitive: true,
  request: z.union([secondFactorOtp.request, resetOtp.request]),
  toWire: (
    args:
      | ({ purpose: 'password-reset' } & SentBy<typeof resetOtp>)
      | ({ purpose: 'second-factor' } & SentBy<typeof secondFactorOtp>),
  ) => (args.purpose === 'second-factor' ? secondFactorOtp.toWire(args) : resetOtp.toWire(args)),
  data: read(optional(z.object({ OTPId: optionalId })), (wire) => ({ otpId: wire?.OTPId ?? null })),
});

/**
 * Checks the OTP of a password reset without using it up (ACC-7.7), because `resetPassword` sends it again. The OTP is
 * right if `successCode` is 'REG03'.
 */
export const setPasswordByUsingOtp = endpoint({
  name: 'setPasswordByUsingOtp',
  path: '/api/v1/SingupLogin/setpasswordbyusingOTP',
  access: 'open',
  sensitive: true,
  ...sends(
    { email: ['Email', z.string()], otpId: ['OTPId', sentId], otp: ['OTP', z.string()] },
    { Password: '', ActivationCode: '' },
  ),
  data: fields({
    successCode: ['SuccessCode', z.string()],
  }),
});

const newPassword = sends({
  email: ['Email', z.string()],
  otpId: ['OTPId', sentId],
  otp: ['OTP', z.string()],
  encodedPassword: ['Password', z.string()],
  confirmation: ['ConfirmPassword', z.string()],
});

/**
 * Sets the new password after the OTP was checked (DEC-1.2). `encodedPassword` is the result of the configuration's
 * `encodePassword`. It is also sent as its own confirmation: the form has already compared the two fields.
 */
export const resetPassword = endpoint({
  name: 'resetPassword',
  path: '/api/v1/SingupLogin/resetpassword',
  access: 'open',
  sensitive: true,
  request: newPassword.request,
  toWire: (args: Omit<SentBy<typeof newPassword>, 'confirmation'>) =>
    newPassword.toWire({ ...args, confirmation: args.encodedPassword }),
  data: nothing,
});

/** Checks the code of an activation link (ACC-7.12). Returns the text to show above the form. */
export const validateActivationCode = endpoint({
  name: 'validateActivationCode',
  path: '/api/v1/SingupLogin/ValidateActivationCode',
  kind: 'read',
  access: 'open',
  sensitive: true,
  ...sends({ activationCode: ['ActivationCode', z.string()] }),
  data: read(text, (wire) => ({ prompt: wire })),
});

/** Sets the first password by an activation code (ACC-7.13). The password is set if `successCode` is 'REG21'. */
export const setPasswordByActivationKey = endpoint({
  name: 'setPasswordByActivationKey',
  path: '/api/v1/SingupLogin/setpasswordbyactivationkey',
  access: 'open',
  sensitive: true,
  ...sends({ activationCode: ['ActivationCode', z.string()], encodedPassword: ['Password', z.string()] }),
  // The service may send the code in either field (DEC-1.16).
  data: read(z.object({ SuccessCode: optionalId, Code: optionalId, Message: text }), (wire) => ({
    successCode: wire.SuccessCode ?? wire.Code ?? '',
    message: wire.Message,
  })),
});
