import { settledWithin, type Clock } from '../../core/page/clock.ts';
import { regionSignupFormData, signupFormData } from '../../core/service/endpoints/region.ts';
import type { ElementHandle } from '../kit/context.ts';
import type * as mobileNumber from './mobile-number.ts';

export { readContext } from '../../core/session/drafts/signup-context.ts';
export { readDraft } from '../../core/session/drafts/signup-draft.ts';

/** The countries don't wait longer than this for the visitor's IP address (DEC-1.15). */
const addressWaitMs = 1000;

export async function askForCountries(send: ElementHandle['send'], address: Promise<string>, clock: Clock) {
  const ipAddress = await settledWithin(clock, addressWaitMs, address, '');
  return ipAddress ? send(regionSignupFormData, { ipAddress }) : send(signupFormData, undefined);
}

/** The chunk with the rules for mobile numbers; null if its import fails: then the service decides. */
export type MobileRules = typeof mobileNumber | null;

/** Loads the rules for mobile numbers on demand, because those of all countries are large. */
export const loadMobileRules = (): Promise<MobileRules> => import('./mobile-number.ts').catch(() => null);

export const loadSending = () => import('./signup.send.ts').catch(() => null);
