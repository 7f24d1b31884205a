#!/usr/bin/env node
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configure, type ConfigurationInput } from '../core/config/config.ts';
import { warnings } from '../core/page/warn-once.ts';
import { exampleCdn, readCommand, usage } from './arguments.ts';
import { Mistake } from './mistake.ts';
import { snippet, styleSources } from './snippet.ts';

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function run(words: readonly string[]): Promise<void> {
  if (words.length === 0 || words.includes('--help')) return console.log(usage);
  const command = readCommand(words);
  const config = command.config === null ? null : await readConfig(command.config);
  if (command.out !== null) await mkdir(command.out, { recursive: true });
  const sources: Record<string, readonly string[]> = {};
  for (const wish of command.wishes) {
    const { tag } = wish.definition;
    const markup = await snippet(wish, command, config);
    sources[tag] = styleSources(markup);
    if (command.out === null) process.stdout.write(markup);
    else await writeFile(join(command.out, `${tag}.html`), markup);
  }
  if (command.inlineStyle) await tellSources(sources, command.out);
  if (command.cdn === exampleCdn && command.out === null)
    console.error(`\nPut the address of your CDN in place of ${exampleCdn}, or give it with --cdn.`);
}

/** A page with a policy lists the hashes of its styles. */
async function tellSources(sources: Readonly<Record<string, readonly string[]>>, out: string | null): Promise<void> {
  if (out !== null) return writeFile(join(out, 'style-src.json'), `${JSON.stringify(sources, null, 2)}\n`);
  const all = [...new Set(Object.values(sources).flat())];
  console.error(`\nA page whose policy has a style-src lists in it\n${all.join('\n')}`);
}

/** What a page would write into its `dict-config` block; from now on elements are drawn with it. */
async function readConfig(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Mistake(`${file} can't be read: ${error.message}`);
  });
  const config = parse(file, text);
  configure(config as ConfigurationInput);
  // Complaints about it are written once their words are there.
  await import('../core/config/complaints.ts');
  await Promise.resolve();
  if (warnings().length > 0) throw new Mistake(`Nothing was drawn: mend ${file} first.`);
  return config;
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Mistake(`${file} is not JSON: ${(error as Error).message}`);
  }
}
