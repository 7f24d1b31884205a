import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { filesIn, matches, read, readJson, root } from './built.ts';

const chunks = filesIn('dist/cdn/chunks', '.js').filter((file) => !/\/(?:others|late)-/.test(file));

test('a chunk names every file that it imports later, so that the loader verifies it first', { tag: '@SEC-19' }, () => {
  for (const file of chunks) {
    const code = read(file);
    const [, list = '[]'] = /m\.f=(\[[^\]]*\])/.exec(code) ?? [];
    const names = JSON.parse(list) as string[];
    const later = [...code.matchAll(/import\([`"'](\.\/[^`"']+)[`"']\)[^]*?__vite__mapDeps\(\[([\d,]+)\]\)/g)];
    expect(later.length, file).toBe([...code.matchAll(/import\(/g)].length);
    for (const [, imported, indices] of later)
      expect(
        indices!.split(',').map((index) => names[Number(index)]),
        file,
      ).toContain(imported);
  }
});

test('a file comes after all its imports, and no file is missing', { tag: '@SEC-19' }, () => {
  const { files } = readJson<{ files: string[] }>('dist/cdn/elements.json');
  expect([...files].sort()).toEqual(chunks.map((file) => file.replace('dist/cdn/', '')).sort());
  for (const file of files) {
    const imported = [...read(`dist/cdn/${file}`).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)];
    for (const [, name] of imported)
      expect(files.indexOf(`chunks/${name!}`), `${file} imports ${name!}`).toBeLessThan(files.indexOf(file));
  }
});

test(
  'each file of the CDN and the console above the minimal size has its compressed copies beside it',
  { tag: '@DEC-9.2' },
  () => {
    const files = ['dist/cdn', 'dist/host'].flatMap((folder) => filesIn(folder, '.js', '.css'));
    const large = files.filter((file) => statSync(join(root, file)).size >= 1000);
    expect(large.length).toBeGreaterThan(100);
    for (const file of large) {
      const bytes = readFileSync(join(root, file));
      expect(brotliDecompressSync(readFileSync(join(root, `${file}.br`))).equals(bytes), file).toBe(true);
      expect(gunzipSync(readFileSync(join(root, `${file}.gz`))).equals(bytes), file).toBe(true);
    }
  },
);

test('a page in any encoding reads the sheets of elements as UTF-8', () => {
  for (const file of filesIn('dist/cdn/css', '.css')) expect(read(file), file).toMatch(/^@charset "utf-8";/);
});

test('there is no import map, and hashes are only where files are verified', { tag: '@SEC-21' }, () => {
  // Commands and prerendering run in Node: they write hashes into pages of others and verify no file.
  const sources = filesIn('src', '.ts', '.tsx').filter((file) => !/^src\/(?:commands|prerender)\//.test(file));
  expect(matches(sources, /importmap/g)).toEqual([]);
  expect(matches(sources, /\.integrity\b/g)).toEqual(['src/loader/arrived.ts: .integrity']);
});
