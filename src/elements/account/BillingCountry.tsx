import type { BillingAddress } from '../../core/service/endpoints/billing-address.ts';
import type { BillingFlow } from '../kit/billing.flow.ts';
import { t } from '../kit/billing.text.ts';
import { Field } from '../kit/Field.tsx';
import { SelectField } from '../kit/SelectField.tsx';
import { useStore } from '../kit/use-store.ts';

interface BillingCountryProps {
  readonly saved: BillingAddress;
  readonly flow: BillingFlow;
  readonly error: string | undefined;
  readonly onChange: (countryId: string | null) => void;
}

/** The saved country stands as it is where there is no list to choose from. */
export function BillingCountry({ saved, flow, error, onChange }: BillingCountryProps) {
  const countries = useStore(flow.$countries);
  const { countryId, countryName } = saved;
  if (countries.length === 0) {
    return (
      <>
        <Field label={t('country')} name="countryName" defaultValue={countryName} isReadOnly isOptional="unsaid" />
        <input type="hidden" name="countryId" value={countryId ?? ''} />
      </>
    );
  }
  const options = countries.map((country) => ({ value: country.countryId, label: country.name }));
  const isListed = options.some(({ value }) => value === countryId);
  return (
    <SelectField
      label={t('country')}
      name="countryId"
      autoComplete="country"
      defaultValue={countryId ?? ''}
      placeholder={countryId === null ? t('chooseCountry') : undefined}
      options={isListed || countryId === null ? options : [{ value: countryId, label: countryName }, ...options]}
      error={error}
      onChange={(chosen) => onChange(chosen || null)}
    />
  );
}
