import { atom } from 'nanostores';
import { localized } from '../../core/config/text.ts';
import { routeOf } from '../../core/config/navigation.ts';
import { trimEnd } from '../../core/format/text.ts';
import { isRefusal } from '../../core/state/problem.ts';
import { resetPassword, setPasswordByUsingOtp } from '../../core/service/endpoints/access/passwords.ts';
import { leaveFlash } from '../../core/session/drafts/flash.ts';
import { checkedOtp, clearResetDraft, readResetDraft } from '../../core/session/drafts/reset-draft.ts';
import type { ElementHandle } from '../kit/context.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import { emptyForm, withoutProblem, type PasswordFlow, type PasswordStep } from './password-step.ts';
import { text } from './reset-password.text.ts';

type Needs = Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'trackStep' | 'report' | 'texts' | 'language'>;

/** The OTP of a reset is only in memory: after a reload it has to be entered again. */
export function createResetPasswordFlow(needs: Needs): PasswordFlow {
  const { element, send, navigate, trackStep } = needs;
  const draft = readResetDraft();
  const otp = checkedOtp();
  const to = draft ? '/forgotpasswordotp' : '/forgotpassword';
  const $state = atom<PasswordStep>(
    draft && otp ? emptyForm(localized(text, 'lead', { email: draft.email })) : { at: 'nothing-asked', to },
  );

  return {
    $state,
    prerendered: nothingAsked,
    mode: 'reset',
    email: draft?.email ?? '',
    backPath: draft?.isForced ? `/forceresetpassword?email=${encodeURIComponent(draft.email)}` : '/forgotpassword',

    begin() {
      // Outside its route the element shows a message with a button, and doesn't navigate by itself.
      if ($state.get().at === 'nothing-asked' && isOnOwnRoute(element)) navigate(to, { replace: true });
    },

    async submit({ password }) {
      const form = withoutProblem($state.get());
      if (form.at !== 'form' || form.busy || !draft || !otp) return;
      $state.set({ ...form, busy: true });
      const { email, otpId } = draft;
      if (form.mayBeSet) {
        const again = await send(setPasswordByUsingOtp, { email, otpId, otp });
        if (!again.ok && isRefusal(again.problem)) {
          clearResetDraft();
          leaveFlash({ tone: 'info', key: 'maybeSetBefore' });
          $state.set({ at: 'leaving' });
          return navigate('/', { replace: true });
        }
      }
      const answer = await sendEncoded(needs, resetPassword, [password], (encodedPassword) => ({
        email,
        otpId,
        otp,
        encodedPassword,
      }));
      if (!answer.ok) {
        const isRefused = isRefusal(answer.problem);
        const trouble = isRefused ? answer.problem.text : localized(text, 'setFailed');
        const mayBeSet = !isRefused && (form.mayBeSet || !answer.problem.isUnsent);
        return $state.set({ ...form, problem: { text: trouble }, mayBeSet });
      }
      clearResetDraft();
      leaveFlash({ tone: 'success', key: 'passwordSet' });
      $state.set({ at: 'done' });
      trackStep('password-reset', 'password-set');
      navigate('/passwordresetsuccess', { replace: true });
    },

    dismissProblem: () => $state.set(withoutProblem($state.get())),
  };
}

const nothingAsked: PasswordStep = { at: 'nothing-asked', to: '/forgotpassword' };

const isOnOwnRoute = (element: HTMLElement | null) =>
  trimEnd(routeOf(element?.ownerDocument.location.pathname ?? '').toLowerCase(), '/') === '/resetpassword';
