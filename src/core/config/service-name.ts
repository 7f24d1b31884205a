import { shortHash } from '../format/short-hash.ts';
import { trimEnd } from '../format/trim-end.ts';
import { onThisOrigin } from '../page/addresses.ts';
import { config } from './config.ts';

/*
 * Pages of one origin may be configured for different services. What a page keeps carries the name of its service, so that
 * none of them reads, locks or hears what belongs to another one (DEC-7.8).
 */

/** The service of a base: a hash of its whole address. '' and this origin are the same one. */
export function serviceName(base = config().serviceBase): string {
  const address = onThisOrigin(base);
  return shortHash(trimEnd(URL.canParse(address) ? new URL(address).href : address, '/'));
}

/** The name of something that the page shares, for its service alone. */
export const ofService = (name: string): string => `${name}@${serviceName()}`;

/** The key that something is kept under for a service: `dict.session` is `dict.<service>.session`. */
export const keyOfService = (key: string, service = serviceName()): string =>
  key.replace(/^dict\./, `dict.${service}.`);
