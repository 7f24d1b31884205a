import { localized } from '../../core/config/text.ts';
import { createCountdown } from '../../core/state/countdown.ts';
import { isRefusal, withExceptionText } from '../../core/state/problem.ts';
import { authenticate } from '../../core/service/endpoints/access/login.ts';
import { requestOtpResetPassword } from '../../core/service/endpoints/access/passwords.ts';
import { loginFailed, type SecondFactorStep } from './login-step.ts';
import type { LoginFlow } from './login.flow.ts';
import { text } from './login.text.ts';

export type SecondFactor = ReturnType<typeof createSecondFactor>;

const resendSeconds = 20;

/** Second step of a login: the OTP that was sent by email (ACC-4 Two-factor modal). */
export function createSecondFactor({ send, $state, finish, clock }: LoginFlow['toSecondFactor']) {
  const countdown = createCountdown(resendSeconds, clock);

  const waiting = () => {
    const step = $state.get();
    return step.at === 'second-factor' && step.doing === 'waiting' ? step : null;
  };
  const isCurrent = ({ attempt }: SecondFactorStep) => {
    const step = $state.get();
    return step.at === 'second-factor' && step.attempt === attempt;
  };
  const showAgain = ({ attempt, maskedEmail, otpId }: SecondFactorStep, more: Partial<SecondFactorStep>) =>
    $state.set({ at: 'second-factor', attempt, maskedEmail, otpId, doing: 'waiting', ...more });

  return {
    countdown,

    dismissMessage(): void {
      const step = waiting();
      if (step) showAgain(step, {});
    },

    async verify(otp: string): Promise<void> {
      const step = waiting();
      if (!step || otp.length !== 6) return;
      showAgain(step, { doing: 'verifying' });
      const answer = await send(authenticate, { userName: step.attempt.userName, otpId: step.otpId, otp });
      if (!isCurrent(step)) return;
      if (answer.ok) return finish(answer.data, step.attempt);
      const { problem } = answer;
      if (isRefusal(problem)) return showAgain(step, { refusal: { text: problem.text } });
      showAgain(step, { trouble: { text: withExceptionText(problem, loginFailed).text } });
    },

    async resend(): Promise<boolean> {
      const step = waiting();
      if (!step) return false;
      showAgain(step, { doing: 'resending' });
      const args = { userName: step.attempt.userName, otpIdToResend: step.otpId };
      const answer = await send(requestOtpResetPassword, { purpose: 'second-factor', ...args });
      if (!isCurrent(step)) return false;
      if (answer.ok) {
        countdown.restart();
        // Stores the id of the new OTP if the answer contains one, because the previous id is void then (DEC-1, 2FA).
        showAgain(step, { otpId: answer.data.otpId ?? step.otpId, notice: { text: localized(text, 'resent') } });
        return true;
      }
      showAgain(step, { trouble: { text: withExceptionText(answer.problem, localized(text, 'resendFailed')).text } });
      return false;
    },
  };
}
