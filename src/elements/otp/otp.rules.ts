import type { Problem } from '../../core/problem.ts';
import { t } from './otp.text.ts';

const sixDigits = /^\d{6}$/;
const digitsOnly = /^\d+$/;

/** What is wrong with a code before it is sent (access.md section 5), null when nothing is. */
export function otpError(otp: string, otpId: string): string | null {
  if (!digitsOnly.test(otpId) || (otp !== '' && !digitsOnly.test(otp))) return t('notNumeric');
  return sixDigits.test(otp) ? null : t('codeWrong');
}

/** On this page a Status other than 0 or 1 has a text of its own (access.md section 5). */
export const withStatusText = (problem: Problem): Problem => (problem.hasUnknownStatus ? { ...problem, text: t('unknownStatus') } : problem);
