import type { Configuration } from './config-keys.ts';
import type { Misfit } from './config-complaints.ts';

/** `base` under what `input` gives; what does not fit is reported once and left out. */
export function readConfig(base: Configuration, input: unknown): Configuration {
  // What `over` returns has the keys of its base, each as it was or as its check wants it.
  return over('', base, input) as Configuration;
}

// Few pages make a mistake: the words for it are loaded by those that do.
const complain = (misfit: Misfit) =>
  void import('./config-complaints.ts').then(
    (words) => words.complain(misfit),
    () => {},
  );

/** `input` over `base`, field by field and as deep as the defaults go: a part may be given. */
function over(at: string, base: object, input: unknown): object {
  if (!isRecord(input)) {
    complain({ at, is: 'no-object' });
    return base;
  }
  const known = new Map<string, unknown>(Object.entries(base));
  const next = new Map(known);
  if (at === 'endpoints') complain({ at, is: 'calls', names: Object.keys(input) });
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const isKnown = known.has(name) || openMaps.has(at);
    if (isKnown) next.set(name, read(at === '' ? name : `${at}.${name}`, known.get(name), value));
    else complain({ at, is: 'unknown-key', name, known: [...known.keys()] });
  }
  return Object.fromEntries([...next].filter(([, value]) => value !== undefined));
}

/** Their keys are the page's own. */
const openMaps = new Set(['products', 'messages', 'endpoints']);

function read(at: string, base: unknown, value: unknown): unknown {
  if (isRecord(base)) return over(at, base, value);
  const [key = '', ...inner] = at.split('.');
  if (checks[key as keyof Configuration](value, inner.at(-1) ?? '')) return value;
  complain({ at, is: 'misfit' });
  return base;
}

/** Whether `value` fits. `name` is the innermost key, '' at the top. */
type Check = (value: unknown, name: string) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const isAddress: Check = (value) =>
  typeof value === 'string' &&
  (value === '' || /^\/(?!\/)|^https?:\/\/[^/]/i.test(value)) &&
  URL.canParse(value, 'https://page.example');
const isProduct: Check = (value) => isRecord(value) && Number.isFinite(value.listingId) && isText(value.name, '');
const isPartner = (value: unknown) => isRecord(value) && isText(value.name, '') && isText(value.logo, '');

const isLocale: Check = (value) => {
  try {
    return value === '' || (typeof value === 'string' && Intl.getCanonicalLocales(value).length === 1);
  } catch {
    return false;
  }
};

const checks: Readonly<Record<keyof Configuration, Check>> = {
  serviceBase: isAddress,
  consoleUrl: isAddress,
  brand: isText,
  // It stands in a header.
  clientVersion: (value) => typeof value === 'string' && /^[\x20-\x7e]*$/.test(value),
  clientUniqueCode: isText,
  support: isText,
  products: (value, name) =>
    name === 'listingId' ? Number.isFinite(value) : name === 'name' ? isText(value, name) : isProduct(value, name),
  contact: isText,
  links: isAddress,
  partners: (value) => Array.isArray(value) && value.every(isPartner),
  sso: (value, name) => (name === 'authorizeUrl' ? isAddress : isText)(value, name),
  payments: isAddress,
  endpoints: isText,
  pageSize: isCount,
  timeoutMs: isCount,
  messageMs: isCount,
  persistence: (value) => ['local', 'session', 'memory'].includes(String(value)),
  locale: isLocale,
  messages: (value) => typeof value === 'string' || typeof value === 'function',
  index: (value) => typeof value === 'boolean',
  encodePassword: (value) => typeof value === 'function',
};
