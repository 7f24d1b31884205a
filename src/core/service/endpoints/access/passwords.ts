import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { fields, optional, read, sends, type SentBy } from '../../fields.ts';
import * as shapes from '../../shapes.ts';

const resetOtp = sends(
  {
    email: ['Email', z.string()],
    clientVersion: ['AppVersion', z.string()],
    otpIdToResend: ['OTPIdtoResend', shapes.sentIdOrNone],
  },
  { SourceApp: 'userconsole', OTPHashKey: '', OTPVersion: 6 },
);

const secondFactorOtp = sends(
  { userName: ['Email', z.string()], otpIdToResend: ['OTPIdtoResend', shapes.sentId] },
  { SourceApp: 'userconsole', OTPPurpose: '2FA' },
);

/**
 * Sends the OTP of a password reset (ACC-7.5), or resends the OTP of a reset or a login (ACC-7.6). After a resend, `otpId`
 * is the OTP's new id, or null if the previous id stays valid. For a login, `userName` is the identifier that was typed
 * there, an e-mail address or a mobile number; it is sent as `Email`.
 */
export const requestOtpResetPassword = endpoint({
  name: 'requestOtpResetPassword',
  path: '/api/v1/SingupLogin/Requestotpresetpassword',
  request: z.union([secondFactorOtp.request, resetOtp.request]),
  toWire: (
    args:
      | ({ purpose: 'password-reset' } & SentBy<typeof resetOtp>)
      | ({ purpose: 'second-factor' } & SentBy<typeof secondFactorOtp>),
  ) => (args.purpose === 'second-factor' ? secondFactorOtp.toWire(args) : resetOtp.toWire(args)),
  data: read(optional(z.object({ OTPId: shapes.optionalId })), (wire) => ({ otpId: wire?.OTPId ?? null })),
});

/** Checks a reset's OTP (ACC-7.7), which stays valid for `resetPassword`. The OTP is right if `successCode` is 'REG03'. */
export const setPasswordByUsingOtp = endpoint({
  name: 'setPasswordByUsingOtp',
  path: '/api/v1/SingupLogin/setpasswordbyusingOTP',
  ...sends(
    { email: ['Email', z.string()], otpId: ['OTPId', shapes.sentId], otp: ['OTP', z.string()] },
    { Password: '', ActivationCode: '' },
  ),
  data: fields({
    successCode: ['SuccessCode', z.string()],
  }),
});

const newPassword = sends({
  email: ['Email', z.string()],
  otpId: ['OTPId', shapes.sentId],
  otp: ['OTP', z.string()],
  encodedPassword: ['Password', z.string()],
  confirmation: ['ConfirmPassword', z.string()],
});

/** Sets the new password (DEC-1.2). The form has already compared its two fields, so one value is sent twice. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  path: '/api/v1/SingupLogin/resetpassword',
  request: newPassword.request,
  toWire: (args: Omit<SentBy<typeof newPassword>, 'confirmation'>) =>
    newPassword.toWire({ ...args, confirmation: args.encodedPassword }),
});

/** `prompt` is the text to show above the form for the first password (ACC-7.12). */
export const validateActivationCode = endpoint({
  name: 'validateActivationCode',
  path: '/api/v1/SingupLogin/ValidateActivationCode',
  kind: 'read',
  ...sends({ activationCode: ['ActivationCode', z.string()] }),
  data: read(shapes.text, (wire) => ({ prompt: wire })),
});

/** The password is set if `successCode` is 'REG21' (ACC-7.13). */
export const setPasswordByActivationKey = endpoint({
  name: 'setPasswordByActivationKey',
  path: '/api/v1/SingupLogin/setpasswordbyactivationkey',
  ...sends({ activationCode: ['ActivationCode', z.string()], encodedPassword: ['Password', z.string()] }),
  // The service sends the code as `SuccessCode` or as `Code` (DEC-1.16).
  data: read(z.object({ SuccessCode: shapes.optionalId, Code: shapes.optionalId, Message: shapes.text }), (wire) => ({
    successCode: wire.SuccessCode ?? wire.Code ?? '',
    message: wire.Message,
  })),
});
