import type { Message } from './text.ts';

/** A product of the vendor; `listingId` is the wire's ProductPublicListingId. */
export interface Product {
  readonly listingId: number;
  readonly name: string;
}

export interface Partner {
  readonly name: string;
  /** The logo's URL. */
  readonly logo: string;
}

export interface Configuration {
  /** The service's base URL, '' for the page's own origin; it may have a path. */
  readonly serviceBase: string;
  /** Where the full console lives, '' for the page's own origin. */
  readonly consoleUrl: string;
  readonly brand: string;
  readonly clientVersion: string;
  readonly clientUniqueCode: string;
  readonly support: string;
  readonly products: Readonly<Record<string, Product>>;
  readonly contact: { readonly phone: string; readonly email: string };
  readonly links: Links;
  readonly partners: readonly Partner[];
  readonly sso: { readonly authorizeUrl: string; readonly clientId: string };
  readonly payments: { readonly cardWidgetUrl: string };
  /** A call's name → its path. */
  readonly endpoints: Readonly<Record<string, string>>;
  readonly pageSize: number;
  readonly timeoutMs: number;
  readonly messageMs: number;
  readonly persistence: 'local' | 'session' | 'memory';
  /** A BCP 47 tag, '' for the page's. */
  readonly locale: string;
  readonly messages: Readonly<Record<string, Message>>;
  /** false adds the robots meta `noindex, nofollow` in the host. */
  readonly index: boolean;
  readonly encodePassword: (password: string) => string;
}

export interface Links {
  readonly terms: string;
  readonly privacy: string;
  readonly subscriptionTerms: string;
  readonly dataProcessing: string;
  readonly referralTerms: string;
  readonly voiceServicesTerms: string;
  readonly developerPortal: string;
  readonly social: Readonly<Record<'twitter' | 'facebook' | 'instagram' | 'youtube' | 'linkedin', string>>;
  readonly videos: Readonly<Record<'windowsapp' | 'webapp' | 'chromeplugin' | 'mobileapp' | 'mic', string>>;
  readonly csvTemplate: string;
}

export type ConfigurationInput = {
  readonly [Key in keyof Configuration]?: Configuration[Key] extends string | number | boolean | readonly unknown[] | ((...args: never[]) => unknown)
    ? Configuration[Key]
    : { readonly [Inner in keyof Configuration[Key]]?: Configuration[Key][Inner] | Partial<Configuration[Key][Inner]> };
};

/** Base64 of the UTF-8 bytes (decisions.md section 2). It hides nothing: TLS does. */
const encodePassword = (password: string) => btoa(Array.from(new TextEncoder().encode(password), (byte) => String.fromCharCode(byte)).join(''));

export const defaults: Configuration = {
  serviceBase: '',
  consoleUrl: '',
  brand: 'Dictation Console',
  clientVersion: '1.0.0',
  clientUniqueCode: 'dict-elements',
  support: 'Dictation',
  products: {
    dictation: { listingId: 1, name: 'Dictation' },
    'voice-services': { listingId: 2, name: 'Voice Services' },
    'mobile-app': { listingId: 3, name: 'Mobile App' },
  },
  contact: { phone: '', email: '' },
  links: {
    terms: '',
    privacy: '',
    subscriptionTerms: '',
    dataProcessing: '',
    referralTerms: '',
    voiceServicesTerms: '',
    developerPortal: '',
    social: { twitter: '', facebook: '', instagram: '', youtube: '', linkedin: '' },
    videos: { windowsapp: '', webapp: '', chromeplugin: '', mobileapp: '', mic: '' },
    csvTemplate: '',
  },
  partners: [],
  sso: { authorizeUrl: '', clientId: '' },
  payments: { cardWidgetUrl: 'https://checkout.razorpay.com/v1/checkout.js' },
  endpoints: {},
  pageSize: 25,
  timeoutMs: 30_000,
  messageMs: 3000,
  persistence: 'local',
  locale: '',
  messages: {},
  index: false,
  encodePassword,
};

