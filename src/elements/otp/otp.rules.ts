import { isRefusal, type Problem } from '../../core/state/problem.ts';
import type { OtpStep } from './otp-step.ts';
import { t } from './otp.text.ts';

const sixDigits = /^\d{6}$/;
const digitsOnly = /^\d+$/;

/** The error of a code before it is sent, null if it is valid (ACC-5.24, ACC-5.27). */
export function otpError(otp: string, otpId: string): string | null {
  if (!digitsOnly.test(otpId) || (otp !== '' && !digitsOnly.test(otp))) return t('notNumeric');
  return sixDigits.test(otp) ? null : t('codeWrong');
}

// A Status other than 0 or 1 has a special text on this page (ACC-5.29).
const textOf = (problem: Problem) => (problem.hasUnknownStatus ? t('unknownStatus') : problem.text);

/** The step after a failed check: a refusal empties the boxes, any other problem keeps the typed code. */
export const codeAfterCheck = (problem: Problem): OtpStep =>
  isRefusal(problem) ? { at: 'code', refusal: { text: textOf(problem) } } : codeAfterTrouble(problem);

export const codeAfterTrouble = (problem: Problem): OtpStep => ({ at: 'code', trouble: { text: textOf(problem) } });
