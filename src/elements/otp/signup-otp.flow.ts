import { atom } from 'nanostores';
import { createCountdown } from '../../core/state/countdown.ts';
import { systemClock } from '../../core/page/clock.ts';
import { notLoaded } from '../../core/load-service.ts';
import { clearPendingTrial, keepPendingTrial, pendingTrial } from '../../core/session/drafts/pending-trial.ts';
import { readContext } from '../../core/session/drafts/signup-context.ts';
import {
  draftPassword,
  keepDraftPassword,
  readDraft,
  renewDraft,
  type TrialWish,
} from '../../core/session/drafts/signup-draft.ts';
import { tooLongText } from '../shared/password-length.ts';
import { isStrongPassword } from '../../core/format/password-strength.ts';
import type { ElementHandle } from '../kit/context.ts';
import { resendSeconds, type OtpFlow, type OtpStep } from './otp-step.ts';
import { codeAfterCheck, codeAfterTrouble, otpError } from './otp.rules.ts';
import { t } from './otp.text.ts';

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'step' | 'element' | 'report'>;

/** The OTP of a signup (ACC-4.13 to ACC-4.18). */
export function createSignupOtpFlow(needs: Needs, clock = systemClock): OtpFlow {
  const { send, navigate, step } = needs;
  const draft = readDraft();
  const asksPassword = draft !== null && draftPassword() === null;
  let wish = draft?.trial ?? pendingTrial();
  const $state = atom<OtpStep>(draft ? { at: 'code' } : withoutDraft(wish));
  const countdown = createCountdown(resendSeconds, clock);
  const load = () => import('./signup-otp.attempt.ts').catch(() => null);

  const beginTrial = async () => {
    if (!wish) return;
    $state.set({ at: 'starting-trial' });
    const attempt = await load();
    if (!attempt) return $state.set({ at: 'trial-failed', text: notLoaded('').text });
    const trial = await attempt.startTrial(send, wish);
    if (trial.at === 'failed') return $state.set({ at: 'trial-failed', text: trial.text });
    clearPendingTrial();
    $state.set({ at: 'done' });
    step('signup', trial.at);
    // The form and the code are behind the visitor: the back button does not lead there.
    navigate(trial.at === 'started' ? '/congratulation' : '/subscription', { replace: true });
  };

  return {
    $state,
    countdown,
    mode: 'signup',
    // No line ends between the country's code and the number.
    sentTo: draft ? `${draft.phoneCode}\u00a0${draft.mobile}` : '',
    asksPassword,
    goBack: () => navigate('/signup', { state: backState(wish) }),
    beginTrial,
    prepare: () => void load(),

    async verify(otp, typedPassword) {
      if ($state.get().at !== 'code') return {};
      const current = readDraft();
      if (!current) {
        $state.set({ at: 'invalid', text: t('noDraft') });
        return {};
      }
      // One that was kept since it was asked for may have been typed wrong: the field is still there to be mended.
      const password = asksPassword ? typedPassword : (draftPassword() ?? typedPassword);
      const wrong = signupOtpErrors(otp, current.otpId, password);
      if (wrong.otp || wrong.password) return wrong;

      $state.set({ at: 'verifying' });
      const attempt = await load();
      const problem = attempt ? await attempt.signUp(needs, current, otp, password) : notLoaded('');
      if (problem) {
        keepDraftPassword(password);
        $state.set(codeAfterCheck(problem));
        return {};
      }
      wish = current.trial;
      keepPendingTrial(wish);
      await beginTrial();
      return {};
    },

    async resend() {
      if ($state.get().at !== 'code') return false;
      const current = readDraft();
      if (!current) {
        $state.set({ at: 'code', trouble: { text: t('resendWithoutDraft') } });
        return false;
      }
      $state.set({ at: 'resending' });
      const answer = await (await load())?.askAgain(needs, current);
      if (!answer?.ok) {
        $state.set(codeAfterTrouble(answer?.problem ?? notLoaded('')));
        return false;
      }
      renewDraft();
      countdown.restart();
      $state.set({ at: 'code', notice: { text: t('resent') } });
      return true;
    },

    dismissMessage() {
      if ($state.get().at === 'code') $state.set({ at: 'code' });
    },
  };
}

function signupOtpErrors(otp: string, otpId: string, password: string) {
  const code = otpError(otp, otpId);
  const wrong = passwordError(password);
  return { ...(code && { otp: code }), ...(wrong && { password: wrong }) };
}

function passwordError(password: string): string | null {
  if (password === '') return t('passwordMissing');
  return isStrongPassword(password) ? tooLongText(password) : t('passwordWeak');
}

/** The account is there and its trial was not answered: it is not asked for again without being told to (NET-03). */
const withoutDraft = (wish: TrialWish | null): OtpStep =>
  wish ? { at: 'trial-failed', text: t('trialPending') } : { at: 'invalid', text: t('noDraft') };

/** The signup form is opened for the product that it was sent for. */
const backState = (wish: TrialWish | null) => {
  const { productName } = wish ?? readContext();
  return productName ? { product: productName } : {};
};
