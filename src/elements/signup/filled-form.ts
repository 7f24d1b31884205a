import { mailedId } from '../../core/format/mailed-id.ts';
import { digitsOf, readCode, readEmail, readText } from '../../core/format/typed.ts';
import type { Country } from '../../core/service/endpoints/region.ts';
import { readDraft, typedSignup, type TypedSignup } from '../../core/session/drafts/signup-draft.ts';
import type { SignupValues, SignupSelection } from './signup.rules.ts';

export interface Filled {
  readonly values: SignupValues;
  readonly country: Country;
  readonly selection: SignupSelection;
}

/**
 * The draft that is sent, and stored for the OTP page. `national`: the result of `readMobileNumber`, if its code is
 * loaded.
 */
export function toDraft(
  { values: { password: _password, ...typed }, country, selection }: Filled,
  national?: string | null,
) {
  const { product, planId, billingCycleId, prefilledReferral } = selection;
  const referralCode = readReferral(typed.referralCode);
  return {
    ...typed,
    fullName: readText(typed.fullName),
    email: readEmail(typed.email),
    mobile: national ?? digitsOf(typed.mobile),
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

/** Friends get a link to copy, '/Invite?rc=…' (CON-2.1), so that some paste it in place of its code. */
function readReferral(typed: string): string {
  const inLink = new URLSearchParams(typed.split('?')[1]).get('rc') ?? '';
  return readCode(mailedId(inLink) || typed);
}

/** Keeps the form as typed, without the password (DEC-3.3). */
export const keepTyped = ({ password: _password, ...typed }: SignupValues, prefilledReferral: string): void =>
  typedSignup.write({ ...typed, prefilledReferral });

/**
 * The form as it was typed or sent last, as it is shown again. `invited`: the referral code of the page's or the visitor's
 * invitation.
 */
export function restoredDraft(invited: string): TypedSignup | null {
  const sent = readDraft();
  const draft = typedSignup.read() ?? sent;
  if (!draft) return null;
  // If another invitation was opened after the form was left, its code replaces the form's, even if that is empty.
  const isInvitedSince = invited !== '' && invited !== draft.prefilledReferral;
  const isVoice = draft === sent && sent.trial.productName === 'voice-services';
  return {
    ...draft,
    referralCode: isInvitedSince ? invited : draft.referralCode,
    // The form for voice services has no consent checkbox: another form shows its draft with the box checked, as by default.
    wantsWhatsapp: isVoice || draft.wantsWhatsapp,
  };
}
