import { useStore } from '@nanostores/react';
import { Button } from '../kit/controls/Button.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import type { SignupDraft } from '../../core/session/drafts/signup-draft.ts';
import { PhoneField } from './PhoneField.tsx';
import { countryOf, type SignupFlow } from './signup.flow.ts';
import { t } from './signup.text.ts';

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
        defaultValue={draft?.mobile}
        defaultCountry={countryOf(countries, draft?.countryId)?.countryId}
        isLoading={countries.at === 'loading'}
        error={error}
      />
      {countries.at === 'failed' && (
        <Notice
          tone="warning"
          action={
            <Button kind="quiet" isSmall onClick={() => void flow.loadCountries()}>
              {t('retry')}
            </Button>
          }
        >
          {t('countriesFailed')}
        </Notice>
      )}
    </>
  );
}
