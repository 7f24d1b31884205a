import { natives } from '../../page/natives.ts';
import * as z from 'zod/mini';
import { systemClock, type Clock } from '../../page/clock.ts';
import { config } from '../../config/config.ts';
import { parseJson, toJson } from '../../format/json.ts';
import { ssoAttempt, isWellFormedState } from './sso.ts';
import { heldReturn, holdMicrosoftReturn, isHandedOver, wasHeldBefore } from './sso-page.ts';
import { readProviderError, refusalReasons, type ProviderRefusal } from './provider-errors.ts';
import { shortLived } from '../drafts/short-lived.ts';

/* Handles the return from Microsoft to `/auth` (ACC-2, DEC-3, SEC-13) in two page loads: the first checks the provider's
 * answer and replaces itself by the second, which signs in. */

export type MicrosoftReturn =
  | { readonly at: 'none' }
  /**
   * This tab has no record of the start: the sign-in was started in another browser or tab, or more than 10 minutes
   * ago, or the record is used up, as after a reload.
   */
  | { readonly at: 'lost' }
  /** The provider reported an error, or the answer is malformed or does not belong to the start. */
  | ({ readonly at: 'refused' } & ProviderRefusal)
  | { readonly at: 'token'; readonly idToken: string; readonly next: string };

/** Calls `act` once with an answer, in the page load after `handOver`, however often the screen renders (NET-29). */
export function finishMicrosoftSignIn(act: (returned: MicrosoftReturn) => Promise<void>): Promise<void> {
  holdMicrosoftReturn();
  const { fragment } = heldReturn();
  heldReturn().fragment = '';
  if (fragment === '') return heldReturn().finishing ?? act({ at: wasHeldBefore() ? 'lost' : 'none' });
  const finishing = isHandedOver(fragment) ? signIn(fragment, act) : handOver(fragment);
  heldReturn().finishing = finishing;
  return finishing;
}

/**
 * Loads the path again with the encrypted answer as fragment, because scripts could read the plain token in the
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
  return returned.at === 'lost' ? 'lost' : `sealed=${await seal(toJson(returned))}`;
}

const signIn = (fragment: string, act: (returned: MicrosoftReturn) => Promise<void>) =>
  openReturn(fragment)
    .then(act)
    .finally(() => (heldReturn().finishing = null));

const openedShape = z.union([
  z.object({ at: z.literal('token'), idToken: z.string(), next: z.string() }),
  z.object({ at: z.literal('refused'), reason: z.enum(refusalReasons), code: z.string() }),
]);

async function openReturn(fragment: string): Promise<MicrosoftReturn> {
  if (fragment === 'refused') return malformed;
  const [, sealed] = fragment.split('sealed=');
  const opened = openedShape.safeParse(sealed && parseJson((await openSealed(sealed)) ?? ''));
  return opened.success ? opened.data : { at: 'lost' };
}

const malformed = { at: 'refused', reason: 'failed', code: '' } as const;

/** Clears the stored attempt: an answer can be used only once. */
export async function readMicrosoftReturn(fragment: string, clock: Clock = systemClock) {
  const attempt = ssoAttempt.read(clock);
  ssoAttempt.clear();
  const parameters = new URLSearchParams(fragment);
  const [state, ...moreStates] = parameters.getAll('state');
  const [idToken, ...moreTokens] = parameters.getAll('id_token');
  if (!state || moreStates.length > 0 || moreTokens.length > 0) return malformed;
  if (!(await isWellFormedState(state))) return malformed;
  if (!attempt) return { at: 'lost' } as const;
  if (state !== attempt.state) return malformed;
  if (!idToken && parameters.has('error')) return { at: 'refused', ...readProviderError(parameters) } as const;
  if (!idToken || parameters.has('error')) return malformed;
  const claims = claimsShape.safeParse(claimsOf(idToken));
  if (!claims.success) return malformed;
  const { nonce, aud } = claims.data;
  if (nonce !== attempt.nonce || ![aud].flat().includes(config().sso.clientId)) return malformed;
  return { at: 'token', idToken, next: attempt.next } as const;
}

// The token's times are not checked here, because clocks of devices may be wrong by hours. The service checks the
// times, the signature, and all claims again (DEC-3.4, NET-14).
const claimsShape = z.object({ nonce: z.string(), aud: z.union([z.string(), z.array(z.string())]) });

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

async function seal(text: string): Promise<string> {
  const key = await subtle.generateKey({ name: algorithm, length: 256 }, true, ['encrypt']);
  const encrypted = await subtle.encrypt({ name: algorithm, iv }, key, encode(text));
  waitingKey.write({ key: toBase64(await subtle.exportKey('raw', key)) });
  return toBase64(encrypted);
}

async function openSealed(sealed: string): Promise<string | null> {
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

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
