import { atom, type WritableAtom } from 'nanostores';
import { page } from '../page/page.ts';
import type * as complaints from './complaints.ts';
import { keys, type Configuration, type ConfigurationInput, type Key, type Keys } from './keys.ts';
import { isRecord } from './kinds.ts';

export type { Configuration, ConfigurationInput, Links, Partner, Product } from './keys.ts';

interface ConfigStore {
  readonly $config: WritableAtom<Configuration>;
  /** For copies of earlier versions on the page, which read all of it over their defaults at each change. */
  readonly given: unknown[];
}

/** The paths of the keys that the page gives a value. */
const givenKeys = () => page('given-keys', () => new Set<string>());

/** What `configure` of `dict.js` was given before this was loaded; from then on, what is pushed is taken at once. */
const earlyInputs = () => page<unknown[]>('early-inputs', () => []);

/** Whether the page gives this key, be it '': then the author has thought of it. */
export function isGiven(key: string): boolean {
  store();
  return givenKeys().has(key);
}

const store = () =>
  page<ConfigStore>('config', () => {
    const early = earlyInputs();
    let first = readConfig(defaults, blockOfThePage());
    // Prototype.js replaces `reduce` (HOST-05).
    for (const input of early) first = readConfig(first, input);
    early.push = configure as typeof early.push;
    return { $config: atom(first), given: [first] };
  });

/** The configuration in force (DEC-6). */
export const config = () => store().$config.get();

/** Calls `listen` whenever the configuration changes; what comes back ends it. */
export const onConfigChange = (listen: () => void): (() => void) => store().$config.listen(listen);

/**
 * Changes the configuration from code, over the page's JSON block; what JSON can't hold (`encodePassword`, message
 * functions) comes this way. A wrong key or value is one console error that names it and the fix; the default stays.
 */
export function configure(input: ConfigurationInput): void {
  const { $config, given } = store();
  const next = readConfig($config.get(), input);
  given.splice(0, given.length, next);
  $config.set(next);
}

function blockOfThePage(): unknown {
  if (typeof document === 'undefined') return {};
  // The document's own may be covered by a page's <img name="querySelector"> (SEC-31), and `Document` is MooTools' (HOST-05).
  const { querySelector } = Object.getPrototypeOf(document) as Document;
  const block = querySelector.call(document, 'script#dict-config[type="application/json"]');
  if (!block) return {};
  try {
    return JSON.parse(block.textContent ?? '');
  } catch (cause) {
    console.error('dict-elements: the JSON in <script id="dict-config"> can’t be read; the defaults are used.', cause);
    return {};
  }
}

type Entry = Key | Keys;

const isKey = (entry: Entry): entry is Key => 'initial' in entry;

/** What is in force where a page says nothing. */
// An entry's kind says what its initial value is.
export const defaults = initialOf(keys) as Configuration;

function initialOf(entry: Entry): unknown {
  if (isKey(entry)) return entry.initial;
  return Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, initialOf(inner)]));
}

/** `base` under what `input` gives; what does not fit is reported once and left out. */
function readConfig(base: Configuration, input: unknown): Configuration {
  // Each key is as it was, or as its kind wants it.
  return over('', keys, base, input) as Configuration;
}

// Few pages make a mistake: the words for it are loaded by those that do.
const complain = (about: (words: typeof complaints) => void) => void import('./complaints.ts').then(about, () => {});

/** `input` over `base`, key by key: a part may be given. */
function over(at: string, entry: Entry, base: unknown, input: unknown): unknown {
  if (isKey(entry) && !entry.each) {
    if (entry.kind(input)) return input;
    complain((words) => words.misfit(at, entry.kind));
    return base;
  }
  if (!isRecord(input)) {
    complain((words) => words.noObject(at));
    return base;
  }
  if (at === 'endpoints') complain((words) => words.unknownCalls(at, Object.keys(input)));
  const next = new Map(Object.entries(base as object));
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const inner = innerOf(entry, name, next.has(name));
    const path = at === '' ? name : `${at}.${name}`;
    givenKeys().add(path);
    if (inner) next.set(name, over(path, inner, next.get(name), value));
    else complain((words) => words.unknownKey(at, name, Object.keys(base as object)));
  }
  return Object.fromEntries([...next].filter(([, value]) => value !== undefined));
}

/** What `name` may be in `entry`; undefined where it is not one of its keys. */
function innerOf(entry: Entry, name: string, isThere: boolean): Entry | undefined {
  if (!isKey(entry)) return Object.hasOwn(entry, name) ? entry[name] : undefined;
  return isThere ? entry.each : { kind: entry.kind, initial: null };
}
