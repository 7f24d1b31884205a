import { useId, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSheet } from '../kit/context.ts';
import { useAnnounce } from '../kit/feedback/LiveRegion.tsx';
import { LabelRow, describedBy, Note } from '../kit/fields/Field.tsx';
import { ChevronDown } from '../kit/icons.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { useStore } from '@nanostores/react';
import { RetryButton } from '../shared/RetryButton.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import type { SignupDraft } from '../../core/session/drafts/signup-draft.ts';
import { countryOf, type SignupFlow } from './signup.flow.ts';
import phoneCss from './phone.css?inline';
import { t } from './signup.text.ts';

export { phoneCss };

interface PhoneCountry {
  readonly id: string;
  readonly name: string;
  /** With its '+'. */
  readonly phoneCode: string;
}

interface PhoneFieldProps {
  readonly label: string;
  readonly name: string;
  readonly countryName: string;
  readonly countries: readonly PhoneCountry[];
  /** The country of a number that is typed with its code. */
  readonly countryOfNumber?: (typed: string, countries: readonly PhoneCountry[], chosen: PhoneCountry) => PhoneCountry;
  readonly defaultCountry?: string | undefined;
  readonly isLoading?: boolean;
  readonly defaultValue?: string | undefined;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
}

export function PhoneField({
  label,
  name,
  countryName,
  countries,
  countryOfNumber,
  defaultCountry,
  isLoading = false,
  defaultValue,
  help,
  error,
}: PhoneFieldProps) {
  useSheet(phoneCss);
  const id = useId();
  const [picked, pick] = useState<string>();
  const country = countries.find((each) => each.id === (picked ?? defaultCountry)) ?? countries[0];
  const announce = useAnnounce();
  const labelOf = (each: PhoneCountry) => `${each.name} (${each.phoneCode})`;
  const typed = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const typedCountry = country && countryOfNumber?.(currentTarget.value, countries, country);
    if (!typedCountry || typedCountry === country) return;
    // Rendered before the form reads its fields at the same event.
    flushSync(() => pick(typedCountry.id));
    announce(labelOf(typedCountry));
  };
  const options = isLoading
    ? [{ value: '', label: tKit('loading') }]
    : countries.map((each) => ({ value: each.id, label: labelOf(each) }));
  return (
    <fieldset className="d-field">
      <legend className="d-hidden">{label}</legend>
      <LabelRow id={id} label={label} />
      <div className="d-phone">
        <span className="d-phone-code">
          <span aria-hidden="true">{country?.phoneCode ?? (isLoading ? '…' : '+')}</span>
          <ChevronDown />
          <select
            name={countryName}
            aria-label={tKit('countryCode')}
            autoComplete="tel-country-code"
            // Controlled, because the default country is known only when the countries have loaded.
            value={country?.id ?? ''}
            aria-busy={isLoading}
            onChange={(event) => pick(event.target.value)}
          >
            {options.map((each, place) => (
              // Keyed by position, so that the prerendered option is reused when the countries arrive.
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
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          defaultValue={defaultValue}
          required
          onInput={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, help)}
        />
      </div>
      <Note id={id} help={help} error={error} />
    </fieldset>
  );
}

interface MobileFieldProps {
  readonly flow: SignupFlow;
  readonly draft: SignupDraft | null;
  readonly error: string | undefined;
}

/** A component of its own, so that the arriving countries don't render the whole form again. */
export function MobileField({ flow, draft, error }: MobileFieldProps) {
  const countries = useStore(flow.$countries);
  const known = countries.at === 'ready' ? countries.countries : [];
  return (
    <>
      <PhoneField
        label={t('mobile')}
        name="mobile"
        countryName="countryId"
        countries={known.map(({ countryId, name, phoneCode }) => ({ id: countryId, name, phoneCode }))}
        countryOfNumber={flow.countryOfNumber}
        defaultValue={draft?.mobile}
        defaultCountry={countryOf(countries, draft?.countryId)?.countryId}
        isLoading={countries.at === 'loading'}
        error={error}
      />
      {countries.at === 'failed' && (
        <Notice tone="warning" action={<RetryButton kind="quiet" onRetry={() => void flow.loadCountries()} />}>
          {t('countriesFailed')}
        </Notice>
      )}
    </>
  );
}
