import { natives } from '../../page/natives.ts';

/* The state of the Microsoft sign-in: 15 random characters, a dot, and the SHA-256 hex of those characters (ACC-4.34, ACC-5.31). */

const randomLength = 15;
// 190 bits; SEC-12 requires 128.
const nonceLength = 32;

export async function newState(): Promise<string> {
  const random = randomText(randomLength);
  return `${random}.${await sha256Hex(random)}`;
}

export const newNonce = (): string => randomText(nonceLength);

/** More than 15 characters, a dot at position 15, then the hash of the first 15. */
export async function isWellFormedState(state: string): Promise<boolean> {
  if (state.length <= randomLength || state[randomLength] !== '.') return false;
  return state.slice(randomLength + 1) === (await sha256Hex(state.slice(0, randomLength)));
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
