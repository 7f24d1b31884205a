import type { Configuration } from './config-keys.ts';
import { callNames } from '../service/call-names.ts';
import { warnOnce } from '../page/warn-once.ts';

/** What is wrong with a configuration; `at` is the path to it, '' for the whole. */
export type Misfit = { readonly at: string } & (
  | { readonly is: 'no-object' }
  | { readonly is: 'misfit' }
  | { readonly is: 'unknown-key'; readonly name: string; readonly known: readonly string[] }
  /** The calls whose paths are given; some may be unknown. */
  | { readonly is: 'calls'; readonly names: readonly string[] }
);

/** One console error that names the mistake and the fix. */
export function complain(misfit: Misfit): void {
  if (misfit.is !== 'calls') return warnOnce(wordsFor(misfit));
  const known = [...callNames];
  for (const name of misfit.names.filter((each) => !callNames.has(each))) {
    warnOnce(wordsFor({ at: misfit.at, is: 'unknown-key', name, known }));
  }
}

function wordsFor(misfit: Exclude<Misfit, { readonly is: 'calls' }>): string {
  const { at } = misfit;
  const whole = at === '' ? 'the configuration' : `the configuration’s '${at}'`;
  if (misfit.is === 'no-object') return `${whole} must be an object; it is left out.`;
  if (misfit.is === 'misfit') return `${whole} must be ${wantedAt(at)}; the default stays.`;
  const path = at === '' ? misfit.name : `${at}.${misfit.name}`;
  return `'${path}' is not a configuration key; ${at === '' ? 'the keys' : `those of '${at}'`} are ${misfit.known.join(', ')}.`;
}

function wantedAt(at: string): string {
  const [key = '', ...inner] = at.split('.');
  const name = inner.at(-1) ?? '';
  if (key === 'products' && name === 'listingId') return 'a number';
  if (key === 'products' && name === 'name') return text;
  if (key === 'sso' && name === 'authorizeUrl') return address;
  return wanted[key as keyof Configuration];
}

const text = 'a text';
const count = 'a whole number above 0';
const address = "a URL with https://, a path with '/', or ''";

const wanted: Readonly<Record<keyof Configuration, string>> = {
  serviceBase: address,
  consoleUrl: address,
  brand: text,
  clientVersion: 'a text of ASCII letters',
  clientUniqueCode: text,
  support: text,
  products: '{ listingId: a number, name: a text }',
  contact: text,
  links: address,
  partners: 'a list of { name, logo }, both texts',
  sso: text,
  payments: address,
  endpoints: text,
  pageSize: count,
  timeoutMs: count,
  messageMs: count,
  persistence: "'local', 'session' or 'memory'",
  locale: "a BCP 47 tag such as 'en-GB', or '' for the page’s",
  messages: 'a text, or a function that gives one',
  index: 'true or false',
  encodePassword: 'a function; give it with configure(), not in JSON',
};
