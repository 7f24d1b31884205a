import { isEmailAddress } from '../../core/format/email-address.ts';
import { t } from './forgot-password.text.ts';

/** What is wrong with an address (ACC-5), null when nothing is. */
export function emailError(email: string): string | null {
  if (email.trim() === '') return t('emailMissing');
  return isEmailAddress(email.trim()) ? null : t('emailWrong');
}
