import { shortHash, trimEnd } from '../format/text.ts';
import { onThisOrigin } from '../page/addresses.ts';
import { config } from './config.ts';

/**
 * A hash of the service's base URL; the same for '' and the page's own origin. Pages of one origin may use different
 * services. Stored keys, locks and channels carry this name, so that services never share data (DEC-7.8).
 */
export function serviceName(base = config().serviceBase): string {
  const address = onThisOrigin(base);
  return shortHash(trimEnd(URL.canParse(address) ? new URL(address).href : address, '/'));
}

export const ofService = <Name extends string>(name: Name) => `${name}@${serviceName()}` as const;

export const keyOfService = (key: string, service = serviceName()): string =>
  key.replace(/^dict\./, `dict.${service}.`);
