import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

/* SEC-26: the lint rule of `tests/lint/linear-regex.mjs`, by the project's own configuration. */

const root = fileURLToPath(new URL('../..', import.meta.url));

const superLinear = [
  ['exponential', String.raw`export const it = /^(?:a+)+$/;`],
  ['choice in a repetition', String.raw`export const it = /^(?:\w|\d)*!$/;`],
  ['choice in a repetition', String.raw`export const it = /^(?:a?a)*!$/;`],
  ['quadratic', String.raw`export const it = /^\s*a*\s*$/;`],
  ['quadratic', String.raw`export const it = (text: string) => text.replace(/\/+$/, '');`],
  ['choice in a repetition', String.raw`export const it = new RegExp('^(a|a)*$', 'u');`],
  ['choice in a repetition', 'export const it = RegExp(`^(a|a)*$`);'],
  ['from parts', String.raw`export const it = (part: string) => new RegExp('^' + part);`],
] as const;
const linear = String.raw`export const all = [/^\d{4}-\d\d$/, /^[\w-]+\.js$/, /a/g, new RegExp('^a+$', 'i')];`;

let messages: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  messages = await lint([...superLinear.map(([, source]) => source), linear]);
});

test.each(superLinear)(
  'SEC-26 the lint reports an expression that takes more than linear time: %s, %s',
  (kind, source) => {
    expect(messages.get(source)).toEqual([expect.stringContaining(kind)]);
  },
);

test('SEC-26 the lint reports no linear expression', () => {
  expect(messages.get(linear)).toEqual([]);
});

/** The rule's messages for each source. One run of the linter for all, because starting it takes most of the time. */
async function lint(sources: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'dict-lint-'));
  const files = sources.map((_, at) => join(folder, `planted-${at}.ts`));
  await Promise.all(files.map((file, at) => writeFile(file, sources[at]!)));
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', join(root, '.oxlintrc.json'), '--format', 'json', ...files];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (_, stdout) => resolve(stdout));
  });
  await rm(folder, { recursive: true });
  const { diagnostics, number_of_files: read } = JSON.parse(output) as LintReport;
  expect(read, 'files that the lint has read').toBe(files.length);
  const found = diagnostics.filter(({ code }) => code === 'linear(regex)');
  return new Map(
    sources.map((source, at) => [
      source,
      found.filter(({ filename }) => filename.endsWith(`planted-${at}.ts`)).map(({ message }) => message),
    ]),
  );
}

interface LintReport {
  readonly diagnostics: readonly { readonly code: string; readonly message: string; readonly filename: string }[];
  readonly number_of_files: number;
}
