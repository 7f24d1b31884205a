import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PropsOf } from '../runtime/element.ts';
import { useElementState, useFlow } from '../kit/context.ts';
import type { signupAttributes } from './signup.element.ts';
import { createSignupFlow } from './signup.flow.ts';
import css from './signup.css?inline';
import { SignupForm } from './SignupForm.tsx';
import { SignupPanel } from './SignupPanel.tsx';
import { fieldsCss } from '../kit/feedback/Note.tsx';

export { sheets as css };
const sheets = [fieldsCss, css];

type SignupProps = PropsOf<typeof signupAttributes>;

export default function Signup({ product, planId, billingCycleId, referralCode, layout }: SignupProps) {
  const flow = useFlow(createSignupFlow);
  const step = useStore(flow.$state);
  const storedReferral = useStore(flow.$referral);
  // Effect: reads the storage and calls the service, which a server must not do.
  useEffect(() => {
    void flow.restore();
    void flow.loadCountries();
  }, [flow]);
  useElementState(step.at === 'leaving' ? 'done' : step.busy ? 'busy' : 'ready');

  const wish = { product, planId, billingCycleId, prefilledReferral: (referralCode || storedReferral).trim() };
  const isVoice = product === 'voice-services';
  return (
    <div className={layout === 'panel' ? 'd-signup d-signup-split' : 'd-signup'}>
      {layout === 'panel' && <SignupPanel isVoice={isVoice} />}
      <SignupForm flow={flow} wish={wish} asksConsent={!isVoice} />
    </div>
  );
}
