import { config } from '../../core/config.ts';
import { withExceptionText, type Problem } from '../../core/problem.ts';
import type { Country } from '../../core/service/endpoints/region.ts';
import { requestMobileOtp } from '../../core/service/endpoints/signup.ts';
import { clearResetDraft } from '../../core/session/reset-draft.ts';
import { writeContext } from '../../core/session/signup-context.ts';
import { keepDraft } from '../../core/session/signup-draft.ts';
import type { ElementHandle } from '../kit/context.ts';
import type { SignupWish } from './signup.flow.ts';
import type { SignupValues } from './signup.rules.ts';
import { t } from './signup.text.ts';

export type OtpRequest =
  { readonly at: 'asked' | 'wrong-mobile' } | { readonly at: 'trouble'; readonly problem: Problem };

interface Filled {
  readonly values: SignupValues;
  readonly country: Country;
  readonly wish: SignupWish;
}

/** Asks the service for the signup's OTP, and keeps what the step after it needs (access.md section 4, Signup 2 and 3). */
export async function askForOtp(send: ElementHandle['send'], filled: Filled): Promise<OtpRequest> {
  const { values, country, wish } = filled;
  const mobile = await nationalNumber(country.phoneCode, values.mobile);
  if (mobile === null) return { at: 'wrong-mobile' };

  const draft = toDraft(filled, mobile);
  const { clientUniqueCode, clientVersion, encodePassword } = config();
  const encodedPassword = encodePassword(values.password);
  const answer = await send(requestMobileOtp, { ...draft, encodedPassword, clientUniqueCode, clientVersion });
  if (!answer.ok) return { at: 'trouble', problem: withExceptionText(answer.problem, t('otpRequestFailed')) };

  clearResetDraft();
  keepDraft({ ...draft, otpId: answer.data.otpId }, values.password);
  writeContext({ productName: wish.product, planId: wish.planId, billingCycleId: wish.billingCycleId });
  return { at: 'asked' };
}

/**
 * The number without its country's code, null where it is no mobile number. The rules of all countries are heavy and come
 * when they are needed; where they can't be loaded the service decides.
 */
async function nationalNumber(phoneCode: string, typed: string): Promise<string | null> {
  const rules = await import('./mobile-number.ts').catch(() => null);
  return rules ? rules.readMobileNumber(phoneCode, typed) : typed.replace(/\D/g, '');
}

function toDraft({ values, country, wish: { product, prefilledReferral } }: Filled, mobile: string) {
  const referralCode = values.referralCode.trim();
  return {
    fullName: values.fullName.trim(),
    email: values.email.trim(),
    mobile,
    phoneCode: country.phoneCode,
    countryId: country.countryId,
    countryName: country.name,
    // Voice services do not ask for it.
    wantsWhatsapp: product !== 'voice-services' && values.wantsWhatsapp,
    referralCode,
    isReferralPrefilled: prefilledReferral !== '' && referralCode === prefilledReferral,
  };
}
