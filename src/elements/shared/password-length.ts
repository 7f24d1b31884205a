import { texts } from '../../core/config/text.ts';

const t = texts('password', { tooLong: 'Please enter a password of at most {most} characters.' });

/** Longer than any password that is typed or generated, and short enough for every encoding and service. */
const longestPassword = 1000;

/** The error of a password that is too long, else null. */
export const tooLongText = (password: string): string | null =>
  password.length > longestPassword ? t('tooLong', { most: longestPassword }) : null;
