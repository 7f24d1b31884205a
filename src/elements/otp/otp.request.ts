import type { Countdown } from '../../core/state/countdown.ts';
import type { ElementHandle } from '../kit/context.ts';
import { trimEnd } from '../../core/format/text.ts';
import { readResetDraft, resetCodeAgeMs } from '../../core/session/drafts/reset-draft.ts';
import { readDraft, signupCodeAgeMs } from '../../core/session/drafts/signup-draft.ts';
import type { OtpFlow } from './otp-step.ts';
import { createResetOtpFlow } from './reset-otp.flow.ts';
import { createSignupOtpFlow } from './signup-otp.flow.ts';

export function createFlow(handle: ElementHandle, path: string, countdown: Countdown): OtpFlow {
  const isSignup = isSignupOtp(path);
  const flow = isSignup ? createSignupOtpFlow(handle, countdown) : createResetOtpFlow(handle, countdown);
  // After Back, Forward and a reload, continues the countdown from the age of the code, because no new code was sent.
  countdown.restart(isSignup ? signupCodeAgeMs() : resetCodeAgeMs());
  return flow;
}

/** True for the OTP of a signup, false for a reset: by the route, on other paths by the stored drafts (ACC-4.18). */
function isSignupOtp(path: string): boolean {
  const route = trimEnd(path.toLowerCase(), '/');
  if (route === '/signupotp' || route === '/forgotpasswordotp') return route === '/signupotp';
  return readDraft() !== null || readResetDraft() === null;
}
