import { settledWithin, type Clock } from '../../core/page/clock.ts';
import { regionSignupFormData, signupFormData } from '../../core/service/endpoints/region.ts';
import { readDraft, type SignupDraft } from '../../core/session/drafts/signup-draft.ts';
import type { ElementHandle } from '../kit/context.ts';
import type * as mobileNumber from './mobile-number.ts';

export { readContext } from '../../core/session/drafts/signup-context.ts';
export { pendingTrial } from '../../core/session/drafts/signup-draft.ts';

/** The stored draft, as the form shows it again. `invited`: the referral code of the page's or the visitor's invitation. */
export function restoredDraft(invited: string): SignupDraft | null {
  const draft = readDraft();
  if (!draft) return null;
  // If another invitation was opened after the form was sent, its code replaces the form's, even if that is empty.
  const isInvitedSince = invited !== '' && invited !== draft.prefilledReferral;
  const isVoice = draft.trial.productName === 'voice-services';
  return {
    ...draft,
    referralCode: isInvitedSince ? invited : draft.referralCode,
    // The form for voice services has no consent checkbox: another form shows its draft with the box checked, as by default.
    wantsWhatsapp: isVoice || draft.wantsWhatsapp,
  };
}

/** The request for the countries waits no longer than this for the visitor's IP address (DEC-1.15). */
const addressWaitMs = 1000;

export async function askForCountries(send: ElementHandle['send'], address: Promise<string>, clock: Clock) {
  const ipAddress = await settledWithin(clock, addressWaitMs, address, '');
  return ipAddress ? send(regionSignupFormData, { ipAddress }) : send(signupFormData, undefined);
}

/** The check of mobile numbers, loaded on demand because it is large; null if that fails: then only the service checks. */
export type MobileRules = typeof mobileNumber | null;

export const loadMobileRules = (): Promise<MobileRules> => import('./mobile-number.ts').catch(() => null);

export const loadSending = () => import('./signup.send.ts').catch(() => null);
