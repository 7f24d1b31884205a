import { natives } from '../../page/natives.ts';
import * as z from 'zod/mini';
import { systemClock, type Clock } from '../../page/clock.ts';
import { config } from '../../config/config.ts';
import { parseJson, toJson } from '../../format/json.ts';
import { ssoAttempt, isWellFormedState } from './sso.ts';
import { heldReturn, holdMicrosoftReturn, isHandedOver } from './sso-page.ts';
import { shortLived } from '../drafts/short-lived.ts';

/* Handles the return from Microsoft to `/auth` (ACC-2, DEC-3, SEC-13) in two page loads: the first checks the provider's
 * answer and replaces itself by the second, which signs in. */

export type MicrosoftReturn =
  | { readonly at: 'none' }
  /** The provider reported an error, or this tab did not start the sign-in, or the answer is malformed or expired. */
  | { readonly at: 'refused' }
  | { readonly at: 'cancelled' }
  | { readonly at: 'token'; readonly idToken: string; readonly next: string };

/** Calls `act` once with an answer, in the page load after `handOver`, however often the screen renders (NET-29). */
export function finishMicrosoftSignIn(act: (returned: MicrosoftReturn) => Promise<void>): Promise<void> {
  holdMicrosoftReturn();
  const { fragment } = heldReturn();
  heldReturn().fragment = '';
  if (fragment === '') return heldReturn().finishing ?? act({ at: 'none' });
  const finishing = isHandedOver(fragment) ? signIn(fragment, act) : handOver(fragment);
  heldReturn().finishing = finishing;
  return finishing;
}

/**
 * Loads the path again with the encrypted token as fragment, because scripts could read the plain token in the
 * navigation timing entry of this page.
 */
async function handOver(fragment: string, { location }: Pick<Window, 'location'> = window): Promise<void> {
  const next = await nextFragment(fragment).catch(() => 'refused');
  // The query must differ: otherwise only the fragment changes and the browser does not load a new page.
  const search = location.search === '' ? '?returned' : '';
  location.replace(`${location.pathname}${search}#${next}`);
}

async function nextFragment(fragment: string): Promise<string> {
  const returned = await readMicrosoftReturn(fragment);
  if (returned.at !== 'token') return returned.at === 'cancelled' ? 'cancelled' : 'refused';
  const { idToken, next } = returned;
  return `sealed=${await seal(toJson({ idToken, next }))}`;
}

const signIn = (fragment: string, act: (returned: MicrosoftReturn) => Promise<void>) =>
  openReturn(fragment)
    .then(act)
    .finally(() => (heldReturn().finishing = null));

const openedShape = z.object({ idToken: z.string(), next: z.string() });

async function openReturn(fragment: string): Promise<MicrosoftReturn> {
  if (fragment === 'cancelled') return { at: 'cancelled' };
  const [, sealed] = fragment.split('sealed=');
  const opened = openedShape.safeParse(sealed && parseJson((await openSealed(sealed)) ?? ''));
  return opened.success ? { at: 'token', ...opened.data } : { at: 'refused' };
}

/** Clears the stored attempt: an answer can be used only once. */
export async function readMicrosoftReturn(fragment: string, clock: Clock = systemClock): Promise<MicrosoftReturn> {
  const attempt = ssoAttempt.read(clock);
  ssoAttempt.clear();
  const refused = { at: 'refused' } as const;
  const parameters = new URLSearchParams(fragment);
  const [state, ...moreStates] = parameters.getAll('state');
  const [idToken, ...moreTokens] = parameters.getAll('id_token');
  if (!attempt || !state || moreStates.length > 0 || moreTokens.length > 0) return refused;
  if (state !== attempt.state || !(await isWellFormedState(state))) return refused;
  if (!idToken && isCancelled(parameters)) return { at: 'cancelled' };
  if (!idToken || parameters.has('error')) return refused;
  const claims = claimsShape.safeParse(claimsOf(idToken));
  if (!claims.success) return refused;
  const { nonce, aud, exp } = claims.data;
  const isOver = exp * 1000 + leewayMs <= clock.now();
  if (nonce !== attempt.nonce || ![aud].flat().includes(config().sso.clientId) || isOver) return refused;
  return { at: 'token', idToken, next: attempt.next };
}

/** True if the visitor cancelled or refused (RFC 6749, section 4.1.2.1); `error_subcode` is Microsoft's extension. */
const isCancelled = (parameters: URLSearchParams) =>
  parameters.get('error') === 'access_denied' ||
  (parameters.has('error') && parameters.get('error_subcode') === 'cancel');

// The claims that a browser can check. The service checks the signature and all claims again.
const claimsShape = z.object({ nonce: z.string(), aud: z.union([z.string(), z.array(z.string())]), exp: z.number() });
const leewayMs = 60_000;

function claimsOf(idToken: string): unknown {
  const [, payload, signature, ...more] = idToken.split('.');
  if (!payload || !signature || more.length > 0) return undefined;
  try {
    return parseJson(natives().decode(fromBase64(payload)));
  } catch {
    return undefined;
  }
}

/* Passes a text to the next page of this tab: encrypted in the address, the key in the tab's storage, to be read once
 * (SEC-13). Neither alone reveals the text (SEC-10). */

const waitingKey = shortLived('dict.sso-key', z.object({ key: z.string() }), () => 'session');

const { subtle, encode, decode, btoa, atob } = natives();

const algorithm = 'AES-GCM';
// A fixed nonce is safe, because each key encrypts a single text.
const iv = new Uint8Array(12);

export async function seal(text: string): Promise<string> {
  const key = await subtle.generateKey({ name: algorithm, length: 256 }, true, ['encrypt']);
  const encrypted = await subtle.encrypt({ name: algorithm, iv }, key, encode(text));
  waitingKey.write({ key: toBase64(await subtle.exportKey('raw', key)) });
  return toBase64(encrypted);
}

export async function openSealed(sealed: string): Promise<string | null> {
  const waiting = waitingKey.read();
  waitingKey.clear();
  if (!waiting) return null;
  try {
    const key = await subtle.importKey('raw', fromBase64(waiting.key), algorithm, false, ['decrypt']);
    return decode(await subtle.decrypt({ name: algorithm, iv }, key, fromBase64(sealed)));
  } catch {
    return null;
  }
}

const toBase64 = (buffer: ArrayBuffer) =>
  btoa([...new Uint8Array(buffer)].map((byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
