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
    // Replaces the history entry: Back must not lead to the used code.
    navigate(trial.at === 'started' ? '/congratulation' : '/subscription', { replace: true });
  };

  return {
    $state,
    countdown,
    mode: 'signup',
    // A no-break space keeps country code and number on one line.
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
      // With the field on screen its value counts, also after a failed attempt: the stored password may be mistyped.
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

/**
 * Without a draft, for instance after a reload. An unanswered trial is not requested again by itself: the service may
 * have started it (NET-03).
 */
const withoutDraft = (wish: TrialWish | null): OtpStep =>
  wish ? { at: 'trial-failed', text: t('trialPending') } : { at: 'invalid', text: t('noDraft') };

/** Navigation state that opens the signup form for the same product. */
const backState = (wish: TrialWish | null) => {
  const { productName } = wish ?? readContext();
  return productName ? { product: productName } : {};
};
