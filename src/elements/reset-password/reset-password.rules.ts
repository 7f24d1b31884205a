import { tooLongText } from '../shared/password-length.ts';
import { isStrongPassword } from '../../core/format/password-strength.ts';
import { t } from './reset-password.text.ts';

export interface NewPassword {
  readonly password: string;
  readonly confirmation: string;
}

export type NewPasswordErrors = Partial<Record<keyof NewPassword, string>>;

/** Errors of a new password, by field (ACC-5). */
export function newPasswordErrors({ password, confirmation }: NewPassword): NewPasswordErrors {
  const wrong = passwordError(password);
  const differs = confirmationError(password, confirmation);
  return { ...(wrong && { password: wrong }), ...(differs && { confirmation: differs }) };
}

function passwordError(password: string): string | null {
  if (password === '') return t('newMissing');
  return isStrongPassword(password) ? tooLongText(password) : t('weak');
}

function confirmationError(password: string, confirmation: string): string | null {
  if (confirmation === '') return t('confirmMissing');
  return confirmation === password ? null : t('mismatch');
}
