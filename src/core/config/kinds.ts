import { configuredLink, isPath } from '../page/addresses.ts';
import { isCss } from '../page/theme.ts';
import { readLanguageTag } from './language-tag.ts';

export interface Product {
  readonly listingId: number;
  readonly name: string;
}

export interface Partner {
  readonly name: string;
  /** The logo's address; '' shows the name instead. */
  readonly logo: string;
}

export interface Office {
  readonly name: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: string;
}

export type TextArguments = Readonly<Record<string, string | number>>;
export type PluralForms = { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string };
export type Text = string | PluralForms;
export type Words = Text | ((values: TextArguments) => string);
export type Message = Words | { readonly [language: string]: Words };
type EncodePassword = (password: string) => string | Promise<string>;

export type TypeGuard<Value = unknown> = (value: unknown) => value is Value;

export const isText = (value: unknown): value is string => typeof value === 'string';

// True for printable ASCII, because the value is sent in a header.
export const isAsciiText = (value: unknown): value is string => isText(value) && /^[\x20-\x7e]*$/.test(value);

/** True for the name of a header that calls don't have already; '' too. */
export const isHeaderName = (value: unknown): value is string =>
  isText(value) && /^[\w-]*$/.test(value) && !usedHeaders.has(value.toLowerCase());

const usedHeaders = new Set(
  'content-type cookie currentversion deviceid host ipaddress origin sourceapp token usercode userid'.split(' '),
);

export const isAddress = (value: unknown): value is string =>
  isText(value) && (value === '' || configuredLink(value) !== null);

export const isCallPath = (value: unknown): value is string =>
  isText(value) && !URL.canParse(value) && isPath(`/${value.replace(/^\/+/, '')}`);

export const isNumber = (value: unknown): value is number => Number.isFinite(value);

export const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

export const isCountOrZero = (value: unknown): value is number => value === 0 || isCount(value);

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const isPersistence = (value: unknown): value is 'local' | 'session' | 'memory' =>
  isText(value) && ['local', 'session', 'memory'].includes(value);

export const isAnalytics = (value: unknown): value is '' | 'dataLayer' => value === '' || value === 'dataLayer';

// Checks the value inside `color-mix`, which refuses keywords such as `inherit`: by itself `color` accepts them.
export const isColour = (value: unknown): value is string =>
  isText(value) && (value === '' || (colour.test(value) && isCss('color', `color-mix(in srgb, ${value}, red)`)));
export const isLength = (value: unknown): value is string =>
  isText(value) && /^(?:\d{1,3}(?:\.\d+)?px|0|)$/.test(value);
export const isFont = (value: unknown): value is string =>
  isText(value) && (value === '' || (/^[\p{L}\p{N} ,'"_-]*$/u.test(value) && isCss('font', `1px ${value}`)));

/**
 * A hexadecimal colour, a name, or a function such as `oklch(…)` or `light-dark(#7a1f5c, #e79ac8)`. Without `var()`, which the
 * initial value of a token can't have (src/core/page/theme.ts).
 */
const colour = /^(?!.*\b(?:env|var)\()(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|[a-z-]+\([\w\s.,%#/()+-]*\))$/i;

export const isProduct = (value: unknown): value is Product =>
  isRecord(value) && isNumber(value.listingId) && isText(value.name);

const isPartner = (value: unknown) => isRecord(value) && isText(value.name) && isAddress(value.logo);

export const isPartners = (value: unknown): value is readonly Partner[] =>
  Array.isArray(value) && value.every(isPartner);

const isOffice = (value: unknown) =>
  isRecord(value) &&
  isText(value.name) &&
  value.name !== '' &&
  [value.email, value.phone, value.address].every((each) => each === undefined || isText(each));

export const isOffices = (value: unknown): value is readonly Office[] => Array.isArray(value) && value.every(isOffice);

export const isEncoder = (value: unknown): value is EncodePassword => typeof value === 'function';

export const isMessage = (value: unknown): value is Message =>
  isWords(value) ||
  (isByLanguage(value) && Object.entries(value).every(([tag, words]) => isLocale(tag) && isWords(words)));

const isWords = (value: unknown): value is Words =>
  isText(value) || typeof value === 'function' || (isPluralForms(value) && Object.values(value).every(isText));

const isPluralForms = (value: unknown): value is PluralForms => isRecord(value) && 'other' in value;

export const isByLanguage = (value: unknown): value is { readonly [language: string]: Words } =>
  isRecord(value) && !isPluralForms(value);

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isLocales = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => Boolean(readLanguageTag(each)));

export const isLocale = (value: unknown): value is string => readLanguageTag(value) !== undefined;
