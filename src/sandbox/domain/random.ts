export type Random = (byteCount: number) => Uint8Array<ArrayBuffer>;

export const systemRandom: Random = (byteCount) => crypto.getRandomValues(new Uint8Array(byteCount));

/** The same bytes on every run (mulberry32). For tests and screenshots, never for secrets. */
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

export const randomDigits = (random: Random, length: number) => characters(random, '0123456789', length);

export const randomToken = (random: Random, length = 40) =>
  characters(random, 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz234567', length);

function characters(random: Random, alphabet: string, length: number): string {
  // Bytes from the largest multiple of the alphabet's length would favour its first characters.
  const limit = 256 - (256 % alphabet.length);
  const found: string[] = [];
  while (found.length < length)
    for (const byte of random(length)) if (byte < limit) found.push(alphabet[byte % alphabet.length]!);
  return found.slice(0, length).join('');
}
