import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { BillingAddress } from '../../../core/service/endpoints/billing.ts';
import billingCss from './billing.css?inline';
import { clearBillingDraft, saveBillingDraft } from './billing.draft.ts';
import { createBillingFlow, listed, namesOf, type BillingFlow, type Places } from './billing.flow.ts';
import { billingErrors, toBilling, type BillingValues } from './billing.rules.ts';
import { t } from './billing.text.ts';
import { useFlow, useSheet } from '../../kit/context.ts';
import { Field, type FieldBasics } from '../../kit/fields/Field.tsx';
import { readForm, useFormErrors, type FieldErrors, type FormValues } from '../../kit/fields/form.ts';
import { Combobox } from '../../kit/fields/Combobox.tsx';
import { useStore } from '@nanostores/react';
import { LinkButton } from '../../kit/controls/Button.tsx';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { t as tKit } from '../../kit/kit.text.ts';

type FirstValues = Partial<BillingAddress> & Pick<BillingAddress, 'countryId'>;

/**
 * `first`: initial values (A11Y-27). `known`, in the result: the values to show. State and city are empty if the chosen
 * country is neither that of `first` nor that of the saved address.
 */
export function useBillingForm(saved: BillingAddress | null, first: FirstValues) {
  const flow = useFlow(createBillingFlow);
  const saving = useStore(flow.$saving);
  const countries = useStore(flow.$countries);
  const [chosenId, onCountry] = useState(first.countryId);
  // The draft may have another country than the saved address. Without the country list that country has no name to show:
  // shows the saved country instead, with the state and city of the saved address.
  const countryId = (countries.at === 'failed' && saved?.countryId) || chosenId;
  const { state = '', city = '' } = [first, saved].find((each) => each?.countryId === countryId) ?? {};
  useEffect(() => void flow.loadPlaces(countryId), [flow, countryId]);
  const form = useFormErrors((values, bind) => billingErrors(toBilling(values), countries, bind));
  const isEdited = useRef(false);
  const mend = (event: FormEvent<HTMLFormElement>) => {
    isEdited.current = true;
    form.revalidate(event);
    const values = toBilling(readForm(event.currentTarget));
    // When another country has just been chosen, the fields of state and city still belong to the former one: saves
    // both as empty.
    saveBillingDraft(values.countryId === (countryId ?? '') ? values : { ...values, state: '', city: '' });
  };
  /** `isEdited`: the form was changed while its former values were being saved. It then stays open, and its draft is kept. */
  const save = async (typed: FormValues, take: (address: BillingAddress, isEdited: boolean) => void) => {
    if (flow.$saving.get().busy) return;
    isEdited.current = false;
    const address = await flow.save(toBilling(typed), saved);
    if (!address) return;
    if (!isEdited.current) clearBillingDraft();
    take(address, isEdited.current);
  };
  return { flow, saving, ...form, mend, save, known: { ...first, countryId, state, city }, onCountry };
}

interface BillingFieldsProps extends CountryFieldProps {
  readonly known: Partial<BillingAddress>;
  /** Name of the tax number in the address's country, such as GSTIN; '' if unknown. */
  readonly taxNumberName: string;
  readonly errors: FieldErrors;
}

export function BillingFields({ known, taxNumberName, errors, ...country }: BillingFieldsProps) {
  const places = useStore(country.flow.$places);
  useSheet(billingCss);
  const { states, cities } = places.at === 'ready' ? places : { states: [], cities: [] };
  const field = (name: Exclude<keyof BillingValues, 'countryId'>) => ({
    label: t(name),
    name,
    defaultValue: known[name],
    error: errors[name],
  });
  return (
    <>
      <Field {...field('fullName')} type="name" autoComplete="name" />
      <Field
        {...field('taxNumber')}
        type="code"
        label={taxNumberName || t('taxNumber')}
        autoComplete="off"
        isOptional
      />
      <CountryField {...country} error={errors.countryId} />
      <Field {...field('address')} rows={2} autoComplete="street-address" />
      <div key={known.countryId} className="d-billing-pair">
        <PlaceField {...field('state')} autoComplete="address-level1" places={places.at} names={states} />
        <PlaceField {...field('city')} autoComplete="address-level2" places={places.at} names={namesOf(cities)} />
      </div>
      <div className="d-billing-pair">
        <Field {...field('postalCode')} type="code" autoComplete="postal-code" />
      </div>
    </>
  );
}

interface PlaceFieldProps extends FieldBasics {
  readonly autoComplete: string;
  readonly places: Places['at'];
  readonly names: readonly string[];
}

/** A state or a city: a combobox that finds names by their first letters (CON-5.39), or a text field without a list. */
function PlaceField({ places, names, autoComplete, ...field }: PlaceFieldProps) {
  if (places === 'loading')
    return (
      <>
        <Field {...field} name="" help={t('loadingList')} disabled />
        <input type="hidden" name={field.name} value={field.defaultValue ?? ''} />
      </>
    );
  const help = places === 'failed' ? t('listFailed') : undefined;
  if (names.length === 0) return <Field {...field} autoComplete={autoComplete} help={help} />;
  return (
    <Combobox {...field} autoComplete={autoComplete} options={names.map((name) => ({ value: name, label: name }))} />
  );
}

const FixedCountry = ({ countryId, countryName }: Pick<BillingAddress, 'countryId' | 'countryName'>) => (
  <>
    <Field label={tKit('country')} name="countryName" defaultValue={countryName} isReadOnly isOptional="unsaid" />
    <input type="hidden" name="countryId" value={countryId ?? ''} />
  </>
);

interface CountryFieldProps {
  readonly flow: BillingFlow;
  readonly saved: BillingAddress | null;
  /**
   * The country of a stored draft. If it isn't the saved one, its name is empty while the list of countries loads, because
   * only the list has it.
   */
  readonly chosen: string | undefined;
  readonly onCountry: (countryId: string | null) => void;
}

function CountryField({ flow, saved, chosen, onCountry, error }: CountryFieldProps & Pick<FieldBasics, 'error'>) {
  const countries = useStore(flow.$countries);
  if (saved?.countryId && countries.at !== 'ready') {
    const isOther = countries.at === 'loading' && chosen && chosen !== saved.countryId;
    return <FixedCountry {...(isOther ? { countryId: chosen, countryName: '' } : saved)} />;
  }
  const own = saved?.countryId ? [{ countryId: saved.countryId, name: saved.countryName }] : [];
  const others = listed(countries);
  const options = others.some(({ countryId }) => countryId === saved?.countryId) ? others : [...own, ...others];
  const hasFailed = countries.at === 'failed';
  return (
    <SelectField
      label={tKit('country')}
      name="countryId"
      autoComplete="country"
      defaultValue={chosen ?? saved?.countryId ?? ''}
      placeholder={own.length > 0 ? undefined : t('chooseCountry')}
      options={options.map(({ countryId, name }) => ({ value: countryId, label: name }))}
      isOptional={hasFailed && 'unsaid'}
      help={hasFailed ? t('countriesFailed') : undefined}
      aside={hasFailed && <LinkButton onClick={() => void flow.loadCountries()}>{tKit('tryAgain')}</LinkButton>}
      error={error}
      onChange={(countryId) => onCountry(countryId || null)}
    />
  );
}
