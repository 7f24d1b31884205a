import type { BindTexts, Localized } from '../../core/config/text.ts';
import type { ReadableAtom } from 'nanostores';
import { newPasswordText } from '../shared/password.rules.ts';
import { text } from './reset-password.text.ts';

export type PasswordStep =
  | { readonly at: 'checking' }
  /** The check failed without an answer of the service; it can be retried. */
  | { readonly at: 'unchecked'; readonly text: Localized }
  | {
      readonly at: 'form';
      readonly prompt: Localized;
      readonly busy: boolean;
      readonly problem?: { readonly text: Localized };
      /** An earlier attempt got no answer and may have set the password. */
      readonly mayBeSet: boolean;
    }
  /** No reset is stored; `to` is the page where it can be requested. */
  | { readonly at: 'nothing-asked'; readonly to: string }
  | { readonly at: 'leaving' }
  | { readonly at: 'done' };

/** Common interface of both ways to set a password, by activation code and by reset (ACC-4 Set or reset password). */
export interface PasswordFlow {
  readonly $state: ReadableAtom<PasswordStep>;
  /** The state that a server renders and hydration starts with. */
  readonly prerendered: PasswordStep;
  readonly mode: 'set' | 'reset';
  /** The account's email address; '' if unknown. */
  readonly email: string;
  readonly backPath: string;
  begin(): void;
  submit(values: NewPassword): Promise<void>;
  dismissProblem(): void;
}

export const emptyForm = (prompt: Localized): PasswordStep => ({ at: 'form', prompt, busy: false, mayBeSet: false });

export function withoutProblem(step: PasswordStep): PasswordStep {
  if (step.at !== 'form') return step;
  const { problem: _, ...form } = step;
  return form;
}

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

export const newPasswordErrors = (values: NewPassword, texts: BindTexts) => ({
  password: values.password === '' ? texts(text)('newMissing') : newPasswordText(values.password, texts),
  confirmation: confirmationError(values, texts),
});

function confirmationError({ password, confirmation }: NewPassword, texts: BindTexts): string | undefined {
  const t = texts(text);
  if (confirmation === '') return t('confirmMissing');
  return confirmation === password ? undefined : t('mismatch');
}
