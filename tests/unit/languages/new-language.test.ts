import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { text as signup } from '../../../src/elements/signup/signup.text.ts';
import type { Areas } from '../../../src/core/config/language.ts';
import { languages } from '../../../src/languages/languages.ts';
import { root } from '../../build/built.ts';

const folder = mkdtempSync(join(tmpdir(), 'new-language-'));
mkdirSync(join(folder, 'src'));
cpSync(join(root, 'src/languages'), join(folder, 'src/languages'), { recursive: true });
for (const room of ['core', 'elements', 'host']) symlinkSync(join(root, 'src', room), join(folder, 'src', room));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'src/build/new-language.mjs'), ...words], { cwd: folder, encoding: 'utf8' });

describe('a new language', () => {
  const madeIn = (file: string) =>
    import(/* @vite-ignore */ join(folder, 'src/languages/sr-Latn', file)) as Promise<Areas>;
  const readIn = (file: string) => readFileSync(join(folder, 'src/languages', file), 'utf8');
  let made: ReturnType<typeof run>;
  beforeAll(() => void (made = run('sr-Latn')));

  test('is called by its name', () => {
    expect(made.status).toBe(0);
    expect(made.stdout).toContain('into Serbian (Latin)');
  });

  test.each(['access', 'rest'] as const)('has every text of %s that German has', async (part) => {
    const [areas, german] = [await madeIn(`${part}.ts`), await languages.de![part]()];
    expect(keysOf(areas)).toEqual(keysOf(german));
  });

  test('has its texts in English', async () => {
    expect((await madeIn('access.ts')).signup).toMatchObject(signup.english);
    expect((await madeIn('rest.ts')).refer!.earned).toEqual({ one: '1 day earned', other: '{count} days earned' });
  });

  test('is formatted like the other files', async () => {
    const style = await resolveConfig(join(root, 'package.json'));
    const isFormatted = (file: string) => check(readIn(`sr-Latn/${file}`), { ...style, filepath: file });
    const files = readdirSync(join(folder, 'src/languages/sr-Latn'));
    expect(await Promise.all(files.map(isFormatted))).toEqual(files.map(() => true));
  });

  test('has its line of the table', () => {
    expect(readIn('languages.ts')).toContain(
      `'sr-Latn': { access: () => import('./sr-Latn/access.ts'), rest: () => import('./sr-Latn/rest.ts') }`,
    );
  });

  test('has a glossary to fill in', () => {
    expect(readIn('sr-Latn/glossary.md')).toMatch(/^\| account +\| +\| +\|$/m);
  });
});

const keysOf = (areas: Areas) =>
  Object.entries(areas)
    .flatMap(([area, texts]) => Object.keys(texts).map((key) => `${area}.${key}`))
    .sort();

const texts = (...words: string[]) =>
  spawnSync(process.execPath, [join(root, 'src/build/texts.mjs'), ...words], { cwd: folder, encoding: 'utf8' });

test('the texts of a language can be exported as one JSON file, and imported again', { tags: ['all'] }, () => {
  const file = join(folder, 'de.json');
  const taken = JSON.parse(texts('de').stdout) as Record<string, unknown>;
  expect(taken['signup.submit']).toBe('Kostenlos registrieren');
  writeFileSync(
    file,
    JSON.stringify({ 'signup.submit': 'Los', 'refer.earned': { one: 'Ein Tag', other: '{count} Tage' } }),
  );
  expect(texts('de', file).stdout).toMatch(/^src\/languages\/de\/[^]*de: \d+ of \d+ texts differ from English\.\n$/);
  const changed = { ...taken, 'signup.submit': 'Los', 'refer.earned': { one: 'Ein Tag', other: '{count} Tage' } };
  expect(JSON.parse(texts('de').stdout)).toEqual(changed);
  writeFileSync(file, JSON.stringify({ 'signup.sumbit': 'Los' }));
  expect(texts('de', file)).toMatchObject({ status: 1, stderr: expect.stringContaining('signup.sumbit') });
});

test.each([
  ['a text that is a number', '{ "signup.submit": 5 }', /^\S+de\.json has values that are .*: signup\.submit\n$/],
  [
    'plural forms without `other`',
    '{ "refer.earned": { "one": "x" } }',
    /^\S+de\.json has values .*: refer\.earned\n$/,
  ],
  ['a file that is not JSON', '{', /^\S+de\.json can't be read: .*\n$/],
])(
  'for the texts of a language %s is refused in one line, and nothing is written',
  { tags: ['all'] },
  (_, content, complaint) => {
    const before = texts('de').stdout;
    const file = join(folder, 'de.json');
    writeFileSync(file, content);
    expect(texts('de', file)).toMatchObject({ status: 1, stderr: expect.stringMatching(complaint) });
    expect(texts('de').stdout).toBe(before);
  },
);

test('a new language says how many of its texts differ from English', () => {
  expect(run('pl').stdout).toMatch(/^pl: 0 of \d{3} texts differ from English\.$/m);
});
