import { defaults, type Configuration } from './config-keys.ts';
import { callNames } from './service/call-names.ts';
import { tellOnce } from './tell-once.ts';

/** The defaults under each of `given` in turn; what does not fit is told once and left out. */
export function readConfig(given: readonly unknown[]): Configuration {
  // What `over` returns has the keys of its base, each as it was or as its check wants it.
  return given.reduce<Configuration>((base, input) => over('', base, input) as Configuration, defaults);
}

/** `input` over `base`, field by field and as deep as the defaults go: a part may be given. */
function over(path: string, base: object, input: unknown): object {
  if (!isRecord(input)) {
    tellOnce(
      `${path === '' ? 'the configuration' : `the configuration’s '${path}'`} must be an object; it is left out.`,
    );
    return base;
  }
  const known = new Map<string, unknown>(Object.entries(base));
  const next = new Map(known);
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const at = path === '' ? name : `${path}.${name}`;
    const complaint = known.has(name) ? null : complaintAboutKey(path, name, [...known.keys()]);
    if (complaint) tellOnce(complaint);
    else next.set(name, read(at, known.get(name), value));
  }
  return Object.fromEntries([...next].filter(([, value]) => value !== undefined));
}

function read(at: string, base: unknown, value: unknown): unknown {
  if (isRecord(base)) return over(at, base, value);
  const [key = '', ...inner] = at.split('.');
  const wanted = checks[key as keyof Configuration](value, inner.at(-1) ?? '');
  if (!wanted) return value;
  tellOnce(`the configuration’s '${at}' must be ${wanted}; the default stays.`);
  return base;
}

function complaintAboutKey(path: string, name: string, known: readonly string[]): string | null {
  if (path === 'products' || path === 'messages') return null;
  const names = path === 'endpoints' ? [...callNames] : known;
  if (path === 'endpoints' && callNames.has(name)) return null;
  const at = path === '' ? name : `${path}.${name}`;
  return `'${at}' is not a configuration key; ${path === '' ? 'the keys' : `those of '${path}'`} are ${names.join(', ')}.`;
}

/** What is wanted instead of `value`, null where it fits. `name` is the innermost key, '' at the top. */
type Check = (value: unknown, name: string) => string | null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText: Check = (value) => (typeof value === 'string' ? null : 'a text');
const isFlag: Check = (value) => (typeof value === 'boolean' ? null : 'true or false');
const isCount: Check = (value) => (Number.isInteger(value) && Number(value) > 0 ? null : 'a whole number above 0');
const isFunction: Check = (value) =>
  typeof value === 'function' ? null : 'a function; give it with configure(), not in JSON';
const isPersistence: Check = (value) =>
  ['local', 'session', 'memory'].includes(String(value)) ? null : "'local', 'session' or 'memory'";
const isMessage: Check = (value) =>
  typeof value === 'string' || typeof value === 'function' ? null : 'a text, or a function that gives one';

const isAddress: Check = (value) => {
  const isOne = typeof value === 'string' && (value === '' || /^\/(?!\/)|^https?:\/\/[^/]/i.test(value));
  return isOne && URL.canParse(value, 'https://page.example') ? null : "a URL with https://, a path with '/', or ''";
};

// It stands in a header.
const isVersion: Check = (value) =>
  typeof value === 'string' && /^[\x20-\x7e]*$/.test(value) ? null : 'a text of ASCII letters';

const isProductPart: Check = (value, name) => {
  if (name === 'listingId') return Number.isFinite(value) ? null : 'a number';
  if (name === 'name') return isText(value, name);
  const isProduct = isRecord(value) && Number.isFinite(value.listingId) && typeof value.name === 'string';
  return isProduct ? null : '{ listingId: a number, name: a text }';
};

const isPartners: Check = (value) => {
  const isPartner = (each: unknown) => isRecord(each) && typeof each.name === 'string' && typeof each.logo === 'string';
  return Array.isArray(value) && value.every(isPartner) ? null : 'a list of { name, logo }, both texts';
};

const isLocale: Check = (value) => {
  if (value === '') return null;
  try {
    if (typeof value === 'string' && Intl.getCanonicalLocales(value).length === 1) return null;
  } catch {
    // Not a tag.
  }
  return "a BCP 47 tag such as 'en-GB', or '' for the page’s";
};

const checks: Readonly<Record<keyof Configuration, Check>> = {
  serviceBase: isAddress,
  consoleUrl: isAddress,
  brand: isText,
  clientVersion: isVersion,
  clientUniqueCode: isText,
  support: isText,
  products: isProductPart,
  contact: isText,
  links: isAddress,
  partners: isPartners,
  sso: (value, name) => (name === 'authorizeUrl' ? isAddress(value, name) : isText(value, name)),
  payments: isAddress,
  endpoints: isText,
  pageSize: isCount,
  timeoutMs: isCount,
  messageMs: isCount,
  persistence: isPersistence,
  locale: isLocale,
  messages: isMessage,
  index: isFlag,
  encodePassword: isFunction,
};
