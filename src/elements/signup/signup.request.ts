import { settledWithin, type Clock } from '../../core/page/clock.ts';
import { regionSignupFormData, signupFormData } from '../../core/service/endpoints/region.ts';
import type { ElementHandle } from '../kit/context.ts';
import type * as mobileNumber from './mobile-number.ts';

export { readContext } from '../../core/session/drafts/signup-context.ts';
export { readDraft } from '../../core/session/drafts/signup-draft.ts';

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
