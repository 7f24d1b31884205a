import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, readJson } from '../commands/config-file.ts';
import { Mistake } from '../commands/mistake.ts';
import { isRecord, isText } from '../core/config/kinds.ts';
import { readLanguageTag } from '../core/config/language-tag.ts';
import { languageOfTexts } from '../core/config/language.ts';
import { languages } from '../languages/languages.ts';
import { exampleCdn, readCommand, usage, type Request } from './arguments.ts';
import { snippet, styleSources } from './snippet.ts';

export async function prerender(words: readonly string[]): Promise<number> {
  if (words.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const command = readCommand(words);
  const vendor = command.vendor ? await readConfig(command.vendor, nothing) : {};
  const config = command.config ? await readConfig(command.config, nothing) : null;
  if (command.language && !languageOfTexts(readLanguageTag(command.language) ?? ''))
    throw new Mistake(
      `There are no texts in '${command.language}'. The languages are ${['en', ...Object.keys(languages)].join(', ')}.`,
    );
  const integrity = command.integrity ? await readIntegrity(command.integrity) : {};
  if (command.out) await makeFolder(command.out);
  const sources: Record<string, readonly string[]> = {};
  const requests = command.isAll
    ? forProducts(command.requests, Object.keys(vendor.products ?? {}).filter(isFileName))
    : command.requests;
  for (const request of requests) {
    const { tag } = request.definition;
    const name = request.name ?? tag;
    const markup = await snippet(request, command, config, integrity);
    sources[name] = styleSources(markup);
    if (command.out) await writeFile(join(command.out, `${name}.html`), markup);
    else process.stdout.write(markup);
  }
  if (command.inlineStyle) await reportSources(sources, command.out);
  if (command.cdn === exampleCdn && !command.out)
    console.error(`\nPut the address of your CDN in place of ${exampleCdn}, or give it with --cdn.`);
  return 0;
}

const nothing = 'Nothing was rendered';

async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
    .then(() => access(folder, constants.W_OK))
    .catch((error: Error) => {
      throw new Mistake(`--out is a folder to write to: ${error.message}`);
    });
}

const isFileName = (text: string) => /^[\w-]+$/.test(text);

/** A signup for each product of the vendor; the first one's is `dict-signup.html` too. */
function forProducts(requests: readonly Request[], products: readonly string[]): readonly Request[] {
  const [first] = products;
  if (first === undefined) return requests;
  return requests.flatMap((request) => {
    if (request.definition.tag !== 'dict-signup') return [request];
    const signupOf = (product: string) => ({ ...request, attributes: { ...request.attributes, product } });
    const named = products.map((product) => ({ ...signupOf(product), name: `dict-signup.${product}` }));
    return [signupOf(first), ...named];
  });
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
