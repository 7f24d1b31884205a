import { localized, type BindTexts, type Localized } from '../../core/config/text.ts';
import { atom } from 'nanostores';
import { config } from '../../core/config/config.ts';
import { withExceptionText } from '../../core/state/problem.ts';
import { requestOtpResetPassword } from '../../core/service/endpoints/access/passwords.ts';
import { keepResetDraft, readResetDraft } from '../../core/session/drafts/reset-draft.ts';
import { clearDraft } from '../../core/session/drafts/signup-draft.ts';
import type { ElementHandle } from '../kit/context.ts';
import { text } from './forgot-password.text.ts';
import { isEmailAddress } from '../../core/format/email-address.ts';
import { readEmail } from '../../core/format/typed.ts';

type ForgotPasswordStep =
  | { readonly at: 'form'; readonly busy: boolean; readonly problem?: { readonly text: Localized } }
  | { readonly at: 'leaving' };

type Needs = Pick<ElementHandle, 'send' | 'navigate' | 'trackStep'>;

const failed = localized(text, 'failed');
const waiting: ForgotPasswordStep = { at: 'form', busy: false };

export function createForgotPasswordFlow({ send, navigate, trackStep }: Needs) {
  const $state = atom<ForgotPasswordStep>(waiting);

  return {
    $state,

    typedEmail: (): string => readResetDraft()?.email ?? '',

    dismissProblem: () => $state.set(waiting),

    /** Shows the form again: a page that handles `dict-navigate` may keep this element until the visitor comes back. */
    comeBack(): void {
      if ($state.get().at === 'leaving') $state.set(waiting);
    },

    async submit(typed: string, isForced: boolean): Promise<void> {
      const now = $state.get();
      if (now.at === 'leaving' || now.busy) return;
      const email = readEmail(typed);
      $state.set({ at: 'form', busy: true });
      const { clientVersion } = config();
      const answer = await send(requestOtpResetPassword, { purpose: 'password-reset', email, clientVersion });
      const otpId = answer.ok ? answer.data.otpId : null;
      if (otpId === null) {
        const trouble = answer.ok ? failed : withExceptionText(answer.problem, failed).text;
        return $state.set({ at: 'form', busy: false, problem: { text: trouble } });
      }
      // Clears a stored signup: the OTP page could not tell whether a code belongs to the signup or to this reset (DEC-3).
      clearDraft();
      keepResetDraft({ email, otpId, isForced });
      $state.set({ at: 'leaving' });
      trackStep('password-reset', 'otp-requested');
      navigate('/forgotpasswordotp');
    },
  };
}

export function emailError(typed: string, bind: BindTexts): string | undefined {
  const t = bind(text);
  const email = readEmail(typed);
  if (email === '') return t('emailMissing');
  return isEmailAddress(email) ? undefined : t('emailWrong');
}
