import { localized, type Localized } from '../../core/config/text.ts';
import { atom, type ReadableAtom } from 'nanostores';
import type { Countdown } from '../../core/state/countdown.ts';
import { isRefusal, type Problem } from '../../core/state/problem.ts';
import { text } from './otp.text.ts';

export const resendSeconds = 20;

export type OtpStep =
  | { readonly at: 'waiting' }
  /**
   * `refusal`, `trouble` and `notice` are new objects each time, so that a repeated text counts as new. `trouble`: a
   * failure other than a refusal of the code, such as no network: the typed code stays in the field (NET-01).
   */
  | {
      readonly at: 'code';
      readonly refusal?: { readonly text: Localized };
      readonly trouble?: { readonly text: Localized };
      readonly notice?: { readonly text: Localized };
    }
  | { readonly at: 'verifying' | 'resending' | 'starting-trial' | 'done' }
  | { readonly at: 'trial-failed' | 'invalid'; readonly text: Localized };

export type OtpErrors = Readonly<Partial<Record<'otp' | 'password', Localized | undefined>>>;

export interface OtpFlow {
  readonly $state: ReadableAtom<OtpStep>;
  readonly countdown: Countdown;
  /** True after an attempt to which no answer came: it may have created the account (NET-03). */
  readonly $mayBeDone: ReadableAtom<boolean>;
  readonly mode: 'signup' | 'password-reset';
  readonly sentTo: string;
  /** True after a reload: the password of the signup was only in memory, and the user has to type it again. */
  readonly asksPassword: boolean;
  goBack(): void;
  verify(otp: string, password: string): Promise<OtpErrors>;
  resend(): Promise<boolean>;
  dismissMessage(): void;
  beginTrial(): Promise<void>;
}

export function createCode(first: OtpStep, countdown: Countdown) {
  const $state = atom(first);

  return {
    $state,
    countdown,
    $mayBeDone: atom(false),

    async resendTo<Draft>(draft: Draft | null, send: (draft: Draft) => Promise<Problem | null>): Promise<boolean> {
      if ($state.get().at !== 'code') return false;
      if (draft) $state.set({ at: 'resending' });
      const trouble = draft ? await send(draft) : { text: localized(text, 'resendWithoutDraft') };
      if (trouble) {
        $state.set(codeAfterTrouble(trouble));
        return false;
      }
      countdown.restart();
      $state.set({ at: 'code', notice: { text: localized(text, 'resent') } });
      return true;
    },

    dismissMessage(): void {
      if ($state.get().at === 'code') $state.set({ at: 'code' });
    },
  };
}

const sixDigits = /^\d{6}$/;
const digitsOnly = /^\d+$/;

/** The error of a typed code, checked before it is sent (ACC-5.24, ACC-5.27). */
export function otpError(otp: string, otpId: string): Localized | undefined {
  if (!digitsOnly.test(otpId) || (otp !== '' && !digitsOnly.test(otp))) return localized(text, 'notNumeric');
  return sixDigits.test(otp) ? undefined : localized(text, 'codeWrong');
}

// The problem's text; for an answer whose Status is neither 0 nor 1, a text of this page instead (ACC-5.29).
const textOf = (problem: Trouble) => (problem.hasUnknownStatus ? localized(text, 'unknownStatus') : problem.text);

export const codeAfterCheck = (problem: Problem): OtpStep =>
  isRefusal(problem) ? { at: 'code', refusal: { text: textOf(problem) } } : codeAfterTrouble(problem);

const codeAfterTrouble = (problem: Trouble): OtpStep => ({ at: 'code', trouble: { text: textOf(problem) } });

type Trouble = Pick<Problem, 'text' | 'hasUnknownStatus'>;
