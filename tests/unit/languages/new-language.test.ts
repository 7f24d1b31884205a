import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { text as signupRules } from '../../../src/elements/signup/signup-rules.text.ts';
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

test('makes the files of a language, with every text that German has, in English, and its line of the table', async () => {
  const { status, stdout } = run('sr-Latn');
  expect(status).toBe(0);
  expect(stdout).toContain('into Serbian (Latin)');
  const made = (file: string) =>
    import(/* @vite-ignore */ join(folder, 'src/languages/sr-Latn', file)) as Promise<Areas>;
  for (const part of ['access', 'rest'] as const) {
    const [areas, german] = [await made(`${part}.ts`), await languages.de![part]()];
    expect(keysOf(areas)).toEqual(keysOf(german));
  }
  expect((await made('access.ts')).signup).toMatchObject({ ...signup.english, ...signupRules.english });
  expect((await made('rest.ts')).refer!.earned).toEqual({ one: '1 day earned', other: '{count} days earned' });
  const table = readFileSync(join(folder, 'src/languages/languages.ts'), 'utf8');
  expect(table).toContain(
    `'sr-Latn': { access: () => import('./sr-Latn/access.ts'), rest: () => import('./sr-Latn/rest.ts') }`,
  );
  expect(readFileSync(join(folder, 'src/languages/sr-Latn/glossary.md'), 'utf8')).toMatch(/^\| account +\| +\| +\|$/m);
});

const keysOf = (areas: Areas) =>
  Object.entries(areas)
    .flatMap(([area, texts]) => Object.keys(texts).map((key) => `${area}.${key}`))
    .sort();
