import { isEmailAddress } from '../../core/format/credentials.ts';
import type { SignupFields } from '../../core/service/endpoints/access/signup.ts';
import { newPasswordText } from '../shared/password.rules.ts';
import { t } from './signup-rules.text.ts';

/** Attributes of the tag that the signup sends, and the default of the referral field. */
export interface SignupWish {
  readonly product: string;
  readonly planId: string;
  readonly billingCycleId: string;
  /** Default of the referral field, '' for none. */
  readonly prefilledReferral: string;
}

/** The fields that the visitor fills in. */
export type SignupValues = Readonly<
  Omit<SignupFields, 'phoneCode' | 'countryName' | 'isReferralPrefilled'> & { password: string }
>;

export type SignupErrors = Partial<Record<keyof SignupValues, string>>;

const longestName = 100;

/** Errors of the form, by field (ACC-5). */
export function signupErrors(values: SignupValues, isNoMobile = false): SignupErrors {
  const found: SignupErrors = {
    fullName: nameError(values.fullName),
    mobile: mobileError(values.mobile, isNoMobile),
    email: emailError(values.email.trim()),
    password: passwordError(values.password),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error));
}

function nameError(fullName: string) {
  // Counts characters, not UTF-16 units: some letters take two.
  const { length } = [...fullName.trim()];
  return length === 0 || length > longestName ? t('nameMissing') : undefined;
}

function mobileError(mobile: string, isNoMobile: boolean) {
  if (!mobile.trim()) return t('mobileMissing');
  return isNoMobile ? t('mobileWrong') : undefined;
}

function emailError(email: string) {
  if (!email) return t('emailMissing');
  return isEmailAddress(email) ? undefined : t('emailWrong');
}

function passwordError(password: string) {
  if (!password) return t('passwordMissing');
  return newPasswordText(password) ?? undefined;
}
