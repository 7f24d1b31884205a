import { isEmailAddress } from '../../core/format/email-address.ts';
import { t } from './forgot-password.text.ts';

/** The error of an address, null if it is valid (ACC-5). */
export function emailError(email: string): string | null {
  if (email.trim() === '') return t('emailMissing');
  return isEmailAddress(email.trim()) ? null : t('emailWrong');
}
