import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/**
 * Writes files of a folder as a zip file, for WordPress. All entries have the same time, so that the same files make the
 * same bytes.
 * @param {string} file
 * @param {string} folder
 * @param {readonly string[]} files
 */
export function writeZip(file, folder, files) {
  const entries = files.map((name) => ({
    name: Buffer.from(`${basename(folder)}/${name}`),
    content: readFileSync(join(folder, name)),
  }));
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const packed = deflateRawSync(content, { level: 9 });
    const header = headerOf(content, packed, name);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), header, name, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, place, name);
    offset += 4 + header.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  writeFileSync(file, Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end]));
}

/** The fields that an entry and its line of the directory share (APPNOTE.TXT 4.3.7): deflated, UTF-8 names, 1 January 2020. */
function headerOf(content, packed, name) {
  const header = Buffer.alloc(26);
  header.writeUInt16LE(20, 0);
  header.writeUInt16LE(0x0800, 2);
  header.writeUInt16LE(8, 4);
  header.writeUInt16LE(((2020 - 1980) << 9) | (1 << 5) | 1, 8);
  header.writeUInt32LE(crc32(content), 10);
  header.writeUInt32LE(packed.length, 14);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(name.length, 22);
  return header;
}
