export type Random = (byteCount: number) => Uint8Array<ArrayBuffer>;

const blockBytes = 4096;
let block = new Uint8Array();

/** Takes the bytes from a block: system calls for hundreds of single tokens would take longer than the rest of the seed. */
export const systemRandom: Random = (byteCount) => {
  if (block.length < byteCount) block = crypto.getRandomValues(new Uint8Array(Math.max(byteCount, blockBytes)));
  const drawn = block.slice(0, byteCount);
  block = block.subarray(byteCount);
  return drawn;
};

/** Generates the same bytes on every run (mulberry32). For tests and screenshots, never for secrets. */
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

const characters = (random: Random, alphabet: string, length: number) =>
  Array.from(random(length), (byte) => alphabet[byte % alphabet.length]!).join('');
