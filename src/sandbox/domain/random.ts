/** Returns random bytes. Tests use `seededRandom`, so that all codes and ids are the same on every run. */
export type Random = (byteCount: number) => Uint8Array<ArrayBuffer>;

export const systemRandom: Random = (byteCount) => crypto.getRandomValues(new Uint8Array(byteCount));

/** Random bytes that depend only on `seed` (mulberry32). For tests and screenshots, never for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const nextByte = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) & 0xff;
  };
  return (byteCount) => Uint8Array.from({ length: byteCount }, nextByte);
}

export function randomDigits(random: Random, length: number): string {
  const digits: number[] = [];
  while (digits.length < length) {
    // Reject bytes from 250, the largest multiple of 10 in a byte: they would favour the low digits.
    for (const byte of random(length)) if (byte < 250 && digits.length < length) digits.push(byte % 10);
  }
  return digits.join('');
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz234567';

/** A token of `length` letters and digits, without characters that look alike. */
export function randomToken(random: Random, length = 40): string {
  const largest = 256 - (256 % alphabet.length);
  const characters: string[] = [];
  while (characters.length < length) {
    for (const byte of random(length)) {
      if (byte < largest && characters.length < length) characters.push(alphabet[byte % alphabet.length]!);
    }
  }
  return characters.join('');
}
