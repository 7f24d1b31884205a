import { parseArgs } from 'node:util';
import { elements } from '../elements/tags/elements.ts';
import type { AnyElement } from '../elements/runtime/element.ts';
import { placeholders } from './placeholders.ts';
import { Mistake } from '../commands/mistake.ts';
import { didYouMean } from '../core/config/mistakes.ts';

export type Command = ReturnType<typeof readCommand>;

export interface Request {
  readonly definition: AnyElement;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  /** The name of the element's file; by default its tag. */
  readonly name?: string;
}

export const exampleCdn = 'https://cdn.example.com/dict';

export const usage = `Usage: dict-elements prerender TAG [attribute=value …] [light] [options]

Prints the prerendered markup of an element, to paste into a page. It is visible before any script has loaded.

  --cdn URL        the address where dist/cdn is served; ${exampleCdn} by default
  --config FILE    the page's dict-config as JSON: prerenders with it, and prints it before the element
  --vendor FILE    the configuration inside the CDN's dict.js: prerenders with it, without printing it
  --integrity FILE the integrity.json of that CDN folder: adds the hashes of dict.js and of the sheets
  --language TAG   the language of the texts, such as de; English by default
  --state STATE    for an element that needs a session: signed-out (a button to the login, the default), or loading,
                   for pages that most visitors open signed in
  --inline-style   inlines the needed CSS rules instead of linking a sheet, which saves a round trip; the page's
                   policy must allow the style (its hash is printed)
  --out DIR        writes one file per tag, DIR/dict-signup.html; without a TAG, one for every tag`;

const options = {
  cdn: { type: 'string', default: exampleCdn },
  state: { type: 'string', default: 'signed-out' },
  'inline-style': { type: 'boolean', default: false },
  language: { type: 'string' },
  config: { type: 'string' },
  vendor: { type: 'string' },
  integrity: { type: 'string' },
  out: { type: 'string' },
} as const;

export function readCommand(args: readonly string[]) {
  const { values, positionals: words } = parse(args);
  const groups: { readonly tag: AnyElement; readonly words: string[] }[] = [];
  for (const word of words) {
    if (groups.length === 0 || word.startsWith('dict-')) groups.push({ tag: elementOf(word), words: [] });
    else groups.at(-1)!.words.push(word);
  }

  const { cdn, state, 'inline-style': inlineStyle, ...others } = values;
  if (groups.length === 0 && !others.out) throw new Mistake(`Which tag?\n\n${usage}`);
  const isAll = groups.length === 0;
  const tags = isAll ? elements.map((tag) => ({ tag, words: placeholders[tag.tag] ?? [] })) : groups;
  const requests = tags.map((group): Request => ({
    definition: group.tag,
    attributes: attributesOf(group.tag, group.words),
  }));
  return { ...others, requests, isAll, inlineStyle, cdn: readAddress(cdn), state: readState(state) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n\n${usage}`);
  }
}

function readAddress(cdn: string): string {
  if (/^(?:https?:\/\/|\/(?![\\/]))[^\s\\]+$/.test(cdn) && URL.canParse(cdn, 'https://page.example')) return cdn;
  throw new Mistake(`--cdn is an address with https:// or a path with /, not '${cdn}'.`);
}

function readState(state: string): 'loading' | 'signed-out' {
  if (state === 'loading' || state === 'signed-out') return state;
  throw new Mistake(`--state is 'signed-out' or 'loading', not '${state}'.`);
}

function elementOf(tag: string): AnyElement {
  const found = elements.find((each) => each.tag === tag);
  if (found) return found;
  const tags = elements.map((each) => each.tag);
  const full = tag.startsWith('dict-') ? tag : `dict-${tag}`;
  throw new Mistake(`There is no <${tag}>.${didYouMean(full, tags)}\nThe tags are ${tags.join(', ')}.`);
}

function attributesOf({ tag, attributes, light }: AnyElement, words: readonly string[]) {
  const names = [...Object.keys(attributes), ...(light ? ['light'] : [])];
  const read = (word: string): [string, string | boolean] => {
    const [name = '', ...given] = word.split('=');
    const value = given.length > 0 ? given.join('=') : true;
    const has = names.length > 0 ? `Its attributes are ${names.join(', ')}.` : 'It takes none.';
    if (!names.includes(name))
      throw new Mistake(`<${tag}> has no attribute '${name}'.${didYouMean(name, names)} ${has}`);
    const attribute = attributes[name];
    const isFlag = !attribute || attribute.kind === 'boolean';
    if (isFlag && value !== true) throw new Mistake(`<${tag} ${name}> is a flag: leave out its value.`);
    if (!isFlag && value === true) throw new Mistake(`<${tag} ${name}> needs a value: ${name}=…`);
    if (attribute?.kind === 'enum' && !attribute.choices.includes(String(value)))
      throw new Mistake(
        `<${tag} ${name}> is one of ${attribute.choices.join(', ')}.${didYouMean(String(value), attribute.choices)}`,
      );
    return [name, value];
  };
  return Object.fromEntries(words.map(read));
}
