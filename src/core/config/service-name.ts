import { shortHash, trimEnd } from '../format/text.ts';
import { onThisOrigin } from '../page/addresses.ts';
import { config } from './config.ts';

/*
 * Pages of one origin may use different services. Stored keys, locks and channels therefore carry the service's name, so
 * that services never share data (DEC-7.8).
 */

/** A hash of the base URL. '' and the page's own origin give the same name. */
export function serviceName(base = config().serviceBase): string {
  const address = onThisOrigin(base);
  return shortHash(trimEnd(URL.canParse(address) ? new URL(address).href : address, '/'));
}

export const ofService = <Name extends string>(name: Name) => `${name}@${serviceName()}` as const;

export const keyOfService = (key: string, service = serviceName()): string =>
  key.replace(/^dict\./, `dict.${service}.`);
