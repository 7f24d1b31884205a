import type { BindTexts } from '../../../core/config/text.ts';
import { lengthOf } from '../../../core/format/text.ts';
import { readCode, readText } from '../../../core/format/typed.ts';
import { text } from './billing.text.ts';
import type { BillingAddress } from '../../../core/service/endpoints/billing.ts';

const fields = ['fullName', 'taxNumber', 'countryId', 'address', 'state', 'city', 'postalCode'] as const;

export type BillingValues = Readonly<Record<(typeof fields)[number], string>>;

export type Countries =
  | { readonly at: 'loading' | 'failed' }
  | { readonly at: 'ready'; readonly countries: readonly { readonly countryId: string; readonly name: string }[] };

const longestName = 100;

/**
 * Errors of the form. The tax number is optional, and so is the country if the list failed to load (CON-5.25 to
 * CON-5.31).
 */
export function billingErrors(values: BillingValues, countries: Countries, bind: BindTexts) {
  const t = bind(text);
  const missing = (name: keyof BillingValues, error: string) => (readField(name, values[name]) ? undefined : error);
  return {
    fullName:
      lengthOf(readText(values.fullName)) > longestName ? t('nameTooLong') : missing('fullName', t('nameMissing')),
    countryId: countries.at === 'failed' ? undefined : missing('countryId', t('countryMissing')),
    address: missing('address', t('addressMissing')),
    postalCode: missing('postalCode', t('postalCodeMissing')),
    state: missing('state', t('stateMissing')),
    city: missing('city', t('cityMissing')),
  };
}

export const toBilling = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(fields.map((name) => [name, values[name] ?? ''])) as BillingValues;

const codes: ReadonlySet<string> = new Set(['taxNumber', 'postalCode']);

const readField = (name: keyof BillingValues, typed: string) => (codes.has(name) ? readCode(typed) : readText(typed));

/** The typed values without stray spaces and signs, as the service gets them. */
export const readBilling = (values: BillingValues) =>
  Object.fromEntries(fields.map((name) => [name, readField(name, values[name])])) as BillingValues;

const needed = ['address', 'postalCode', 'state', 'city'] as const;

/**
 * The reason that disables the button Update; null if there is none. An update needs a changed value, and address, state,
 * city and postal code (CON-4.42). The tax number is optional, because users outside its country have none (CON-5.31).
 */
export function whyNoUpdate(values: BillingValues, saved: BillingAddress): 'unchanged' | 'incomplete' | null {
  if (needed.some((name) => readField(name, values[name]) === '')) return 'incomplete';
  return fields.some((name) => readField(name, values[name]) !== readField(name, saved[name] ?? ''))
    ? null
    : 'unchanged';
}
