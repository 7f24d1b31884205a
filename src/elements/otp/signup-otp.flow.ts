import { localized, type BindTexts, type Localized } from '../../core/config/text.ts';
import { createCountdown } from '../../core/state/countdown.ts';
import { config } from '../../core/config/config.ts';
import { resendOtp, signupByMobileOtp } from '../../core/service/endpoints/access/signup-otp.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import { takeRequestedPath } from '../../core/session/requested-path.ts';
import { openSession } from '../../core/session/open-session.ts';
import {
  clearDraft,
  clearPendingTrial,
  draftPassword,
  keepDraftPassword,
  keepPendingTrial,
  pendingTrial,
  readDraft,
  renewDraft,
  type SignupDraft,
  type TrialSelection,
} from '../../core/session/drafts/signup-draft.ts';
import { isOutcomeUnknown } from '../../core/state/problem.ts';
import { readContext, writeContext } from '../../core/session/drafts/signup-context.ts';
import { newPasswordText } from '../shared/password.rules.ts';
import type { ElementHandle } from '../kit/context.ts';
import { resendSeconds, type OtpFlow, type OtpStep, codeAfterCheck, createCode, otpError } from './otp-step.ts';
import { text } from './otp.text.ts';
import { startTrial } from './trial.flow.ts';

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'trackStep' | 'element' | 'report' | 'bind' | 'language'>;

/** The OTP page of a signup: checks the code, creates the account and starts the trial (ACC-4.13 to ACC-4.18). */
export function createSignupOtpFlow(needs: Needs, countdown = createCountdown(resendSeconds)): OtpFlow {
  const { send, navigate, trackStep, bind } = needs;
  const draft = readDraft();
  const asksPassword = draft !== null && draftPassword() === null;
  // The product and plan of the trial. Kept apart from the draft, which the signup removes, so that a failed trial can be
  // started again.
  let selection = draft?.trial ?? pendingTrial();
  /** The stored signup, unless another form in this tab has replaced it since: its code is not the one asked for here. */
  const current = () => {
    const stored = readDraft();
    return stored?.otpId === draft?.otpId ? stored : null;
  };
  const code = createCode(draft ? { at: 'code' } : withoutDraft(selection), countdown);
  const { $state } = code;

  const beginTrial = async () => {
    if (!selection) return;
    $state.set({ at: 'starting-trial' });
    const trial = await startTrial(send, selection);
    if (trial.at === 'failed') return $state.set({ at: 'trial-failed', text: trial.text });
    clearPendingTrial();
    $state.set({ at: 'done' });
    trackStep('signup', trial.at);
    navigate(trial.at === 'started' ? '/congratulation' : '/subscription', { replace: true });
  };

  return {
    ...code,
    mode: 'signup',
    sentTo: draft ? `${draft.phoneCode}\u00a0${draft.mobile}` : '',
    asksPassword,
    goBack: () => navigate('/signup', { state: backState(selection) }),
    beginTrial,

    async verify(otp, typedPassword) {
      if ($state.get().at !== 'code') return {};
      const sent = current();
      if (!sent) {
        $state.set({ at: 'invalid', text: noDraft });
        return {};
      }
      // If this screen asked for the password, ignores a stored one: a failed attempt here may have stored a typing error.
      const password = asksPassword ? typedPassword : (draftPassword() ?? typedPassword);
      const wrong = signupOtpErrors(otp, sent.otpId, password, bind);
      if (wrong.otp || wrong.password) return wrong;

      $state.set({ at: 'verifying' });
      const problem = await signUp(needs, sent, otp, password);
      if (problem) {
        keepDraftPassword(password);
        if (isOutcomeUnknown(problem)) code.$mayBeDone.set(true);
        $state.set(codeAfterCheck(problem));
        return {};
      }
      selection = sent.trial;
      keepPendingTrial(selection);
      await beginTrial();
      return {};
    },

    resend: () =>
      code.resendTo(current(), async ({ mobile, phoneCode, otpId }) => {
        const answer = await send(resendOtp, { mobile, phoneCode, otpId });
        if (!answer.ok) return answer.problem;
        renewDraft();
        return null;
      }),
  };
}

async function signUp(needs: Needs, draft: SignupDraft, otp: string, password: string) {
  const { clientUniqueCode, clientVersion } = config();
  const answer = await sendEncoded(needs, signupByMobileOtp, [password], (encodedPassword) => ({
    ...draft,
    otp,
    encodedPassword,
    clientUniqueCode,
    clientVersion,
  }));
  if (!answer.ok) return answer.problem;
  // Clears the referral code, which is used up: the context outlives an expired session, and the next user must not
  // find the code in the form.
  writeContext({ referralValidationCode: draft.referralCode, referralCode: '' });
  clearDraft();
  openSession(answer.data.login, needs.element ?? undefined);
  // Forgets the protected path that led to the login: after a signup the trial decides which page opens.
  takeRequestedPath();
  return null;
}

function signupOtpErrors(otp: string, otpId: string, password: string, bind: BindTexts) {
  const passwordError = () =>
    password === '' ? bind(text)('passwordMissing') : (newPasswordText(password, bind) ?? '');
  return { otp: otpError(otp, otpId), password: passwordError() ? passwordError : undefined };
}

/** First step without a stored signup: 'trial-failed', with a retry button, if a trial is pending (NET-03); else 'invalid'. */
const withoutDraft = (selection: TrialSelection | null): OtpStep =>
  selection ? { at: 'trial-failed', text: trialPending } : { at: 'invalid', text: noDraft };

const noDraft: Localized = localized(text, 'noDraft');
const trialPending: Localized = localized(text, 'trialPending');

const backState = (selection: TrialSelection | null) => {
  const { productName } = selection ?? readContext();
  return productName ? { product: productName } : {};
};
