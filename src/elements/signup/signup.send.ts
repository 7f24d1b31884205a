import { config } from '../../core/config/config.ts';
import { digitsOf, readCode, readEmail, readText } from '../../core/format/typed.ts';
import { localized } from '../../core/config/text.ts';
import { withExceptionText, type Problem } from '../../core/state/problem.ts';
import type { Country } from '../../core/service/endpoints/region.ts';
import { requestMobileOtp } from '../../core/service/endpoints/access/signup.ts';
import { clearResetDraft } from '../../core/session/drafts/reset-draft.ts';
import { writeContext } from '../../core/session/drafts/signup-context.ts';
import { keepDraft } from '../../core/session/drafts/signup-draft.ts';
import type { ElementHandle } from '../kit/context.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import type { MobileRules } from './signup.request.ts';
import type { SignupValues, SignupSelection } from './signup.rules.ts';
import { text } from './signup.text.ts';

export { signupErrors } from './signup.rules.ts';

interface Filled {
  readonly values: SignupValues;
  readonly country: Country;
  readonly selection: SignupSelection;
}

/** Requests the OTP. Resolves to undefined on success (ACC-4.11, ACC-4.12). */
export async function askForOtp(
  needs: Pick<ElementHandle, 'send' | 'report'>,
  filled: Filled,
  rules: MobileRules,
): Promise<Problem | undefined> {
  const { values, country } = filled;
  const national = rules?.readMobileNumber(country.phoneCode, values.mobile);
  const draft = toDraft(filled, national ?? digitsOf(values.mobile));
  const { clientUniqueCode, clientVersion } = config();
  const answer = await sendEncoded(needs, requestMobileOtp, [values.password], (encodedPassword) => ({
    ...draft,
    encodedPassword,
    clientUniqueCode,
    clientVersion,
  }));
  if (!answer.ok) return withExceptionText(answer.problem, localized(text, 'otpRequestFailed'));

  clearResetDraft();
  keepDraft({ ...draft, otpId: answer.data.otpId }, values.password);
  // If the form names no product, no trial starts: the stored context is left as it is (DEC-3.7).
  if (draft.trial.productName) writeContext(draft.trial);
  return undefined;
}

function toDraft({ values: { password: _kept, ...typed }, country, selection }: Filled, mobile: string) {
  const { product, planId, billingCycleId, prefilledReferral } = selection;
  const referralCode = readCode(typed.referralCode);
  return {
    ...typed,
    fullName: readText(typed.fullName),
    email: readEmail(typed.email),
    mobile,
    phoneCode: country.phoneCode,
    countryId: country.countryId,
    countryName: country.name,
    wantsWhatsapp: product !== 'voice-services' && typed.wantsWhatsapp,
    referralCode,
    prefilledReferral,
    isReferralPrefilled: prefilledReferral !== '' && referralCode === prefilledReferral,
    trial: { productName: product, planId, billingCycleId },
  };
}
