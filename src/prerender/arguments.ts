import { elements } from '../elements/tags/elements.ts';
import type { AnyElement } from '../elements/runtime/element.ts';
import { didYouMean } from '../core/config/mistakes.ts';

export class Mistake extends Error {}

export interface PrerenderRequest {
  readonly definition: AnyElement;
  readonly attributes: Readonly<Record<string, string | boolean>>;
}

export interface Command {
  readonly requests: readonly PrerenderRequest[];
  readonly state: 'loading' | 'signed-out';
  readonly cdn: string;
  readonly language: string | null;
  readonly inlineStyle: boolean;
  readonly config: string | null;
  readonly vendor: string | null;
  readonly integrity: string | null;
  readonly out: string | null;
}

export const exampleCdn = 'https://cdn.example.com/dict';

export const usage = `Usage: dict-elements prerender TAG [attribute=value …] [light] [options]

Prints the markup of an element, to paste into a page: it is there before any script.

  --cdn URL        where dist/cdn is served; without it ${exampleCdn} stands in the markup
  --config FILE    the page's dict-config as JSON; used to prerender, and printed before the element
  --vendor FILE    the configuration that the CDN's dict.js has inside; used to prerender, and not printed
  --integrity FILE the integrity.json of that CDN folder: the hashes of dict.js and of the sheets are in the markup
  --language TAG   the language of the texts, such as de; English without it
  --state STATE    of an element that needs a session: signed-out (the way to the login), or loading
                   for pages that most visitors open signed in; signed-out without it
  --inline-style   the rules that the drawing needs are in it, in place of a link to its sheet: it is seen a
                   round trip earlier, where the page's policy allows the style (its hash is printed)
  --out DIR        writes one file per tag instead, DIR/dict-signup.html; without a TAG, of all tags`;

export function readCommand(words: readonly string[]): Command {
  const [name = '', ...rest] = words;
  if (name !== 'prerender')
    throw new Mistake(`'${name}' is not a command.${didYouMean(name, ['prerender'])}\n\n${usage}`);
  const options = new Map<string, string>();
  const groups: { readonly tag: AnyElement; readonly words: string[] }[] = [];
  for (let at = 0; at < rest.length; at += 1) {
    const word = rest[at]!;
    if (word.startsWith('--')) {
      const [option, value] = readOption(word, rest[at + 1]);
      options.set(option, value);
      if (!word.includes('=') && value !== flag) at += 1;
    } else if (groups.length === 0 || word.startsWith('dict-')) groups.push({ tag: elementOf(word), words: [] });
    else groups.at(-1)!.words.push(word);
  }

  const out = options.get('--out') ?? null;
  if (groups.length === 0 && out === null) throw new Mistake(`Which tag?\n\n${usage}`);
  const tags = groups.length > 0 ? groups : elements.map((tag) => ({ tag, words: placeholders[tag.tag] ?? [] }));
  return {
    requests: tags.map((group) => ({ definition: group.tag, attributes: attributesOf(group.tag, group.words) })),
    state: readState(options.get('--state') ?? 'signed-out'),
    cdn: readAddress(options.get('--cdn') ?? exampleCdn),
    language: options.get('--language') ?? null,
    inlineStyle: options.has('--inline-style'),
    config: options.get('--config') ?? null,
    vendor: options.get('--vendor') ?? null,
    integrity: options.get('--integrity') ?? null,
    out,
  };
}

const flags = ['--inline-style'];
const known = ['--cdn', '--config', '--integrity', '--language', '--out', '--state', '--vendor', ...flags];

/** Example attributes for the snippets, to be replaced by the page's author. */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  'dict-payment-link': ['payment-id=PAYMENT-ID'],
  'dict-signup': ['product=dictation'],
};

const flag = '';

function readOption(word: string, next: string | undefined): readonly [name: string, value: string] {
  const [name = '', ...given] = word.split('=');
  if (!known.includes(name)) throw new Mistake(`'${name}' is not an option.${didYouMean(name, known)}\n\n${usage}`);
  if (flags.includes(name) && given.length > 0) throw new Mistake(`${name} is a flag: leave out its value.`);
  if (flags.includes(name)) return [name, flag];
  const value = given.length > 0 ? given.join('=') : next;
  if (!value || (given.length === 0 && value.startsWith('--'))) throw new Mistake(`${name} needs a value.`);
  return [name, value];
}

function readAddress(cdn: string): string {
  if (/^(?:https?:\/\/|\/(?![\\/]))[^\s\\]+$/.test(cdn) && URL.canParse(cdn, 'https://page.example')) return cdn;
  throw new Mistake(`--cdn is an address with https:// or a path with /, not '${cdn}'.`);
}

function readState(state: string): Command['state'] {
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

function attributesOf(
  { tag, attributes, light }: AnyElement,
  words: readonly string[],
): PrerenderRequest['attributes'] {
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
