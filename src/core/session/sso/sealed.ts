import * as z from 'zod/mini';
import { natives } from '../../page/natives.ts';
import { page } from '../../page/page.ts';
import { shortLived } from '../drafts/short-lived.ts';

/* Passes a text to the next page of this tab in its address, encrypted (SEC-13). The key waits in the tab's storage
 * and can be read once. Neither the address nor the storage alone reveals the text (SEC-10). */

const waitingKey = () =>
  page('sso-key', () => shortLived('dict.sso-key', z.object({ key: z.string() }), () => 'session'));

const { subtle, encode, decode, btoa, atob } = natives();

const algorithm = 'AES-GCM';
// A fixed nonce is safe, because each key encrypts a single text.
const iv = new Uint8Array(12);

/** Rejects in an insecure context, which has no WebCrypto. */
export async function seal(text: string): Promise<string> {
  const key = await subtle.generateKey({ name: algorithm, length: 256 }, true, ['encrypt']);
  const encrypted = await subtle.encrypt({ name: algorithm, iv }, key, encode(text));
  waitingKey().write({ key: toBase64(await subtle.exportKey('raw', key)) });
  return toBase64(encrypted);
}

/** null unless the text was sealed in this tab and not yet opened. */
export async function openSealed(sealed: string): Promise<string | null> {
  const waiting = waitingKey().read();
  waitingKey().clear();
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

/** Accepts both base64 alphabets; throws for other text. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
