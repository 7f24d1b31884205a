import { useStore } from '@nanostores/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { PropsOf } from '../runtime/element.ts';
import { useElementState, useFlow } from '../kit/context.ts';
import { lazyView, Nothing } from '../kit/lazy-view.tsx';
import type { signupAttributes } from './signup.element.ts';
import { createSignupFlow } from './signup.flow.ts';
import signupCss from './signup.css?inline';
import { Brand } from '../kit/layout/Brand.tsx';
import { phoneCss } from './PhoneField.tsx';
import { SignupForm } from './SignupForm.tsx';
import { fieldsCss } from '../kit/fields/Field.tsx';
import { passwordRulesCss } from '../kit/fields/NewPasswordField.tsx';
import { config } from '../../core/config/config.ts';
import { Tick } from '../kit/icons.tsx';
import { t } from './signup.text.ts';

export const css = [fieldsCss, passwordRulesCss, phoneCss, signupCss];

type SignupProps = PropsOf<typeof signupAttributes>;

export default function Signup({ product, planId, billingCycleId, referralCode, layout, withBrand }: SignupProps) {
  const flow = useFlow(createSignupFlow);
  const step = useStore(flow.$state);
  const storedReferral = useStore(flow.$referral);
  // Effect: reads the storage and calls the service, which a server must not do.
  useEffect(() => {
    void flow.restore();
    void flow.loadCountries();
  }, [flow]);
  useElementState(step.at === 'leaving' ? 'done' : step.busy ? 'busy' : 'ready');

  const selection = { product, planId, billingCycleId, prefilledReferral: (referralCode || storedReferral).trim() };
  const isVoice = product === 'voice-services';
  return (
    <div className={layout === 'panel' ? 'd-signup d-signup-split' : 'd-signup'}>
      {withBrand && (
        <div className="d-signup-brand">
          <Brand />
        </div>
      )}
      {layout === 'panel' && <SignupPanel isVoice={isVoice} />}
      <SignupForm flow={flow} selection={selection} asksConsent={!isVoice} />
    </div>
  );
}

// Rendered only after hydration: the form doesn't need the carousel and must not wait for it.
const Partners = lazyView(() => import('./Partners.tsx'), Nothing);

const unchanging = () => () => {};
const useIsHydrated = () =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );

function SignupPanel({ isVoice }: { readonly isVoice: boolean }) {
  const isHydrated = useIsHydrated();
  const { partners } = config();
  const points = isVoice ? voicePoints() : dictationPoints();
  return (
    <div className="d-signup-panel">
      <p className="d-signup-short">{t(isVoice ? 'voiceShort' : 'dictationShort')}</p>
      <div className="d-signup-long">
        <p className="d-signup-headline">{t(isVoice ? 'voiceHeadline' : 'dictationHeadline')}</p>
        <p>{t(isVoice ? 'voiceLead' : 'dictationLead')}</p>
        <ul className="d-signup-points">
          {points.map((point) => (
            <li key={point}>
              <Tick /> {point}
            </li>
          ))}
        </ul>
        {partners.length > 0 && (
          <div className="d-signup-partners">
            {isHydrated && <Partners label={t('partners')} partners={partners} />}
          </div>
        )}
      </div>
    </div>
  );
}

const dictationPoints = () => [t('dictationPoint1'), t('dictationPoint2'), t('dictationPoint3')];
const voicePoints = () => [t('voicePoint1'), t('voicePoint2'), t('voicePoint3')];
