import { atom } from 'nanostores';
import { addressOf, routeOf } from '../../core/config/navigation.ts';
import { trimEnd } from '../../core/format/text.ts';
import { readResetDraft, resetCodeAgeMs } from '../../core/session/drafts/reset-draft.ts';
import { readDraft, signupCodeAgeMs } from '../../core/session/drafts/signup-draft.ts';
import { createCountdown } from '../../core/state/countdown.ts';
import type { ElementHandle } from '../kit/context.ts';
import { createCode, resendSeconds, type OtpFlow, type OtpStep } from './otp-step.ts';
import { createResetOtpFlow } from './reset-otp.flow.ts';
import { createSignupOtpFlow } from './signup-otp.flow.ts';

/** The page of the one-time code of a signup or a password reset: `begin` decides which, by path and storage. */
export function createOtpFlow(handle: ElementHandle) {
  const countdown = createCountdown(resendSeconds);
  const path = routeOf(addressOf(handle.element).pathname);
  const $flow = atom<OtpFlow>({
    ...createCode({ at: 'waiting' }, countdown),
    mode: 'signup',
    sentTo: '',
    asksPassword: false,
    goBack: () => {},
    verify: () => Promise.resolve({}),
    resend: () => Promise.resolve(false),
    beginTrial: () => Promise.resolve(),
  });

  return {
    $flow,
    countdown,

    /** Reads the storage again after each return to the page, but not while a call is pending: its result has to be shown. */
    begin(): void {
      if (pending.has($flow.get().$state.get().at)) return;
      const isSignup = isSignupOtp(path);
      $flow.set(isSignup ? createSignupOtpFlow(handle, countdown) : createResetOtpFlow(handle, countdown));
      // After Back, Forward and a reload, continues the countdown from the age of the code, because no new code was sent.
      countdown.restart(isSignup ? signupCodeAgeMs() : resetCodeAgeMs());
    },
  };
}

const pending: ReadonlySet<OtpStep['at']> = new Set(['verifying', 'resending', 'starting-trial']);

/** True for the OTP of a signup, false for a reset: by the route, on other paths by the stored drafts (ACC-4.18). */
function isSignupOtp(path: string): boolean {
  const route = trimEnd(path.toLowerCase(), '/');
  if (route === '/signupotp' || route === '/forgotpasswordotp') return route === '/signupotp';
  return readDraft() !== null || readResetDraft() === null;
}
