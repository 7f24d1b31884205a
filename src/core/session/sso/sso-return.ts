import { natives } from '../../page/natives.ts';
import * as z from 'zod/mini';
import { systemClock, type Clock } from '../../page/clock.ts';
import { config } from '../../config/config.ts';
import { parseJson, toJson } from '../../format/json.ts';
import { fromBase64, openSealed, seal } from './sealed.ts';
import { ssoAttempt } from './sso.ts';
import { heldReturn, holdMicrosoftReturn, isHandedOver } from './sso-page.ts';
import { isWellFormedState } from './sso-state.ts';

/*
 * The way back from Microsoft, `/auth` (ACC-2, DEC-3, SEC-13). `sso.ts` is the way out. Two
 * pages, one after the other: the first checks what the provider sent and goes, the second signs in with it.
 */

/** The result of a return from Microsoft. */
export type MicrosoftReturn =
  /** The address carries no answer. */
  | { readonly at: 'none' }
  /** It does not sign in: an error of the provider's, or a return that was not started here, in this form, just now. */
  | { readonly at: 'refused' }
  /** The visitor turned back at Microsoft. */
  | { readonly at: 'cancelled' }
  | { readonly at: 'token'; readonly idToken: string; readonly next: string };

/** Has `act` work on the return, once, however often the screen is drawn (NET-29). It waits on a page that is about to go. */
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
 * The browser's entry of how the page was loaded still names the token, so this page goes: what the return says is handed
 * over to the next one at the same path, sealed.
 */
async function handOver(fragment: string, { location }: Pick<Window, 'location'> = window): Promise<void> {
  const next = await nextFragment(fragment).catch(() => 'refused');
  // With the same query the browser would stay on this page.
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

/** Reads a return. The started attempt can't be used again. */
export async function readMicrosoftReturn(fragment: string, clock: Clock = systemClock): Promise<MicrosoftReturn> {
  const attempt = ssoAttempt().read(clock);
  ssoAttempt().clear();
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

/** The visitor turned back at Microsoft, or did not agree (RFC 6749, section 4.1.2.1); `error_subcode` is Microsoft's own. */
const isCancelled = (parameters: URLSearchParams) =>
  parameters.get('error') === 'access_denied' ||
  (parameters.has('error') && parameters.get('error_subcode') === 'cancel');

// Checks the claims that a browser can check. The service checks the signature and all claims again.
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
