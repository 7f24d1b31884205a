import * as z from 'zod/mini';
import { configuredLink } from '../../page/addresses.ts';
import { config } from '../../config/config.ts';
import type { ErrorInput } from '../../page/events.ts';
import { consoleAddress, isFramed, openConsole } from '../../config/navigation.ts';
import { warnOnce } from '../../page/warn-once.ts';
import { shortLived } from '../drafts/short-lived.ts';
import { natives } from '../../page/natives.ts';

/** The pending sign-in. In session storage even if `persistence` is 'memory': the visit to Microsoft clears memory. */
export const ssoAttempt = shortLived(
  'dict.sso',
  z.object({ state: z.string(), nonce: z.string(), next: z.string() }),
  () => 'session',
);

/**
 * Starts the Microsoft sign-in by navigating to Microsoft (ACC-4, DEC-3, SEC-12). In a frame or on another origin it
 * navigates to the console, which starts the sign-in: the console could not read a pending sign-in that is stored here.
 * After the return the user continues at `next`, a path of the route table; if `next` is '', at the default path. With
 * `replace`, the browser's back button does not start the flow again.
 */
export async function startMicrosoftSignIn(
  { report }: { readonly report: (trouble: ErrorInput) => void },
  next = '',
  replace = false,
): Promise<MicrosoftStart> {
  // An invalid authorize address throws, and so does a native function that the page has replaced with a broken one.
  const start = await leaveForMicrosoft(next, replace).catch(() => 'failed' as const);
  if (start !== 'leaving')
    report({ code: 'sso', call: 'ssoAuthenticate', message: 'Microsoft sign-in can’t be started here.' });
  return start;
}

/** 'not-kept': this browser keeps no data of this site, so that the return from Microsoft could not be recognised. */
type MicrosoftStart = 'leaving' | 'not-kept' | 'failed';

async function leaveForMicrosoft(next: string, replace: boolean): Promise<MicrosoftStart> {
  if (isFramed() || new URL(consoleAddress('/')).origin !== globalThis.location.origin) {
    const query = new URLSearchParams({ start: 'microsoft', ...(next && { next }) });
    return openConsole(`/auth?${query}`, replace) ? 'leaving' : 'failed';
  }
  const address = await authorizeAddress(next);
  if (address === null) return 'failed';
  if (ssoAttempt.isInMemory()) {
    ssoAttempt.clear();
    return 'not-kept';
  }
  if (replace) location.replace(address);
  else location.assign(address);
  return 'leaving';
}

async function authorizeAddress(next: string): Promise<string | null> {
  const { authorizeUrl, clientId } = config().sso;
  const provider = configuredLink(authorizeUrl);
  if (!provider || !clientId) {
    warnOnce("the configuration's 'sso' needs an https 'authorizeUrl' and a 'clientId' for the Microsoft sign-in.");
    return null;
  }
  // Pages without https have no WebCrypto for the hash in the state: the sign-in can't start.
  const state = await newState().catch(() => null);
  if (!state) return null;
  const nonce = newNonce();
  ssoAttempt.write({ state, nonce, next });
  const address = new URL(provider);
  const parameters = {
    client_id: clientId,
    response_type: 'id_token',
    response_mode: 'fragment',
    scope: 'openid profile email',
    redirect_uri: consoleAddress('/auth'),
    state,
    nonce,
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/* The state: 15 random characters, a dot, and the SHA-256 of those characters in hex (ACC-4.34, ACC-5.31). */

const randomLength = 15;
// 190 bits; SEC-12 requires 128.
const nonceLength = 32;

export async function newState(): Promise<string> {
  const random = randomText(randomLength);
  return `${random}.${await sha256Hex(random)}`;
}

export const newNonce = (): string => randomText(nonceLength);

export async function isWellFormedState(state: string): Promise<boolean> {
  const random = state.slice(0, randomLength);
  return state === `${random}.${await sha256Hex(random)}`;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
// Reject bytes above the largest multiple of 62: they would favour the first letters.
const largestByte = 256 - (256 % alphabet.length);

export function randomText(
  length: number,
  fill: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = natives().getRandomValues,
) {
  const letters: string[] = [];
  while (letters.length < length) {
    const usable = fill(new Uint8Array(length)).filter((byte) => byte < largestByte);
    for (const byte of usable) letters.push(alphabet[byte % alphabet.length]!);
  }
  return letters.slice(0, length).join('');
}

async function sha256Hex(text: string): Promise<string> {
  const { subtle, encode } = natives();
  const digest = await subtle.digest('SHA-256', encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
