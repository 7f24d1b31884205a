import { expect, test } from 'playwright/test';
import { filesIn, matches, read, readJson } from './built.ts';

const chunks = filesIn('dist/cdn/chunks', '.js').filter((file) => !/\/(?:others|late)-/.test(file));

test('SEC-19 a chunk names every file that it imports later, so that the loader sees it first', () => {
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

test('SEC-19 a file comes after all that it imports, and none is left out', () => {
  const { files } = readJson<{ files: string[] }>('dist/cdn/elements.json');
  expect([...files].sort()).toEqual(chunks.map((file) => file.replace('dist/cdn/', '')).sort());
  for (const file of files) {
    const imported = [...read(`dist/cdn/${file}`).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)];
    for (const [, name] of imported)
      expect(files.indexOf(`chunks/${name!}`), `${file} imports ${name!}`).toBeLessThan(files.indexOf(file));
  }
});

test('SEC-21 no import map; hashes are named where a file is verified, and nowhere else', () => {
  const sources = filesIn('src', '.ts', '.tsx');
  expect(matches(sources, /importmap/g)).toEqual([]);
  expect(matches(sources, /\.integrity\b/g)).toEqual(['src/elements/verified.ts: .integrity']);
});
