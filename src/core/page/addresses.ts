/*
 * Which addresses of others are followed (SEC-06, SEC-07). What comes back is what the parser made of the text, so that
 * nothing else than what was looked at is followed; null is "not this one".
 */

const longestAddress = 2048;
const ownMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address that the server sends the visitor to: https, or http on this machine (DEC-7.10). */
export function safeRedirect(address: string | null | undefined): string | null {
  const url = parsed(address, /^https?:\/\/[^/]/i);
  if (!url || url.username !== '' || url.password !== '') return null;
  const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && ownMachine.has(url.hostname));
  return isSecure ? url.href : null;
}

/** An address for a link or an image, under the same rule: what does not pass is shown as text (SEC-07). */
export const safeLink = safeRedirect;

/**
 * A path of the console, with its query, when `isKnownRoute` knows it: for `dict-navigate`, `next`, and the path that a
 * visitor had asked for. The path that is known and the path that comes back are the same text.
 */
export function safeRoutePath(path: string | null | undefined, isKnownRoute: (path: string) => boolean): string | null {
  const url = parsed(path, /^\/(?!\/)/, 'https://console.invalid');
  if (!url || url.origin !== 'https://console.invalid') return null;
  const route = `${url.pathname}${url.search}${url.hash}`;
  // `/.//host` is a path until its dots are resolved.
  return !route.startsWith('//') && isKnownRoute(route) ? route : null;
}

/** An address of ours against this page's own origin: a page's `<base href>` can't send it elsewhere (HOST-12). */
export function onThisOrigin(address: string): string {
  const { origin } = globalThis;
  if (!origin || origin === 'null') return address;
  return new URL(address, origin).href;
}

// A backslash is a slash to a browser, and tabs and line breaks vanish: no address of a server needs any of them.
const forbidden = /[\p{Cc}\s\\]/u;

function parsed(address: string | null | undefined, start: RegExp, base?: string): URL | null {
  if (typeof address !== 'string' || address.length > longestAddress) return null;
  if (!start.test(address) || forbidden.test(address)) return null;
  return URL.canParse(address, base) ? new URL(address, base) : null;
}
