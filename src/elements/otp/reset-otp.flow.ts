import { atom } from 'nanostores';
import { systemClock } from '../../core/clock.ts';
import { config } from '../../core/config.ts';
import { createCountdown } from '../../core/countdown.ts';
import { withExceptionText } from '../../core/problem.ts';
import { requestOtpResetPassword, setPasswordByUsingOtp } from '../../core/service/endpoints/passwords.ts';
import { keepCheckedOtp, keepResetDraft, readResetDraft } from '../../core/session/reset-draft.ts';
import type { ElementHandle } from '../kit/context.ts';
import type { OtpFlow, OtpStep } from './otp-step.ts';
import { otpError, withStatusText } from './otp.rules.ts';
import { t } from './otp.text.ts';

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'step'>;

const resendSeconds = 20;
const otpIsRight = 'REG03';

/** The OTP of a password reset (access.md section 4, "OTP page"). */
export function createResetOtpFlow({ send, navigate, step }: Needs, clock = systemClock): OtpFlow {
  const draft = readResetDraft();
  const $step = atom<OtpStep>({ at: 'code' });
  const countdown = createCountdown(resendSeconds, clock);

  return {
    $step,
    countdown,
    mode: 'password-reset',
    sentTo: draft?.email ?? '',
    asksPassword: false,
    beginTrial: () => Promise.resolve(),

    goBack() {
      const current = readResetDraft() ?? draft;
      navigate(current?.isForced ? `/forceresetpassword?email=${encodeURIComponent(current.email)}` : '/forgotpassword');
    },

    async verify(otp) {
      if ($step.get().at !== 'code') return {};
      const current = readResetDraft();
      if (!current) {
        $step.set({ at: 'code', refusal: { text: t('resendWithoutDraft') } });
        return {};
      }
      const wrong = otpError(otp, current.otpId);
      if (wrong) return { otp: wrong };

      $step.set({ at: 'verifying' });
      const answer = await send(setPasswordByUsingOtp, { email: current.email, otpId: current.otpId, otp });
      const isRight = answer.ok && answer.data.successCode === otpIsRight;
      if (!isRight) {
        const text = answer.ok ? t('resetFailed') : withStatusText(withExceptionText(answer.problem, t('resetFailed'))).text;
        $step.set({ at: 'code', refusal: { text } });
        return {};
      }
      keepCheckedOtp(otp);
      $step.set({ at: 'done' });
      step('password-reset', 'otp-verified');
      navigate('/resetpassword');
      return {};
    },

    async resend() {
      const current = readResetDraft();
      if (!current) return $step.set({ at: 'code', refusal: { text: t('resendWithoutDraft') } });
      $step.set({ at: 'resending' });
      const { clientVersion } = config();
      const answer = await send(requestOtpResetPassword, { purpose: 'password-reset', email: current.email, otpIdToResend: current.otpId, clientVersion });
      countdown.restart();
      if (!answer.ok) return $step.set({ at: 'code', refusal: { text: withExceptionText(answer.problem, t('resetFailed')).text } });
      // A new id voids the old one (decisions.md section 1).
      keepResetDraft({ ...current, otpId: answer.data.otpId ?? current.otpId });
      $step.set({ at: 'code', notice: { text: t('resent') } });
    },
  };
}
