import type { ReactNode } from 'react';
import type { BillingAddress } from '../../../core/service/endpoints/billing-address.ts';
import billingCss from './billing.css?inline';
import type { Places } from './billing.flow.ts';
import type { BillingErrors } from './billing.rules.ts';
import { t } from './billing.text.ts';
import { useSheet } from '../../kit/context.ts';
import { Field } from '../../kit/fields/Field.tsx';
import { PlaceField } from './PlaceField.tsx';

export interface BillingFieldsProps {
  /** What the fields hold at first. */
  readonly known: Partial<BillingAddress>;
  /** What the tax number is called in that country. */
  readonly taxNumberName: string;
  readonly countryField: ReactNode;
  readonly places: Places;
  readonly errors: BillingErrors;
}

/** The fields of a billing address, filled in with what is known (A11Y-27). */
export function BillingFields({ known, taxNumberName, countryField, places, errors }: BillingFieldsProps) {
  useSheet(billingCss);
  const names = places.at === 'ready' ? { states: places.states, cities: cityNames(places.cities) } : null;
  return (
    <>
      <Field
        label={t('fullName')}
        name="fullName"
        autoComplete="name"
        defaultValue={known.fullName}
        error={errors.fullName}
      />
      <Field
        label={taxNumberName || t('taxNumber')}
        name="taxNumber"
        autoComplete="off"
        defaultValue={known.taxNumber}
        isOptional
      />
      {countryField}
      <Field
        label={t('address')}
        name="address"
        rows={2}
        autoComplete="street-address"
        defaultValue={known.address}
        error={errors.address}
      />
      <div key={known.countryId} className="d-billing-pair">
        <PlaceField
          label={t('state')}
          name="state"
          autoComplete="address-level1"
          places={places.at}
          names={names?.states ?? []}
          defaultValue={known.state}
          error={errors.state}
        />
        <PlaceField
          label={t('city')}
          name="city"
          autoComplete="address-level2"
          places={places.at}
          names={names?.cities ?? []}
          defaultValue={known.city}
          error={errors.city}
        />
      </div>
      <div className="d-billing-pair">
        <Field
          label={t('postalCode')}
          name="postalCode"
          autoComplete="postal-code"
          defaultValue={known.postalCode}
          error={errors.postalCode}
        />
      </div>
    </>
  );
}

const cityNames = (cities: readonly { name: string }[]) => [...new Set(cities.map(({ name }) => name))];
