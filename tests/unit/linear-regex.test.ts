import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/* SEC-26: the lint rule of `tests/lint/linear-regex.mjs`, by the project's own configuration. */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The rule's messages for a source, line by line. */
async function lint(source: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dict-lint-'));
  const file = join(folder, 'planted.ts');
  await writeFile(file, source);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', join(root, '.oxlintrc.json'), '--format', 'json', file];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (_, stdout) => resolve(stdout));
  });
  await rm(folder, { recursive: true });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; message: string }[] };
  return diagnostics.filter(({ code }) => code === 'linear(regex)').map(({ message }) => message);
}

test.each([
  ['exponential', String.raw`export const it = /^(?:a+)+$/;`],
  ['choice in a repetition', String.raw`export const it = /^(?:\w|\d)*!$/;`],
  ['choice in a repetition', String.raw`export const it = /^(?:a?a)*!$/;`],
  ['quadratic', String.raw`export const it = /^\s*a*\s*$/;`],
  ['quadratic', String.raw`export const it = (text: string) => text.replace(/\/+$/, '');`],
  ['choice in a repetition', String.raw`export const it = new RegExp('^(a|a)*$', 'u');`],
  ['choice in a repetition', 'export const it = RegExp(`^(a|a)*$`);'],
  ['from parts', String.raw`export const it = (part: string) => new RegExp('^' + part);`],
])('SEC-26 the lint finds what takes more than linear time: %s, %s', async (kind, source) => {
  expect(await lint(source)).toEqual([expect.stringContaining(kind)]);
});

test('SEC-26 the lint finds nothing in what is linear', async () => {
  const linear = String.raw`export const all = [/^\d{4}-\d\d$/, /^[\w-]+\.js$/, /a/g, new RegExp('^a+$', 'i')];`;
  expect(await lint(linear)).toEqual([]);
});
