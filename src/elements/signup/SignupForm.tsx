import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { CheckBox } from '../kit/fields/CheckBox.tsx';
import { useElement } from '../kit/context.ts';
import { Field } from '../kit/fields/Field.tsx';
import { useFormErrors, type FieldErrors, type FormValues } from '../kit/fields/form.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { PhoneField } from './PhoneField.tsx';
import { LegalLine } from './LegalLine.tsx';
import { countryOf, type Countries, type SignupFlow } from './signup.flow.ts';
import type { SignupValues, SignupWish } from './signup.rules.ts';
import { t } from './signup.text.ts';

interface SignupFormProps {
  readonly flow: SignupFlow;
  readonly wish: SignupWish;
  readonly asksConsent: boolean;
}

export function SignupForm({ flow, wish, asksConsent }: SignupFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { navigate } = useElement();
  const step = useStore(flow.$state);
  const countries = useStore(flow.$countries);
  const draft = useStore(flow.$draft);
  const { errors, submit, mend, tell } = useFormErrors((entered) => flow.check(toSignup(entered)) as FieldErrors);
  const send = async (values: FormValues) => {
    const wrong = await flow.submit(toSignup(values), wish);
    if (Object.keys(wrong).length > 0) tell(form.current, wrong as FieldErrors);
  };
  const known = countries.at === 'ready' ? countries.countries : [];

  return (
    <form
      ref={form}
      className="d-form d-signup-form"
      // Inert until the element lives (kit/fields/form.ts).
      method="dialog"
      noValidate
      onSubmit={submit((values) => void send(values))}
      onInput={mend}
      onFocus={flow.prepare}
    >
      <Heading className="d-title">{t('title')}</Heading>
      <Field
        label={t('fullName')}
        name="fullName"
        autoComplete="name"
        defaultValue={draft?.fullName}
        error={errors.fullName}
      />
      <PhoneField
        label={t('mobile')}
        name="mobile"
        countryName="countryId"
        countries={known.map(({ countryId, name, phoneCode }) => ({ id: countryId, name, phoneCode }))}
        defaultValue={draft?.mobile}
        defaultCountry={countryOf(countries, draft?.countryId)?.countryId}
        isLoading={countries.at === 'loading'}
        error={errors.mobile}
      />
      <CountriesTrouble countries={countries} onRetry={() => void flow.loadCountries()} />
      <Field
        label={t('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={draft?.email}
        error={errors.email}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="new-password"
        help={t('passwordHint')}
        error={errors.password}
      />
      <Field
        // What was filled in takes no other default.
        key={draft?.otpId}
        label={t('referral')}
        name="referralCode"
        autoComplete="off"
        defaultValue={draft?.referralCode ?? wish.prefilledReferral}
        isOptional
      />
      {asksConsent && (
        <CheckBox key={`${draft?.otpId}`} name="wantsWhatsapp" isOn={draft?.wantsWhatsapp ?? true}>
          {t('consent')}
        </CheckBox>
      )}
      <Button type="submit" kind="primary" isWide busy={step.at === 'leaving' || step.busy} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
      {step.at === 'form' && step.problem && (
        <div ref={bringIntoView}>
          <Notice tone="danger" onGone={flow.dismissProblem}>
            {step.problem.text}
          </Notice>
        </div>
      )}
      <LegalLine />
      <p className="d-small d-quiet">
        {t('haveAccount')}{' '}
        <button type="button" className="d-link" onClick={() => navigate('/')}>
          {t('logIn')}
        </button>
      </p>
    </form>
  );
}

function CountriesTrouble({ countries, onRetry }: { readonly countries: Countries; readonly onRetry: () => void }) {
  if (countries.at !== 'failed') return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button kind="quiet" isSmall onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {t('countriesFailed')}
    </Notice>
  );
}

// On a small screen Enter may have been pressed far above: what goes after seconds would go unseen.
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

const toSignup = (values: FormValues): SignupValues => ({
  fullName: values.fullName ?? '',
  countryId: values.countryId ?? '',
  mobile: values.mobile ?? '',
  email: values.email ?? '',
  password: values.password ?? '',
  referralCode: values.referralCode ?? '',
  wantsWhatsapp: 'wantsWhatsapp' in values,
});
