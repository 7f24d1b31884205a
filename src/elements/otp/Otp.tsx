import { useStore } from '../kit/use-store.ts';
import { useEffect } from 'react';
import { codeCss } from '../kit/CodeField.tsx';
import { useElementState, useFlow } from '../kit/context.ts';
import type { ElementState } from '../kit/context.ts';
import { otpMode } from './otp-mode.ts';
import type { OtpStep } from './otp-step.ts';
import css from './otp.css?inline';
import { OtpForm } from './OtpForm.tsx';
import { InvalidDraft, TrialFailed } from './OtpTrouble.tsx';
import { createResetOtpFlow } from './reset-otp.flow.ts';
import { createSignupOtpFlow } from './signup-otp.flow.ts';

export { sheets as css };
const sheets = [codeCss, css];

const states: Readonly<Record<OtpStep['at'], ElementState>> = {
  code: 'ready',
  verifying: 'busy',
  resending: 'busy',
  'starting-trial': 'busy',
  'trial-failed': 'error',
  invalid: 'error',
  done: 'done',
};

export default function Otp() {
  const flow = useFlow((handle) =>
    otpMode(handle.element ? handle.element.ownerDocument.location.pathname : '') === 'signup'
      ? createSignupOtpFlow(handle)
      : createResetOtpFlow(handle),
  );
  const step = useStore(flow.$step);
  useElementState(states[step.at]);
  // The countdown begins with the page and ends with it.
  useEffect(() => {
    flow.countdown.restart();
    return () => flow.countdown.stop();
  }, [flow]);

  if (step.at === 'invalid') return <InvalidDraft text={step.text} onBack={() => flow.goBack()} />;
  if (step.at === 'trial-failed') return <TrialFailed text={step.text} onRetry={() => void flow.beginTrial()} />;
  return <OtpForm flow={flow} step={step} />;
}
