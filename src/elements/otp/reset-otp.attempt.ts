import { config } from '../../core/config/config.ts';
import { requestOtpResetPassword, setPasswordByUsingOtp } from '../../core/service/endpoints/access/passwords.ts';
import type { ResetDraft } from '../../core/session/drafts/reset-draft.ts';
import type { Send } from '../kit/context.ts';

/* Loaded when the user starts to type the code. */

export const checkCode = (send: Send, { email, otpId }: ResetDraft, otp: string) =>
  send(setPasswordByUsingOtp, { email, otpId, otp });

export const askAgain = (send: Send, { email, otpId }: ResetDraft) =>
  send(requestOtpResetPassword, {
    purpose: 'password-reset',
    email,
    otpIdToResend: otpId,
    clientVersion: config().clientVersion,
  });
