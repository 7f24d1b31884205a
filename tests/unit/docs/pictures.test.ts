import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { comparePictures, comparisonPage } from '../../support/shots/compare.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

describe('npm run shots -- --compare', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shots-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const draw = (side: string, name: string, height: number, darkRows: number) => {
    const picture = new PNG({ width: 10, height });
    picture.data.fill(255).fill(0, 0, 4 * 10 * darkRows);
    for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
    mkdirSync(join(folder, side), { recursive: true });
    writeFileSync(join(folder, side, name), PNG.sync.write(picture));
  };

  beforeAll(() => {
    for (const side of ['before', 'after']) draw(side, 'same-320-light.png', 10, 2);
    draw('before', 'changed-320-light.png', 10, 2);
    draw('after', 'changed-320-light.png', 10, 3);
    draw('before', 'taller-320-light.png', 10, 2);
    draw('after', 'taller-320-light.png', 20, 2);
    draw('before', 'gone-320-light.png', 10, 2);
    draw('after', 'new-320-light.png', 10, 2);
  });

  test('says of each picture what became of it, the most changed first', async () => {
    expect((await comparePictures(folder)).map(({ name, is, share }) => [name.split('-')[0], is, share])).toEqual([
      ['gone', 'gone', 1],
      ['new', 'new', 1],
      ['taller', 'changed', 0.5],
      ['changed', 'changed', 0.1],
      ['same', 'same', 0],
    ]);
    const marked = PNG.sync.read(readFileSync(join(folder, 'marked/changed-320-light.png')));
    const red = [...marked.data].filter((value, at) => at % 4 === 0 && value === 255 && marked.data[at + 1] === 0);
    expect(red).toHaveLength(10);
  });

  test('goes on where the process that marks pictures dies', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'shots-'));
    cpSync(folder, broken, { recursive: true });
    writeFileSync(join(broken, 'after/taller-320-light.png'), 'not a picture');
    const results = await comparePictures(broken);
    rmSync(broken, { recursive: true });
    expect(results.map(({ name, is }) => `${is} ${name}`)).toContain('unmarked taller-320-light.png');
    expect(results).toHaveLength(5);
  });

  test('shows them side by side, and nothing of what is the same', async () => {
    const page = comparisonPage('1a2b3c4', await comparePictures(folder));
    expect(page).toContain('4 of 5 pictures differ');
    for (const source of ['before/changed', 'after/changed', 'marked/changed', 'before/gone', 'after/new']) {
      expect(page).toContain(`src="${source}-320-light.png"`);
      expect(existsSync(join(folder, `${source}-320-light.png`))).toBe(true);
    }
    expect(page).not.toContain('same-320');
  });
});

describe('README.md', () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');

  test('has at most 90 lines, and begins with its pictures', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(90);
    expect(readme.indexOf('<picture>')).toBeLessThan(readme.indexOf('```'));
  });

  test('has four pictures, which together have less than 400 kB', () => {
    const files = [...readme.matchAll(/(?:src|srcset)="(stories\/[^"]+)"/g)].map(([, file]) => file!);
    expect(readme.match(/<img /g)).toHaveLength(4);
    expect(files).toHaveLength(7);
    expect(files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0)).toBeLessThan(400_000);
  });
});
