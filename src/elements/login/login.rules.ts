import { tooLongText } from '../shared/password-length.ts';
import { t } from './login.text.ts';

export interface LoginValues {
  readonly userName: string;
  readonly password: string;
  readonly wantsRemembering: boolean;
}

export type LoginErrors = Partial<Record<'username' | 'password', string>>;

/** Errors of the form, by field (ACC-5). */
export function loginErrors({ userName, password }: LoginValues): LoginErrors {
  const wrongPassword = password === '' ? t('passwordMissing') : tooLongText(password);
  return {
    ...(userName.trim() === '' && { username: t('identifierMissing') }),
    ...(wrongPassword && { password: wrongPassword }),
  };
}
