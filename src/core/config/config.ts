import { atom } from 'nanostores';
import { findInPage } from '../page/named-elements.ts';
import { earlyInputs, pageSingleton, vendorInput } from '../page/singletons.ts';
import { reportUsage } from '../page/warn-once.ts';
import { applyTheme, themeRules } from '../page/theme.ts';
import type * as mistakes from './mistakes.ts';
import { isKey, keys, type Configuration, type ConfigurationInput, type Key, type Keys } from './keys.ts';
import { isRecord } from './kinds.ts';

export type { Configuration, ConfigurationInput } from './keys.ts';

const givenKeys = () => pageSingleton('given-keys', () => new Set<string>());

export function isGiven(key: string): boolean {
  store();
  return givenKeys().has(key);
}

const store = () =>
  pageSingleton('config', () => {
    const early = earlyInputs();
    const vendor = vendorInput();
    let first = readConfig(isRecord(vendor) ? readConfig(defaults, vendor) : defaults, blockOfThePage());
    // A loop, because Prototype.js replaces `reduce` (HOST-05).
    for (const input of early) first = readConfig(first, input);
    // Later inputs stay in the list too: the loader reads it (src/loader/early-plan.ts). Defined, because an assignment
    // throws on a page that has frozen `Array.prototype`.
    Object.defineProperty(early, 'push', {
      value(input: unknown) {
        configure(input as ConfigurationInput);
        return Array.prototype.push.call(early, input);
      },
    });
    showTheme(first);
    return { $config: atom(first), isServiceBaseLocked: false };
  });

export const config = () => store().$config.get();

/** Ignores changes of `serviceBase` from now on: session and payments belong to the service used so far (DEC-7.8). */
export const lockServiceBase = (): void => void (store().isServiceBaseLocked = true);

export const onConfigChange = (listen: () => void): (() => void) => store().$config.listen(listen);

/**
 * Changes the configuration from code, with precedence over the page's JSON block. Functions (`encodePassword`,
 * messages) can only be set this way. A wrong key or value causes one console error that names the fix, and is ignored.
 */
export function configure(input: ConfigurationInput): void {
  const { $config, isServiceBaseLocked } = store();
  const { serviceBase } = $config.get();
  const next = readConfig($config.get(), input);
  const isLate = isServiceBaseLocked && next.serviceBase !== serviceBase;
  if (isLate) reportMistake((mistakes) => mistakes.warnLateServiceBase(serviceBase));
  showTheme(next);
  $config.set(isLate ? { ...next, serviceBase } : next);
}

function showTheme({ theme }: Configuration): void {
  try {
    applyTheme(themeRules(theme));
  } catch {
    // The page has replaced a function that is needed here (HOST-06): the elements then keep the library's own look.
  }
}

function blockOfThePage(): unknown {
  if (typeof document === 'undefined') return {};
  const block = findInPage('script#dict-config[type="application/json"]');
  if (!block) {
    if (findInPage('script#dict-config')) reportMistake((mistakes) => mistakes.warnBlockType());
    return {};
  }
  try {
    return JSON.parse(block.textContent ?? '');
  } catch {
    reportUsage('the JSON in <script id="dict-config"> can’t be read; the defaults are used.');
    return {};
  }
}

type Entry = Key | Keys;

export const defaults = initialOf(keys) as Configuration;

function initialOf(entry: Entry): unknown {
  if (isKey(entry)) return entry.initial;
  return Object.fromEntries(Object.entries(entry).map(([name, inner]) => [name, initialOf(inner)]));
}

function readConfig(base: Configuration, input: unknown): Configuration {
  return merged('', keys, base, input) as Configuration;
}

export const reportMistake = (about: (warn: typeof mistakes) => unknown) =>
  void import('./mistakes.ts').then(about).catch(() => {});

function merged(path: string, entry: Entry, base: unknown, input: unknown): unknown {
  if (isKey(entry) && !entry.each) {
    if (entry.kind(input)) return entry.read ? entry.read(input as never) : input;
    reportMistake((mistakes) => mistakes.warnInvalid(path, entry.kind));
    return base;
  }
  if (!isRecord(input)) {
    reportMistake((mistakes) => mistakes.warnNotAnObject(path));
    return base;
  }
  if (path === 'endpoints') reportMistake((mistakes) => mistakes.warnUnknownCalls(path, Object.keys(input)));
  const next = new Map(Object.entries(base as object));
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const inner = innerOf(entry, name, next.has(name));
    const innerPath = path === '' ? name : `${path}.${name}`;
    givenKeys().add(innerPath);
    if (inner) next.set(name, merged(innerPath, inner, next.get(name), value));
    else reportMistake((mistakes) => mistakes.warnUnknownKey(path, name, Object.keys(base as object)));
  }
  return Object.fromEntries([...next].filter(([, value]) => value !== undefined));
}

function innerOf(entry: Entry, name: string, isThere: boolean): Entry | undefined {
  if (!isKey(entry)) return Object.hasOwn(entry, name) ? entry[name] : undefined;
  return isThere ? entry.each : { kind: entry.kind, initial: null, read: entry.read };
}
