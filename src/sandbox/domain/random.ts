/** Random bytes. Tests pass `seededRandom`, so that every code and id is the same on every run. */
export type Random = (byteCount: number) => Uint8Array<ArrayBuffer>;

export const systemRandom: Random = (byteCount) => crypto.getRandomValues(new Uint8Array(byteCount));

/** Bytes that follow from `seed` alone (mulberry32). For tests and pictures, never for secrets. */
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

/** `length` digits, all equally likely; may begin with 0. */
export function randomDigits(random: Random, length: number): string {
  const digits: number[] = [];
  while (digits.length < length) {
    // 250 is the largest multiple of 10 in a byte: above it the low digits would come more often.
    for (const byte of random(length)) if (byte < 250 && digits.length < length) digits.push(byte % 10);
  }
  return digits.join('');
}

const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz234567';

/** A token of `length` letters and digits, without those that look alike. */
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
