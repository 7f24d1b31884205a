import { useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSheet } from '../kit/context.ts';
import { useAnnounce } from '../kit/feedback/LiveRegion.tsx';
import { LabelRow, describedBy, Note } from '../kit/fields/Field.tsx';
import { ChevronDown } from '../kit/icons.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { useStore } from '@nanostores/react';
import { RetryButton } from '../shared/RetryButton.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { useOffline } from '../kit/use-offline.ts';
import type { Country } from '../../core/service/endpoints/region.ts';
import { countryOf, type SignupFlow } from './signup.flow.ts';
import phoneCss from './phone.css?inline';
import { t } from './signup.text.ts';

export { phoneCss };

/** A component of its own, so that the form is not rendered again when the countries have loaded. */
export function MobileField({ flow, error }: { readonly flow: SignupFlow; readonly error: string | undefined }) {
  useSheet(phoneCss);
  const id = useId();
  const state = useStore(flow.$countries);
  const draft = useStore(flow.$draft);
  const [pickedId, pick] = useState<string>();
  // The visitor's own choice, not that of the visitor's address or of a typed number.
  const chosenId = useRef<string>(undefined);
  const announce = useAnnounce();
  useOffline(state.at === 'failed' ? () => void flow.loadCountries() : undefined);
  const countries = state.at === 'ready' ? state.value : [];
  const isLoading = state.at === 'loading';
  const country = countryOf(state, pickedId ?? draft?.countryId);
  const typed = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const isOwnChoice = country?.countryId === (chosenId.current ?? draft?.countryId);
    const typedCountry = country && flow.countryOfNumber(currentTarget.value, countries, country, isOwnChoice);
    if (!typedCountry || typedCountry === country) return;
    // Renders at once, because the form reads the fields, and so the chosen country, during the same event.
    flushSync(() => pick(typedCountry.countryId));
    announce(labelOf(typedCountry));
  };
  const options = isLoading
    ? [{ value: '', label: tKit('loading') }]
    : countries.map((each) => ({ value: optionValue(each.countryId), label: labelOf(each) }));
  const changed = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const countryId = countryIdOf(currentTarget.value);
    const isSameCode = countries.find((each) => each.countryId === countryId)?.phoneCode === country?.phoneCode;
    // Autofill knows only the dialling code: another country with the same code is not the visitor's choice. Without a
    // call of `pick` React shows the former country again.
    if (isSameCode && currentTarget.matches(':autofill')) return;
    if (!currentTarget.matches(':autofill')) chosenId.current = countryId;
    pick(countryId);
  };
  return (
    <>
      <fieldset className="d-field">
        <legend className="d-hidden">{t('mobile')}</legend>
        <LabelRow id={id} label={t('mobile')} />
        <div className="d-phone">
          <span className="d-phone-code">
            <span aria-hidden="true">{country?.phoneCode ?? (isLoading ? '…' : '+')}</span>
            <ChevronDown />
            <select
              name="countryId"
              aria-label={tKit('countryCode')}
              autoComplete="tel-country-code"
              // Controlled, because the default country is known only when the countries have loaded.
              value={country ? optionValue(country.countryId) : ''}
              aria-busy={isLoading}
              onChange={changed}
            >
              {options.map((each, place) => (
                // Keyed by position, so that React keeps the prerendered option's node when the countries have loaded.
                <option key={place} value={each.value}>
                  {each.label}
                </option>
              ))}
            </select>
          </span>
          <input
            id={id}
            part="input"
            className="d-input"
            name="mobile"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            defaultValue={draft?.mobile}
            required
            onInput={typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id)}
          />
        </div>
        <Note id={id} error={error} />
      </fieldset>
      {state.at === 'failed' && (
        <Notice tone="warning" action={<RetryButton kind="quiet" onRetry={() => void flow.loadCountries()} />}>
          {t('countriesFailed')}
        </Notice>
      )}
    </>
  );
}

// Autofill looks for the dialling code among the values. An id such as '256' would be taken for the code of Uganda.
const optionPrefix = 'id-';
const optionValue = (countryId: string) => `${optionPrefix}${countryId}`;

/** The id of the country whose option has this value; '' for the value of no country. */
export const countryIdOf = (value: string) => value.slice(optionPrefix.length);

const labelOf = ({ name, phoneCode }: Country) => `${name} (${phoneCode})`;
