import type { BindTexts } from '../../core/config/text.ts';
import { isStrongPassword } from '../../core/format/password-rules.ts';
import { lengthOf } from '../../core/format/text.ts';
import { text } from './password.text.ts';

/** Longer than any typed or generated password, and short enough for every encoding and service. */
const longestPassword = 1000;

export const tooLongText = (password: string, bind: BindTexts): string | undefined =>
  lengthOf(password) > longestPassword ? bind(text)('tooLong', { most: longestPassword }) : undefined;

export const newPasswordText = (password: string, bind: BindTexts): string | undefined =>
  isStrongPassword(password) ? tooLongText(password, bind) : bind(text)('weak');
