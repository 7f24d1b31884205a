import { useEffect } from 'react';
import type { BillingAddress } from '../../core/service/endpoints/billing-address.ts';
import { Button } from '../kit/Button.tsx';
import { useFlow } from '../kit/context.ts';
import { Field } from '../kit/Field.tsx';
import { useFormErrors, type FieldErrors, type FormValues } from '../kit/form.ts';
import { Notice } from '../kit/Notice.tsx';
import { useStore } from '../kit/use-store.ts';
import { createBillingFlow, type Saving } from './billing.flow.ts';
import { billingErrors, type BillingValues } from './billing.rules.ts';
import type { Quote } from './checkout-step.ts';
import { t } from './checkout.text.ts';
import { CountryField } from './CountryField.tsx';
import { PlaceField } from './PlaceField.tsx';

interface BillingFormProps {
  readonly quote: Quote;
  readonly onSaved: (address: BillingAddress) => void;
  readonly onDiscard: () => void;
}

/** The billing details, filled in with what the account knows (A11Y-27). */
export function BillingForm({ quote, onSaved, onDiscard }: BillingFormProps) {
  const flow = useFlow(createBillingFlow);
  const saving = useStore(flow.$saving);
  const places = useStore(flow.$places);
  const saved = quote.billingAddress;
  const countryId = saved?.countryId ?? null;
  // Both lists are outside of what React draws.
  useEffect(() => {
    void flow.loadPlaces(countryId);
    if (countryId === null) void flow.loadCountries();
  }, [flow, countryId]);
  const { errors, submit, mend } = useFormErrors(check);
  const save = async (values: FormValues) => {
    const address = await flow.save(toBilling(values), saved);
    if (address) onSaved(address);
  };
  const names = places.at === 'ready' ? { states: places.states, cities: cityNames(places.cities) } : null;

  return (
    <form
      className="d-form d-checkout-form"
      method="post"
      noValidate
      onSubmit={submit((values) => void save(values))}
      onInput={mend}
    >
      <Trouble saving={saving} />
      <Field
        label={t('fullName')}
        name="fullName"
        autoComplete="name"
        defaultValue={saved?.fullName || quote.fullName}
        error={errors.fullName}
      />
      <Field
        label={quote.taxNumberName || t('taxNumber')}
        name="taxNumber"
        autoComplete="off"
        defaultValue={saved?.taxNumber}
        isOptional
      />
      <CountryField saved={saved} flow={flow} error={errors.countryId} />
      <Field
        label={t('address')}
        name="address"
        rows={2}
        autoComplete="street-address"
        defaultValue={saved?.address}
        error={errors.address}
      />
      <div className="d-checkout-pair">
        <PlaceField
          label={t('state')}
          name="state"
          autoComplete="address-level1"
          isLoading={places.at === 'loading'}
          names={names?.states ?? []}
          defaultValue={saved?.state}
          error={errors.state}
        />
        <PlaceField
          label={t('city')}
          name="city"
          autoComplete="address-level2"
          isLoading={places.at === 'loading'}
          names={names?.cities ?? []}
          defaultValue={saved?.city}
          error={errors.city}
        />
      </div>
      <div className="d-checkout-pair">
        <Field
          label={t('postalCode')}
          name="postalCode"
          autoComplete="postal-code"
          defaultValue={saved?.postalCode}
          error={errors.postalCode}
        />
      </div>
      <div className="d-actions">
        <Button type="submit" kind="primary" busy={saving.busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
        {saved?.addressId && !saving.busy && (
          <Button kind="quiet" onClick={onDiscard}>
            {t('discard')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Trouble({ saving }: { readonly saving: Saving }) {
  if (!saving.problem) return null;
  return (
    <Notice tone="danger">
      <p>{saving.problem.text}</p>
      {saving.isUnsure && <p>{t('maybeSaved')}</p>}
    </Notice>
  );
}

const cityNames = (cities: readonly { name: string }[]) => [...new Set(cities.map(({ name }) => name))];

const toBilling = (values: FormValues): BillingValues => ({
  fullName: values.fullName ?? '',
  taxNumber: values.taxNumber ?? '',
  countryId: values.countryId ?? '',
  address: values.address ?? '',
  state: values.state ?? '',
  city: values.city ?? '',
  postalCode: values.postalCode ?? '',
});

const check = (values: FormValues) => billingErrors(toBilling(values)) as FieldErrors;
