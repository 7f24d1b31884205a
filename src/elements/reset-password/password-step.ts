import type { ReadableAtom } from 'nanostores';
import type { NewPassword } from './reset-password.rules.ts';

export type PasswordStep =
  /** The code of the link is being checked. */
  | { readonly at: 'checking' }
  /** It could not be checked. */
  | { readonly at: 'unchecked'; readonly text: string }
  | {
      readonly at: 'form';
      /** Over the form. */
      readonly prompt: string;
      readonly busy: boolean;
      readonly problem?: { readonly text: string };
      /** A try before went unanswered: the password may have been set by it. */
      readonly mayBeSet: boolean;
    }
  /** There is no reset to go on with; its next screen is `to`. */
  | { readonly at: 'nothing-asked'; readonly to: string }
  | { readonly at: 'leaving' }
  | { readonly at: 'done' };

/** Both ways to a password: by an activation code, and after the OTP of a reset (ACC-4 Set or reset password). */
export interface PasswordFlow {
  readonly $state: ReadableAtom<PasswordStep>;
  /** What a server draws, and hydration begins with. */
  readonly drawnAhead: PasswordStep;
  readonly mode: 'set' | 'reset';
  /** Whose password it is, for password managers; '' where it is not known. */
  readonly email: string;
  readonly backPath: string;
  begin(): void;
  /** Sends a password that the form has found right. */
  submit(values: NewPassword): Promise<void>;
  dismissProblem(): void;
}

export const emptyForm = (prompt: string): PasswordStep => ({ at: 'form', prompt, busy: false, mayBeSet: false });

/** A banner has had its time. */
export function withoutProblem(step: PasswordStep): PasswordStep {
  if (step.at !== 'form') return step;
  const { problem: _, ...form } = step;
  return form;
}
