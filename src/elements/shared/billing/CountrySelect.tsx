import { useStore } from '@nanostores/react';
import { listed, type BillingFlow } from './billing.flow.ts';
import { t } from './billing.text.ts';
import { LinkButton } from '../../kit/controls/LinkButton.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';

interface CountrySelectProps {
  readonly flow: BillingFlow;
  readonly saved?: { readonly countryId: string; readonly name: string } | undefined;
  readonly error: string | undefined;
  readonly onChange: (countryId: string | null) => void;
}

/** The country of a billing address; where the list of them did not come, it can be asked for again and need not be chosen. */
export function CountrySelect({ flow, saved, error, onChange }: CountrySelectProps) {
  const countries = useStore(flow.$countries);
  const known = listed(countries);
  const isListed = !saved || known.some(({ countryId }) => countryId === saved.countryId);
  const hasFailed = countries.at === 'failed';
  return (
    <SelectField
      label={t('country')}
      name="countryId"
      autoComplete="country"
      defaultValue={saved?.countryId ?? ''}
      placeholder={saved ? undefined : t('chooseCountry')}
      options={(isListed ? known : [saved, ...known]).map(({ countryId, name }) => ({ value: countryId, label: name }))}
      isOptional={hasFailed && 'unsaid'}
      help={hasFailed ? t('countriesFailed') : undefined}
      aside={hasFailed && <LinkButton onClick={() => void flow.loadCountries()}>{t('tryAgain')}</LinkButton>}
      error={error}
      onChange={(chosen) => onChange(chosen || null)}
    />
  );
}
