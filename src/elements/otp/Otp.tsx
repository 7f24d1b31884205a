import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { codeCss } from '../kit/fields/CodeField.tsx';
import { useElementState, useFlow } from '../kit/context.ts';
import type { ElementState } from '../kit/context.ts';
import { BackLink, AuthCard, authCardCss } from '../kit/layout/AuthCard.tsx';
import type { OtpFlow, OtpStep } from './otp-step.ts';
import css from './otp.css?inline';
import { createOtpFlow } from './otp.flow.ts';
import { t } from './otp.text.ts';
import { OtpForm } from './OtpForm.tsx';
import { InvalidDraft, TrialFailed } from './OtpTrouble.tsx';
import { fieldsCss } from '../kit/feedback/Note.tsx';

export { sheets as css };
const sheets = [fieldsCss, codeCss, authCardCss, css];

const states: Readonly<Record<OtpStep['at'], ElementState>> = {
  waiting: 'loading',
  code: 'ready',
  verifying: 'busy',
  resending: 'busy',
  'starting-trial': 'busy',
  'trial-failed': 'error',
  invalid: 'error',
  done: 'done',
};

export default function Otp() {
  const { $flow, begin } = useFlow(createOtpFlow);
  const flow = useStore($flow);
  const step = useStore(flow.$state);
  useElementState(states[step.at]);
  // Effect: loads the flow, which depends on stored drafts.
  useEffect(begin, [begin]);
  // Effect: runs the countdown while the page is shown.
  useEffect(() => {
    flow.countdown.restart();
    return () => flow.countdown.stop();
  }, [flow]);

  if (step.at === 'invalid') return <InvalidDraft text={step.text} onBack={() => flow.goBack()} />;
  if (step.at === 'trial-failed') return <TrialFailed text={step.text} onRetry={() => void flow.beginTrial()} />;
  return (
    <AuthCard
      title={t('title')}
      lead={<Sent flow={flow} />}
      foot={<BackLink onClick={flow.goBack}>{t('back')}</BackLink>}
    >
      <OtpForm flow={flow} step={step} />
    </AuthCard>
  );
}

/** The recipient of the code. With an email address the sentence doesn't reveal whether it has an account (SEC-29). */
function Sent({ flow: { mode, sentTo } }: { readonly flow: OtpFlow }) {
  const words = mode === 'signup' ? t('sentToMobile', { mobile: sentTo }) : t('sentToEmail', { email: sentTo });
  return (
    <p className="d-otp-sent" translate="no">
      {sentTo ? words : t('sent')}
    </p>
  );
}
