import { isStrongPassword } from '../../core/format/credentials.ts';
import { t } from './password.text.ts';

/** Longer than any password that is typed or generated, and short enough for every encoding and service. */
const longestPassword = 1000;

/** The error of a password that is too long, else null. */
export const tooLongText = (password: string): string | null =>
  password.length > longestPassword ? t('tooLong', { most: longestPassword }) : null;

/** The error of a new password that is too weak or too long, else null. */
export const newPasswordText = (password: string): string | null =>
  isStrongPassword(password) ? tooLongText(password) : t('weak');
