import { t } from './billing.text.ts';

/** What the billing form holds. */
export interface BillingValues {
  readonly fullName: string;
  readonly taxNumber: string;
  readonly countryId: string;
  readonly address: string;
  readonly state: string;
  readonly city: string;
  readonly postalCode: string;
}

/** What an account without a country can choose from. 'failed': there is no list, so none is asked for. */
export type Countries =
  | { readonly at: 'loading' | 'failed' }
  | { readonly at: 'ready'; readonly countries: readonly { readonly countryId: string; readonly name: string }[] };

export type BillingErrors = Partial<Record<keyof BillingValues, string>>;

const longestName = 100;

/** What is wrong, by field (CON-5.25). The tax number is optional, and the country where no list of them came. */
export function billingErrors(values: BillingValues, countries: Countries): BillingErrors {
  const missing = (name: keyof BillingValues, text: string) => (values[name].trim() ? undefined : text);
  const found: BillingErrors = {
    fullName: values.fullName.trim().length > longestName ? t('nameTooLong') : missing('fullName', t('nameMissing')),
    countryId: countries.at === 'failed' ? undefined : missing('countryId', t('countryMissing')),
    address: missing('address', t('addressMissing')),
    postalCode: missing('postalCode', t('postalCodeMissing')),
    state: missing('state', t('stateMissing')),
    city: missing('city', t('cityMissing')),
  };
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error));
}

/** The same from what the form's fields hold. */
export const toBilling = (values: Readonly<Record<string, string>>): BillingValues => ({
  fullName: values.fullName ?? '',
  taxNumber: values.taxNumber ?? '',
  countryId: values.countryId ?? '',
  address: values.address ?? '',
  state: values.state ?? '',
  city: values.city ?? '',
  postalCode: values.postalCode ?? '',
});
