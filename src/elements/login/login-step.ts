import { localized, type BindTexts, type Localized } from '../../core/config/text.ts';
import { readIdentifier } from '../../core/format/typed.ts';
import type { ElementHandle } from '../kit/context.ts';
import { tooLongText } from '../shared/password.rules.ts';
import { text } from './login.text.ts';

export type LoginNeeds = Pick<
  ElementHandle,
  'element' | 'send' | 'navigate' | 'isRoute' | 'report' | 'trackStep' | 'bind' | 'language'
>;

export interface Attempt {
  readonly userName: string;
  readonly wantsRemembering: boolean;
  /** Path to open after the login; '' if none was requested. */
  readonly next: string;
}

interface Said {
  /** The object around the text is new for each message, so that the same text twice counts as two messages. */
  readonly text: Localized;
}

export interface LoginMessage {
  /** A warning says how to go on, and a detail is for support: such messages are not dismissed after a time. */
  readonly tone: 'success' | 'info' | 'warning' | 'danger';
  readonly text: Localized;
  readonly detail?: Localized;
}

export interface SecondFactorStep {
  readonly at: 'second-factor';
  readonly attempt: Attempt;
  readonly maskedEmail: string;
  readonly otpId: string;
  readonly doing: 'waiting' | 'verifying' | 'resending';
  readonly refusal?: Said;
  /** The message of a failure other than a refusal of the OTP, such as no network: the typed OTP stays in the field. */
  readonly trouble?: Said;
  readonly notice?: Said;
}

export type LoginStep =
  | { readonly at: 'form'; readonly doing: 'waiting' | 'logging-in' | 'leaving-for-microsoft' }
  | SecondFactorStep
  | { readonly at: 'expired'; readonly email: string }
  /** The session exists; the path to open is being looked up. */
  | { readonly at: 'leaving' }
  | { readonly at: 'done'; readonly to: string };

export const emptyForm: LoginStep = { at: 'form', doing: 'waiting' };

export const loginFailed: Localized = localized(text, 'loginFailed');

export interface LoginValues {
  readonly userName: string;
  readonly password: string;
  readonly wantsRemembering: boolean;
}

/** Errors of the form, by field (ACC-5). */
export function loginErrors({ userName, password }: LoginValues, bind: BindTexts) {
  const t = bind(text);
  return {
    username: readIdentifier(userName) === '' ? t('identifierMissing') : undefined,
    password: password === '' ? t('passwordMissing') : tooLongText(password, bind),
  };
}
