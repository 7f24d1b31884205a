import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { Button, LinkButton } from '../kit/controls/Button.tsx';
import { configuredHref } from '../kit/controls/ConsoleLink.tsx';
import { OutsideLink } from '../kit/controls/OutsideLink.tsx';
import { CheckBox } from '../kit/fields/CheckBox.tsx';
import { useElement } from '../kit/context.ts';
import { Field, PreHydrationGuard } from '../kit/fields/Field.tsx';
import { useFormErrors, type FormValues } from '../kit/fields/form.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { NewPasswordField } from '../kit/fields/NewPasswordField.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import { MobileField } from './PhoneField.tsx';
import type { SignupFlow } from './signup.flow.ts';
import type { SignupValues, SignupSelection } from './signup.rules.ts';
import { t } from './signup.text.ts';
import { config } from '../../core/config/config.ts';
import { configuredLink } from '../../core/page/addresses.ts';
import { t as tKit } from '../kit/kit.text.ts';
import { TextWithNodes } from '../kit/layout/TextWithNodes.tsx';
import { translated } from '../kit/language.ts';

interface SignupFormProps {
  readonly flow: SignupFlow;
  readonly selection: SignupSelection;
  readonly asksConsent: boolean;
}

export function SignupForm({ flow, selection, asksConsent }: SignupFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { navigate } = useElement();
  const step = useStore(flow.$state);
  const draft = useStore(flow.$draft);
  const { errors, submit, revalidate, showErrors } = useFormErrors((entered) => flow.check(toSignup(entered)));
  const send = async (values: FormValues) => showErrors(form.current, await flow.submit(toSignup(values), selection));

  return (
    <form
      ref={form}
      className="d-form d-signup-form"
      method="dialog"
      onSubmit={submit((values) => void send(values))}
      onInput={revalidate}
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
      <MobileField flow={flow} draft={draft} error={errors.mobile} />
      <Field
        label={tKit('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={draft?.email}
        error={errors.email}
      />
      <NewPasswordField label={tKit('password')} name="password" error={errors.password} />
      <Field
        // A restored draft arrives after the first rendering; the new key makes the field take it as its default.
        key={draft?.otpId}
        label={t('referral')}
        name="referralCode"
        autoComplete="off"
        defaultValue={draft?.referralCode ?? selection.prefilledReferral}
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
          <Notice tone="danger" onDismiss={flow.dismissProblem}>
            {translated(step.problem.text)}
          </Notice>
        </div>
      )}
      <LegalLine />
      <p className="d-small d-quiet">
        {t('haveAccount')} <LinkButton onClick={() => navigate('/')}>{tKit('logIn')}</LinkButton>
      </p>
      <PreHydrationGuard />
    </form>
  );
}

// On a small screen the message may be out of view, and it disappears after some seconds.
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

function LegalLine() {
  const { links } = config();
  const terms = configuredLink(links.terms);
  const privacy = configuredLink(links.privacy);
  if (!terms && !privacy) return null;
  return (
    <p className="d-small d-quiet">
      <TextWithNodes
        text={t(terms && privacy ? 'agree' : terms ? 'agreeTerms' : 'agreePrivacy')}
        nodes={{
          terms: terms && <OutsideLink {...configuredHref(terms)}>{t('terms')}</OutsideLink>,
          privacy: privacy && <OutsideLink {...configuredHref(privacy)}>{t('privacy')}</OutsideLink>,
        }}
      />
    </p>
  );
}
