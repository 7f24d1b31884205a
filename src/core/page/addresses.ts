import { readPhone } from '../format/typed.ts';

/*
 * Validates addresses from the service (SEC-06, SEC-07) and the configuration (DEC-6.2). The functions return the address
 * as the URL parser has read it, so that exactly the checked address is opened; null if they refuse it.
 */

const longestAddress = 2048;
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** For an address from the service: https, or http on this machine (DEC-7.10). Show a refused link as text (SEC-07). */
export function safeAddress(address: string | null | undefined): string | null {
  const url = parsed(address, /^https?:\/\/[^/]/i);
  if (!url || url.username !== '' || url.password !== '') return null;
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && ownMachine.has(url.hostname));
  return isSecure ? url.href : null;
}

/**
 * For an address in the configuration: https, http on this machine, or a path. Returns a path as an absolute URL, because
 * the page's `<base href>` would change what a path means (HOST-12); on a page without an origin, returns the path.
 */
export function configuredLink(address: string): string | null {
  const origin = pageOrigin();
  const path = onOriginOf(origin ?? nowhere, address);
  if (!path) return safeAddress(address);
  return origin ? path.href : address;
}

/** The normalised path of a console screen, with query and fragment; null unless `isKnownRoute` accepts it. */
export function safeRoutePath(path: string | null | undefined, isKnownRoute: (path: string) => boolean): string | null {
  const url = onOriginOf(nowhere, path);
  if (!url) return null;
  const route = `${url.pathname}${url.search}${url.hash}`;
  // Refuses `/.//host`, which the URL parser has changed to `//host`: that is another site.
  return !route.startsWith('//') && isKnownRoute(route) ? route : null;
}

export const isPath = (text: string): boolean => onOriginOf(nowhere, text) !== null;

export function onThisOrigin(address: string): string {
  const origin = pageOrigin();
  return origin ? new URL(address, origin).href : address;
}

function pageOrigin(): string | null {
  const { origin } = globalThis;
  return origin && origin !== 'null' ? origin : null;
}

const nowhere = 'https://console.invalid';

function onOriginOf(base: string, path: string | null | undefined): URL | null {
  const url = parsed(path, /^\//, base);
  return url?.origin === base ? url : null;
}

// Characters that a valid address does not contain. Browsers treat a backslash as a slash and drop tabs and line breaks:
// they read `/\host`, and two slashes around a tab, as `//host`, which is another site.
const forbidden = /[\p{Cc}\s\\]/u;

function parsed(address: string | null | undefined, start: RegExp, base?: string): URL | null {
  if (typeof address !== 'string' || address.length > longestAddress) return null;
  if (!start.test(address) || forbidden.test(address)) return null;
  return URL.canParse(address, base) ? new URL(address, base) : null;
}

/** The address of a link that calls a number as people write it: '+49 (0)30 1234567', with an extension or another number. */
export function callAddress(written: string): string {
  const [number = ''] = readPhone(written).split(/[a-z;,#/]/i);
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
