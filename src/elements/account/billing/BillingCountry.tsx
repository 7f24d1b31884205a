import { useStore } from '@nanostores/react';
import type { BillingAddress } from '../../../core/service/endpoints/billing-address.ts';
import type { BillingFlow } from '../../shared/billing/billing.flow.ts';
import { t } from '../../shared/billing/billing.text.ts';
import { CountrySelect } from '../../shared/billing/CountrySelect.tsx';
import { Field } from '../../kit/fields/Field.tsx';

interface BillingCountryProps {
  readonly saved: BillingAddress;
  readonly flow: BillingFlow;
  readonly error: string | undefined;
  readonly onChange: (countryId: string | null) => void;
}

/** Shows the saved country if the list of countries failed to load. */
export function BillingCountry({ saved, flow, error, onChange }: BillingCountryProps) {
  const countries = useStore(flow.$countries);
  const { countryId, countryName } = saved;
  if (countryId !== null && countries.at !== 'ready') {
    return (
      <>
        <Field label={t('country')} name="countryName" defaultValue={countryName} isReadOnly isOptional="unsaid" />
        <input type="hidden" name="countryId" value={countryId} />
      </>
    );
  }
  const known = countryId === null ? undefined : { countryId, name: countryName };
  return <CountrySelect saved={known} flow={flow} error={error} onChange={onChange} />;
}
