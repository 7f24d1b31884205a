import { texts } from '../../core/config/text.ts';

const t = texts('password', { tooLong: 'Please enter a password of at most {most} characters.' });

/** More than anybody types or a password manager makes, and little enough for every encoding and every service. */
const longestPassword = 1000;

/** What is said of a password that is too long, null where it is not. */
export const tooLongText = (password: string): string | null =>
  password.length > longestPassword ? t('tooLong', { most: longestPassword }) : null;
