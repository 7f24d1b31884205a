import { useStore } from '@nanostores/react';
import { useEffect, useRef, type FormEvent } from 'react';
import type { PropsOf } from '../runtime/element.ts';
import { useElementState, useFlow, useElement, useOnClient } from '../kit/context.ts';
import { lazyView, Nothing } from '../kit/lazy-view.tsx';
import type { signupAttributes } from './signup.element.ts';
import { createSignupFlow, type SignupFlow } from './signup.flow.ts';
import signupCss from './signup.css?inline';
import { Brand } from '../kit/layout/Brand.tsx';
import { countryIdOf, phoneCss, MobileField } from './MobileField.tsx';
import { fieldsCss, Field, PreHydrationGuard } from '../kit/fields/Field.tsx';
import { passwordRulesCss, NewPasswordField } from '../kit/fields/NewPasswordField.tsx';
import { config } from '../../core/config/config.ts';
import { readCode } from '../../core/format/typed.ts';
import { Tick } from '../kit/icons.tsx';
import { t } from './signup.text.ts';
import { Button, LinkButton } from '../kit/controls/Button.tsx';
import { configuredHref, OutsideLink } from '../kit/controls/Links.tsx';
import { CheckBox } from '../kit/fields/CheckBox.tsx';
import { readForm, useFormErrors, useLaterDefault, type FormValues } from '../kit/fields/form.ts';
import { ProblemNotice } from '../kit/feedback/Notice.tsx';
import { Heading } from '../kit/layout/Heading.tsx';
import type { SignupValues, SignupSelection } from './signup.rules.ts';
import { configuredLink } from '../../core/page/addresses.ts';
import { t as tKit } from '../kit/kit.text.ts';
import { TextWithNodes } from '../kit/layout/Text.tsx';

export const css = [fieldsCss, passwordRulesCss, phoneCss, signupCss];

export default function Signup({ referralCode, layout, withBrand, ...wanted }: PropsOf<typeof signupAttributes>) {
  const flow = useFlow(createSignupFlow);
  const step = useStore(flow.$state);
  const storedReferral = useStore(flow.$referral);
  const { product, planId, billingCycleId } = wanted;
  useEffect(
    () => flow.restore({ product, planId, billingCycleId }, referralCode),
    [flow, product, planId, billingCycleId, referralCode],
  );
  useEffect(() => void flow.loadCountries(), [flow]);
  useElementState(step.at === 'leaving' ? 'done' : step.busy ? 'busy' : 'ready');

  const selection = { ...wanted, prefilledReferral: readCode(referralCode || storedReferral) };
  const isVoice = product === 'voice-services';
  return (
    <div className={layout === 'panel' ? 'd-signup d-signup-split' : 'd-signup'}>
      {withBrand && (
        <div className="d-signup-brand">
          <Brand />
        </div>
      )}
      {layout === 'panel' && <SignupPanel isVoice={isVoice} />}
      <SignupForm flow={flow} selection={selection} isVoice={isVoice} />
      {layout === 'panel' && <SignupPartners />}
    </div>
  );
}

const Partners = lazyView(() => import('./Partners.tsx'), Nothing);

function SignupPanel({ isVoice }: { readonly isVoice: boolean }) {
  const kind = isVoice ? 'voice' : 'dictation';
  return (
    <div className="d-signup-panel">
      <p className="d-signup-short">{t(`${kind}Short`)}</p>
      <div className="d-signup-long">
        <p className="d-signup-headline">{t(`${kind}Headline`)}</p>
        <p>{t(`${kind}Lead`)}</p>
        <ul className="d-signup-points">
          {([1, 2, 3] as const).map((point) => (
            <li key={point}>
              <Tick /> {t(`${kind}Point${point}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The partners' logos, after the form in the markup: on phones below the form, elsewhere at the foot of the panel. */
function SignupPartners() {
  const isHydrated = useOnClient(() => true, false);
  const { partners } = config();
  if (partners.length === 0) return null;
  return <div className="d-signup-partners">{isHydrated && <Partners partners={partners} />}</div>;
}

interface SignupFormProps {
  readonly flow: SignupFlow;
  readonly selection: SignupSelection;
  readonly isVoice: boolean;
}

function SignupForm({ flow, selection, isVoice }: SignupFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { navigate } = useElement();
  const step = useStore(flow.$state);
  const draft = useStore(flow.$draft);
  const { errors, submit, revalidate, showErrors } = useFormErrors((entered) => flow.check(toSignup(entered)));
  const referral = draft?.referralCode ?? selection.prefilledReferral;
  const keep = (event: FormEvent<HTMLFormElement>) => {
    revalidate(event);
    flow.keepTyped(toSignup(readForm(event.currentTarget)), selection.prefilledReferral);
  };
  const send = async (values: FormValues) => showErrors(form.current, await flow.submit(toSignup(values), selection));

  return (
    <form
      ref={form}
      className="d-form d-signup-form"
      method="dialog"
      onSubmitCapture={submit((values) => void send(values))}
      onInput={keep}
      onFocus={flow.prepare}
    >
      <Heading className="d-title">{t('title')}</Heading>
      <Field
        label={t('fullName')}
        name="fullName"
        type="name"
        autoComplete="name"
        defaultValue={draft?.fullName}
        error={errors.fullName}
      />
      <MobileField flow={flow} error={errors.mobile} />
      <Field
        label={tKit('email')}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={draft?.email}
        error={errors.email}
      />
      <NewPasswordField label={tKit('password')} name="password" error={errors.password} isQuiet />
      <details className="d-signup-referral" open={referral !== ''}>
        <summary className="d-link">{t('haveReferral')}</summary>
        <Field
          ref={useLaterDefault(referral)}
          label={t('referral')}
          name="referralCode"
          type="code"
          autoComplete="off"
          defaultValue={referral}
          isOptional
        />
      </details>
      {/* Hidden, not removed: the visitor's choice survives a change of `product`. */}
      <div hidden={isVoice}>
        {/* A stored draft is read after the first rendering. React applies it only with a new key. */}
        <CheckBox key={`${draft !== null}`} name="wantsWhatsapp" isOn={draft?.wantsWhatsapp ?? true}>
          {t('consent')}
        </CheckBox>
      </div>
      <Button type="submit" kind="primary" isWide busy={step.at === 'leaving' || step.busy} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <p className="d-small d-quiet">{t(isVoice ? 'voiceNext' : 'dictationNext')}</p>
      {step.at === 'form' && step.problem && (
        <div ref={bringIntoView}>
          <ProblemNotice problem={step.problem} onDismiss={flow.dismissProblem} />
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

// Scrolls to a message, because it may be out of view on a small screen, and disappears after some seconds.
const bringIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

const toSignup = (values: FormValues): SignupValues => ({
  fullName: values.fullName ?? '',
  countryId: countryIdOf(values.countryId ?? ''),
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
