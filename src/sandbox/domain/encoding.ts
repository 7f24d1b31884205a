import { decodeBase64, encodeBase64 } from 'hono/utils/encode';
import type { Random } from './random.ts';

const utf8 = new TextEncoder();
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => utf8.encode(text) as Uint8Array<ArrayBuffer>;

export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes Base64 of UTF-8 bytes (DEC-2.1). Returns null if `wire` is anything else: the call is to be refused. */
export function decodePassword(wire: string): string | null {
  try {
    return strictUtf8.decode(decodeBase64(wire));
  } catch {
    return null;
  }
}

export async function sha256Hex(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));
}

// Few rounds, because tests log in hundreds of times. A real service needs many more.
const iterations = 25_000;

export async function hashPassword(password: string, random: Random): Promise<string> {
  const salt = random(16);
  return `pbkdf2-sha256$${iterations}$${encodeBase64(salt.buffer)}$${await derive(password, salt, iterations)}`;
}

export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, storedIterations, salt, hash] = stored.split('$');
  if (!storedIterations || !salt || !hash) return false;
  return (await derive(password, decodeBase64(salt), Number(storedIterations))) === hash;
}

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, rounds: number) {
  const key = await crypto.subtle.importKey('raw', bytesOf(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, key, 256);
  return encodeBase64(bits);
}