/** The defaults under each of `given` in turn; what does not fit is told once and left out. */
export function readConfig(given: readonly unknown[]): Configuration {
  return given.reduce<Configuration>((sum, input) => (isRecord(input) ? over(sum, input) : sum), defaults);
}

function over(base: Configuration, input: Readonly<Record<string, unknown>>): Configuration {
  const next: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(input)) {
    const complaint = complaintAbout(key, value);
    if (complaint) tell(complaint);
    else next[key] = merged(key, next[key], value);
  }
  return next as unknown as Configuration;
}

// `contact`, `links`, `sso`, … are given in part; deeper than `links.social` nothing is nested.
function merged(key: string, base: unknown, value: unknown): unknown {
  if (!isRecord(base) || !isRecord(value) || Array.isArray(value)) return value;
  const inner: Record<string, unknown> = { ...base };
  for (const [name, given] of Object.entries(value)) {
    const known = inner[name];
    if (name === '__proto__') continue;
    inner[name] = key === 'links' && isRecord(known) && isRecord(given) ? { ...known, ...given } : given;
  }
  return inner;
}

type Check = (value: unknown) => string | null;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Check = (value) => (typeof value === 'string' ? null : 'a text');
const isFlag: Check = (value) => (typeof value === 'boolean' ? null : 'true or false');
const isCount: Check = (value) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? null : 'a whole number above 0');
const isUrl: Check = (value) =>
  value === '' || (typeof value === 'string' && URL.canParse(value, 'https://page.example')) ? null : 'a URL, or "" for this origin';
const isFunction: Check = (value) => (typeof value === 'function' ? null : 'a function; give it with configure(), not in JSON');
const isPersistence: Check = (value) => (['local', 'session', 'memory'].includes(value as string) ? null : "'local', 'session' or 'memory'");
const isPartnerList: Check = (value) =>
  Array.isArray(value) && value.every((each) => isRecord(each) && typeof each.name === 'string' && typeof each.logo === 'string')
    ? null
    : 'a list of { name, logo }';
const isProductMap: Check = (value) =>
  isRecord(value) && Object.values(value).every((each) => isRecord(each) && typeof each.listingId === 'number' && typeof each.name === 'string')
    ? null
    : 'an object of { listingId: number, name: text } by product name';
const isTextMap: Check = (value) => (isRecord(value) && Object.values(value).every((each) => typeof each === 'string') ? null : 'an object of texts');
const isMessageMap: Check = (value) =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string' || typeof each === 'function') ? null : 'an object of texts';
const isLinkMap: Check = (value) =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'string' || isTextMap(each) === null) ? null : 'an object of URLs';
const isLocale: Check = (value) => {
  if (value === '') return null;
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value).length === 1 ? null : 'a BCP 47 tag such as "en-GB"';
  } catch {
    return 'a BCP 47 tag such as "en-GB"';
  }
};

const checks: Readonly<Record<keyof Configuration, Check>> = {
  serviceBase: isUrl,
  consoleUrl: isUrl,
  brand: isText,
  clientVersion: isText,
  clientUniqueCode: isText,
  support: isText,
  products: isProductMap,
  contact: isTextMap,
  links: isLinkMap,
  partners: isPartnerList,
  sso: isTextMap,
  payments: isTextMap,
  endpoints: isTextMap,
  pageSize: isCount,
  timeoutMs: isCount,
  messageMs: isCount,
  persistence: isPersistence,
  locale: isLocale,
  messages: isMessageMap,
  index: isFlag,
  encodePassword: isFunction,
};

function complaintAbout(key: string, value: unknown): string | null {
  if (!Object.hasOwn(checks, key)) return `'${key}' is not a configuration key; the keys are ${Object.keys(checks).join(', ')}.`;
  const wanted = checks[key as keyof Configuration](value);
  return wanted && `the configuration's '${key}' must be ${wanted}; the default stays.`;
}

const told = new Set<string>();

function tell(complaint: string): void {
  if (told.has(complaint)) return;
  told.add(complaint);
  console.error(`dict-elements: ${complaint}`);
}

