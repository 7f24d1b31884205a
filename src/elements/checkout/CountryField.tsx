import type { BillingAddress } from '../../core/service/endpoints/billing-address.ts';
import { t } from '../shared/billing/billing.text.ts';
import { CountrySelect } from '../shared/billing/CountrySelect.tsx';
import { Field } from '../kit/fields/Field.tsx';
import type { BillingFlow } from '../shared/billing/billing.flow.ts';

interface CountryFieldProps {
  readonly saved: BillingAddress | null;
  readonly flow: BillingFlow;
  readonly error: string | undefined;
}

/** The account's country stands; it is asked for only where the service knows none. */
export function CountryField({ saved, flow, error }: CountryFieldProps) {
  if (saved?.countryId) {
    return (
      <>
        <Field
          label={t('country')}
          name="countryName"
          defaultValue={saved.countryName}
          isReadOnly
          isOptional="unsaid"
        />
        <input type="hidden" name="countryId" value={saved.countryId} />
      </>
    );
  }
  return <CountrySelect flow={flow} error={error} onChange={(countryId) => void flow.loadPlaces(countryId)} />;
}
