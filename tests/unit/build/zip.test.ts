import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, inflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { filesOf } from '../../../src/build/release.mjs';
import { writeZip } from '../../../src/build/zip.mjs';
import { root } from '../../build/built.ts';

const plugin = join(root, 'integrations/wordpress/dict-elements');
const folder = mkdtempSync(join(tmpdir(), 'dict-zip-'));
afterAll(() => rmSync(folder, { recursive: true }));

function zipPlugin(name: string): Buffer {
  writeZip(join(folder, name), plugin, filesOf(plugin));
  return readFileSync(join(folder, name));
}

test('the zip of the WordPress plugin has every file in the plugin’s folder, unchanged', () => {
  const entries = entriesOf(zipPlugin('whole.zip'));
  expect(Object.keys(entries)).toEqual(filesOf(plugin).map((file) => `dict-elements/${file}`));
  for (const [name, content] of Object.entries(entries))
    expect(content).toBe(readFileSync(join(plugin, name.replace('dict-elements/', '')), 'utf8'));
});

test('the zip of the WordPress plugin is the same each time', () => {
  expect(zipPlugin('one.zip').equals(zipPlugin('other.zip'))).toBe(true);
});

/** Reads the files by the directory at the end, as unpackers do, and checks each against its checksum. */
function entriesOf(zip: Buffer): Record<string, string> {
  const end = zip.length - 22;
  expect(zip.readUInt32LE(end)).toBe(0x06054b50);
  const entries: Record<string, string> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50);
    const [sum, packed, nameLength] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const start = zip.readUInt32LE(at + 42) + 30 + nameLength;
    const content = inflateRawSync(zip.subarray(start, start + packed));
    expect(crc32(content)).toBe(sum);
    entries[name] = content.toString('utf8');
    at += 46 + nameLength;
  }
  return entries;
}
