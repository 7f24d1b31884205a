import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/* SEC-26: the lint rule of `tests/lint/linear-regex.mjs`, by the project's own configuration. */

const root = fileURLToPath(new URL('../..', import.meta.url));

const superLinear = [
  ['exponential', String.raw`/^(?:a+)+$/`],
  ['choice in a repetition', String.raw`/^(?:\w|\d)*!$/`],
  ['choice in a repetition', String.raw`/^(?:a?a)*!$/`],
  ['quadratic', String.raw`/^\s*a*\s*$/`],
  ['quadratic', String.raw`'a'.replace(/\/+$/, '')`],
  ['choice in a repetition', String.raw`new RegExp('^(a|a)*$', 'u')`],
  ['choice in a repetition', 'RegExp(`^(a|a)*$`)'],
  ['from parts', String.raw`new RegExp('^' + String(1))`],
] as const;
const linear = [String.raw`/^\d{4}-\d\d$/`, String.raw`/^[\w-]+\.js$/`, '/a/g', `new RegExp('^a+$', 'i')`];

test('SEC-26 the lint reports each expression that takes more than linear time, and no other', async () => {
  const expressions = [...superLinear.map(([, expression]) => expression), ...linear];
  expect(await lint(expressions)).toEqual(superLinear.map(([kind]) => expect.stringContaining(kind)));
});

/** The rule's messages, in the order of the expressions. */
async function lint(expressions: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'dict-lint-'));
  const file = join(folder, 'planted.ts');
  await writeFile(file, `export const all = [\n${expressions.join(',\n')}\n];\n`);
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '-c', join(root, '.oxlintrc.json'), '--format', 'json', file];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: root }, (_, stdout) => resolve(stdout));
  });
  await rm(folder, { recursive: true });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { code: string; message: string; labels: { span: { line: number } }[] }[];
  };
  return diagnostics
    .filter(({ code }) => code === 'linear(regex)')
    .toSorted((one, other) => one.labels[0]!.span.line - other.labels[0]!.span.line)
    .map(({ message }) => message);
}
