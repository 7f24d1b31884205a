import type { ConfigurationInput } from '../../core/config/config.ts';
import { isKey, keys, type Configuration, type Key, type Keys } from '../../core/config/keys.ts';
import * as kinds from '../../core/config/kinds.ts';
import type { TypeGuard } from '../../core/config/kinds.ts';
import { callNames, messageKeys } from '../../core/config/names.made.ts';
import type { Attribute } from '../../elements/runtime/element.ts';

/*
 * Values to render with, to find out which keys of the configuration and which attributes change a view. Each key has
 * two values, because one may be configured already, and no two keys have the same value.
 */

type Samples = (path: string) => readonly [one: unknown, other: unknown];

const samples = new Map<TypeGuard, Samples>([
  [kinds.isText, (path) => [`Probe ${path}`, `Test ${path}`]],
  [kinds.isAsciiText, (path) => [`Probe ${path}`, `Test ${path}`]],
  [kinds.isAddress, (path) => [`https://probe.invalid/${path}`, `https://test.invalid/${path}`]],
  [kinds.isCallPath, (path) => [`/probe/${path}`, `/test/${path}`]],
  [kinds.isMessage, (path) => [`Probe ${path}`, `Test ${path}`]],
  [kinds.isNumber, () => [4711, 4712]],
  [kinds.isCount, () => [4711, 4712]],
  [kinds.isCountOrZero, () => [4711, 4712]],
  [kinds.isBoolean, () => [true, false]],
  [kinds.isPersistence, () => ['memory', 'session']],
  [kinds.isAnalytics, () => ['dataLayer', '']],
  [kinds.isColour, () => ['teal', 'olive']],
  [kinds.isLength, () => ['47px', '48px']],
  [kinds.isFont, () => ['Probe', 'Test']],
  [kinds.isLocale, () => ['de', 'es']],
  [kinds.isLocales, () => [['de'], ['es']]],
  [kinds.isOffices, () => [[{ name: 'Probe' }], [{ name: 'Test' }]]],
  [kinds.isPartners, () => [[{ name: 'Probe', logo: '' }], [{ name: 'Test', logo: '' }]]],
  [
    kinds.isProduct,
    () => [
      { listingId: 4711, name: 'Probe' },
      { listingId: 4712, name: 'Test' },
    ],
  ],
  [kinds.isHeaderName, () => ['X-Probe', 'X-Test']],
  [kinds.isEncoder, () => [() => 'probe', () => 'test']],
]);

interface Probe {
  readonly path: string;
  readonly input: ConfigurationInput;
  /** True for a map, such as `messages`: it would be too slow among the keys with which each other key is rendered. */
  readonly isMap: boolean;
}

/** One probe per key, also inside groups of keys. */
export const configurationProbes = (current: Configuration): readonly Probe[] => probesIn(keys, current, []);

function probesIn(entries: Keys, current: object, above: readonly string[]): readonly Probe[] {
  return Object.entries(entries).flatMap(([name, entry]) => {
    const names = [...above, name];
    const value: unknown = Reflect.get(current, name);
    if (!isKey(entry)) return probesIn(entry, value as object, names);
    const path = names.join('.');
    return [{ path, input: inputOf(path, sampleOf(path, entry, value)), isMap: entry.each !== undefined }];
  });
}

/** `{ links: { terms: value } }` for 'links.terms'. */
export function inputOf(path: string, value: unknown): ConfigurationInput {
  let input = value;
  for (const name of path.split('.').reverse()) input = { [name]: input };
  return input as ConfigurationInput;
}

function sampleOf(path: string, { kind, each }: Key, current: unknown): unknown {
  const known = samples.get(kind);
  if (!known) throw new Error(`Add samples for the kind of '${path}'.`);
  const other = (value: unknown, of: string) =>
    known(of).find((sample) => JSON.stringify(sample) !== JSON.stringify(value));
  if (!each) return other(current, path);
  const entries = current as Readonly<Record<string, unknown>>;
  const names = new Set([...Object.keys(entries), ...(namesOf.get(kind) ?? [])]);
  return Object.fromEntries(Array.from(names, (name) => [name, other(entries[name], name)]));
}

const namesOf = new Map<TypeGuard, readonly string[]>([
  [kinds.isCallPath, callNames],
  [
    kinds.isMessage,
    Object.entries(messageKeys).flatMap(([area, names]) => names.split(' ').map((name) => `${area}.${name}`)),
  ],
]);

/** A text that names no product and has no other meaning. */
export const unknownText = 'probe-4711';

/** The values to try: of a text, the products' names too, because it may be one. */
export function attributeProbes(attribute: Attribute, { products }: Configuration): readonly string[] {
  if (attribute.kind === 'boolean') return [''];
  return attribute.kind === 'enum' ? attribute.choices : [...Object.keys(products), unknownText];
}
