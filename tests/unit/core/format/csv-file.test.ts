import { describe, expect, test } from 'vitest';
import { readFileText } from '../../../../src/core/format/csv.ts';

const never = new AbortController().signal;

async function read(...parts: BlobPart[]) {
  const pieces: string[] = [];
  const outcome = await readFileText(new Blob(parts), (text) => pieces.push(text), never);
  return { outcome, text: pieces.join(''), pieces: pieces.length };
}

const utf16 = (text: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 + text.length * 2));
  [...`\uFEFF${text}`].forEach((letter, at) => bytes.setUint16(at * 2, letter.charCodeAt(0), isLittle));
  return bytes.buffer;
};

describe('a file', { tags: ['SEC-25'] }, () => {
  test('is read in slices, and no character is split between two', async () => {
    const text = 'aé漢😀'.repeat(30_000);
    const { outcome, text: found, pieces } = await read('x', text);
    expect(found).toBe(`x${text}`);
    expect(pieces).toBeGreaterThan(4);
    expect(outcome).toEqual({ at: 'text', encoding: 'utf-8', hasUnknownLetters: false });
  });

  test.each([true, false])('in UTF-16 is read, and reported (little endian: %s)', async (isLittle) => {
    const { outcome, text } = await read(utf16('a,b', isLittle));
    expect([text, outcome]).toEqual(['a,b', { at: 'text', encoding: 'utf-16', hasUnknownLetters: false }]);
  });

  test('that is not text is reported, and not read', async () => {
    expect(await read(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).toMatchObject({ outcome: { at: 'binary' }, text: '' });
  });

  test.each([
    ['UTF-32, little endian', [0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]],
    ['UTF-32, big endian', [0, 0, 0xfe, 0xff, 0, 0, 0, 0x41]],
    ['UTF-16 without its mark', [0x41, 0, 0x2c, 0]],
  ])('in %s is not text', async (_, bytes) => {
    expect(await read(new Uint8Array(bytes))).toMatchObject({ outcome: { at: 'binary' }, text: '' });
  });

  test('that was removed since it was chosen is reported', async () => {
    const gone = {
      size: 10,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    } as unknown as Blob;
    expect(await readFileText(gone, () => {}, never)).toEqual({ at: 'unreadable' });
  });
});
