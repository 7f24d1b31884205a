const utf8 = new TextEncoder();
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => utf8.encode(text) as Uint8Array<ArrayBuffer>;

export const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

export const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

export const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Decodes a password as the client sends it, Base64 of its UTF-8 bytes (DEC-2.1); null if it is not valid. */
export function decodePassword(wire: string): string | null {
  try {
    return strictUtf8.decode(fromBase64(wire));
  } catch {
    return null;
  }
}

export async function sha256Hex(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(text))));
}

/** Compares in constant time. */
export function isSameText(left: string, right: string): boolean {
  if (left.length !== right.length) return false;
  let difference = 0;
  for (let at = 0; at < left.length; at++) difference |= left.charCodeAt(at) ^ right.charCodeAt(at);
  return difference === 0;
}
