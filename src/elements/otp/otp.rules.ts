import { isRefusal, type Problem } from '../../core/state/problem.ts';
import type { OtpStep } from './otp-step.ts';
import { t } from './otp.text.ts';

const sixDigits = /^\d{6}$/;
const digitsOnly = /^\d+$/;

/** What is wrong with a code before it is sent (ACC-5.24, ACC-5.27), null when nothing is. */
export function otpError(otp: string, otpId: string): string | null {
  if (!digitsOnly.test(otpId) || (otp !== '' && !digitsOnly.test(otp))) return t('notNumeric');
  return sixDigits.test(otp) ? null : t('codeWrong');
}

// On this page a Status other than 0 or 1 has a text of its own (ACC-5.29).
const textOf = (problem: Problem) => (problem.hasUnknownStatus ? t('unknownStatus') : problem.text);

/** The code again, with what the service said of it, or with why it could not be asked. */
export const codeAfterCheck = (problem: Problem): OtpStep =>
  isRefusal(problem) ? { at: 'code', refusal: { text: textOf(problem) } } : codeAfterTrouble(problem);

export const codeAfterTrouble = (problem: Problem): OtpStep => ({ at: 'code', trouble: { text: textOf(problem) } });
