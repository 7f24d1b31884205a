/* What a value of the configuration can be. The words for each kind are in complaints.ts. */

/** A product of the vendor. */
export interface Product {
  /** The wire's ProductPublicListingId. */
  readonly listingId: number;
  readonly name: string;
}

/** A partner for the signup panel's carousel. */
export interface Partner {
  readonly name: string;
  /** The logo's URL. */
  readonly logo: string;
}

export type TextArguments = Readonly<Record<string, string | number>>;
export type Message = string | ((values: TextArguments) => string);
export type EncodePassword = (password: string) => string | Promise<string>;

/** Whether a value is of a kind. */
export type Kind<Value = unknown> = (value: unknown) => value is Value;

export const isText = (value: unknown): value is string => typeof value === 'string';

// It stands in a header.
export const isAsciiText = (value: unknown): value is string => isText(value) && /^[\x20-\x7e]*$/.test(value);

export const isAddress = (value: unknown): value is string =>
  isText(value) &&
  (value === '' || /^\/(?!\/)|^https?:\/\/[^/]/i.test(value)) &&
  URL.canParse(value, 'https://page.example');

export const isNumber = (value: unknown): value is number => Number.isFinite(value);

export const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const isPersistence = (value: unknown): value is 'local' | 'session' | 'memory' =>
  ['local', 'session', 'memory'].includes(String(value));

export const isProduct = (value: unknown): value is Product =>
  isRecord(value) && isNumber(value.listingId) && isText(value.name);

const isPartner = (value: unknown) => isRecord(value) && isText(value.name) && isText(value.logo);

export const isPartners = (value: unknown): value is readonly Partner[] =>
  Array.isArray(value) && value.every(isPartner);

export const isEncoder = (value: unknown): value is EncodePassword => typeof value === 'function';

export const isMessage = (value: unknown): value is Message => isText(value) || typeof value === 'function';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function isLocale(value: unknown): value is string {
  try {
    return value === '' || (isText(value) && Intl.getCanonicalLocales(value).length === 1);
  } catch {
    return false;
  }
}
