import type { BindTexts, Bound } from '../../core/config/text.ts';
import { isEmailAddress } from '../../core/format/email-address.ts';
import { lengthOf } from '../../core/format/text.ts';
import { readEmail, readPhone, readText } from '../../core/format/typed.ts';
import type { SignupDetails } from '../../core/service/endpoints/access/signup.ts';
import { newPasswordText } from '../shared/password.rules.ts';
import { text } from './signup.text.ts';

export type SignupSelection = Readonly<Record<'product' | 'planId' | 'billingCycleId' | 'prefilledReferral', string>>;

type Added =
  'phoneCode' | 'countryName' | 'isReferralPrefilled' | 'encodedPassword' | 'clientUniqueCode' | 'clientVersion';

/** The form's fields. The type follows from the call's, so that a field that the call does not send is a type error. */
export type SignupValues = Readonly<
  Omit<SignupDetails, Added | 'countryId'> & Record<'countryId' | 'password', string>
>;

export type SignupErrors = Partial<Record<keyof SignupValues, string | undefined>>;

const longestName = 100;

/** Errors of the form, by field (ACC-5). */
export function signupErrors(values: SignupValues, isNoMobile: boolean, bind: BindTexts): SignupErrors {
  const t = bind(text);
  return {
    fullName: nameError(values.fullName, t),
    mobile: mobileError(values.mobile, isNoMobile, t),
    email: emailError(readEmail(values.email), t),
    password: values.password ? newPasswordText(values.password, bind) : t('passwordMissing'),
  };
}

type Say = Bound<typeof text.english>;

function nameError(fullName: string, t: Say) {
  const length = lengthOf(readText(fullName));
  return length === 0 || length > longestName ? t('nameMissing') : undefined;
}

function mobileError(mobile: string, isNoMobile: boolean, t: Say) {
  if (!readPhone(mobile)) return t('mobileMissing');
  return isNoMobile ? t('mobileWrong') : undefined;
}

function emailError(email: string, t: Say) {
  if (!email) return t('emailMissing');
  return isEmailAddress(email) ? undefined : t('emailWrong');
}
