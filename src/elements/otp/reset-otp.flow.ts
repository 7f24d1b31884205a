import { createCountdown } from '../../core/state/countdown.ts';
import { localized } from '../../core/config/text.ts';
import { config } from '../../core/config/config.ts';
import { requestOtpResetPassword, setPasswordByUsingOtp } from '../../core/service/endpoints/access/passwords.ts';
import { withExceptionText } from '../../core/state/problem.ts';
import { keepCheckedOtp, keepResetDraft, readResetDraft } from '../../core/session/drafts/reset-draft.ts';
import type { ElementHandle } from '../kit/context.ts';
import { resendSeconds, type OtpFlow, codeAfterCheck, createCode, otpError } from './otp-step.ts';
import { text } from './otp.text.ts';

const otpRightCode = 'REG03';

/** The OTP page of a password reset (ACC-4 OTP page). */
export function createResetOtpFlow(
  { send, navigate, trackStep }: Pick<ElementHandle, 'send' | 'navigate' | 'trackStep'>,
  countdown = createCountdown(resendSeconds),
): OtpFlow {
  const draft = readResetDraft();
  const code = createCode({ at: 'code' }, countdown);
  const { $state } = code;

  return {
    ...code,
    mode: 'password-reset',
    sentTo: draft?.email ?? '',
    asksPassword: false,
    beginTrial: () => Promise.resolve(),

    goBack() {
      const current = readResetDraft() ?? draft;
      navigate(
        current?.isForced ? `/forceresetpassword?email=${encodeURIComponent(current.email)}` : '/forgotpassword',
      );
    },

    async verify(otp) {
      if ($state.get().at !== 'code') return {};
      const current = readResetDraft();
      // Without a stored OTP id, refuses every code, because no code can be valid (ACC-5.27).
      if (!current) return { otp: localized(text, 'notNumeric') };
      const wrong = otpError(otp, current.otpId);
      if (wrong) return { otp: wrong };

      $state.set({ at: 'verifying' });
      const { email, otpId } = current;
      const answer = await send(setPasswordByUsingOtp, { email, otpId, otp });
      if (!answer.ok) {
        $state.set(codeAfterCheck(withExceptionText(answer.problem, localized(text, 'resetFailed'))));
        return {};
      }
      if (answer.data.successCode !== otpRightCode) {
        $state.set({ at: 'code', trouble: { text: localized(text, 'resetFailed') } });
        return {};
      }
      keepCheckedOtp(otp);
      $state.set({ at: 'done' });
      trackStep('password-reset', 'otp-verified');
      navigate('/resetpassword');
      return {};
    },

    resend: () =>
      code.resendTo(readResetDraft(), async (current) => {
        const answer = await send(requestOtpResetPassword, {
          purpose: 'password-reset',
          email: current.email,
          otpIdToResend: current.otpId,
          clientVersion: config().clientVersion,
        });
        if (!answer.ok) return withExceptionText(answer.problem, localized(text, 'resetFailed'));
        keepResetDraft({ ...current, otpId: answer.data.otpId ?? current.otpId });
        return null;
      }),
  };
}
