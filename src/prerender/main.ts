#!/usr/bin/env node
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, isText } from '../core/config/kinds.ts';
import { readLanguageTag } from '../core/config/language-tag.ts';
import { languageOfTexts } from '../core/config/language.ts';
import { languages } from '../languages/languages.ts';
import { exampleCdn, Mistake, readCommand, usage } from './arguments.ts';
import { readConfig, readJson } from './read-config.ts';
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
  if (command.vendor) await readConfig(command.vendor);
  const config = command.config ? await readConfig(command.config) : null;
  if (command.language && !languageOfTexts(readLanguageTag(command.language) ?? ''))
    throw new Mistake(
      `There are no texts in '${command.language}'. The languages are ${['en', ...Object.keys(languages)].join(', ')}.`,
    );
  const integrity = command.integrity ? await readIntegrity(command.integrity) : {};
  if (command.out) await mkdir(command.out, { recursive: true });
  const sources: Record<string, readonly string[]> = {};
  for (const request of command.requests) {
    const { tag } = request.definition;
    const markup = await snippet(request, command, config, integrity);
    sources[tag] = styleSources(markup);
    if (command.out) await writeFile(join(command.out, `${tag}.html`), markup);
    else process.stdout.write(markup);
  }
  if (command.inlineStyle) await reportSources(sources, command.out);
  if (command.cdn === exampleCdn && !command.out)
    console.error(`\nPut the address of your CDN in place of ${exampleCdn}, or give it with --cdn.`);
}

async function reportSources(sources: Readonly<Record<string, readonly string[]>>, out?: string): Promise<void> {
  if (out) return writeFile(join(out, 'style-src.json'), `${JSON.stringify(sources, null, 2)}\n`);
  const all = [...new Set(Object.values(sources).flat())];
  console.error(`\nIf the page's policy has a style-src, add these hashes to it:\n${all.join('\n')}`);
}

async function readIntegrity(file: string): Promise<Readonly<Record<string, string>>> {
  const hashes = await readJson(file);
  const isHashes = (value: unknown): value is Record<string, string> =>
    isRecord(value) && Object.values(value).every(isText);
  if (isHashes(hashes) && 'dict.js' in hashes) return hashes;
  throw new Mistake(`${file} has no hash of dict.js: --integrity is the integrity.json beside it.`);
}
