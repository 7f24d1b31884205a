import { useStore } from '@nanostores/react';
import { useEffect, useId } from 'react';
import { codeCss } from '../kit/fields/CodeField.tsx';
import { useElementState, useFlow, type ElementState, useElement } from '../kit/context.ts';
import { BackLink, AuthCard, authCardCss } from '../kit/layout/AuthCard.tsx';
import { Sentence } from '../kit/layout/Ltr.tsx';
import type { OtpFlow, OtpStep } from './otp-step.ts';
import otpCss from './otp.css?inline';
import { createOtpFlow } from './otp.flow.ts';
import { t } from './otp.text.ts';
import { OtpForm } from './OtpForm.tsx';
import { fieldsCss } from '../kit/fields/Field.tsx';
import { Button } from '../kit/controls/Button.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { RetryButton } from '../shared/RetryButton.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { translated } from '../kit/language.ts';
import type { Localized } from '../../core/config/text.ts';

export const css = [fieldsCss, codeCss, authCardCss, otpCss];

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
  const { $flow, countdown, begin } = useFlow(createOtpFlow);
  const flow = useStore($flow);
  const step = useStore(flow.$state);
  const sentenceId = useId();
  useElementState(states[step.at]);
  // Effects: a draft is read from the storage, and the time until a resend runs while the screen is shown.
  useEffect(begin, [begin]);
  useEffect(() => {
    countdown.restart();
    return () => countdown.stop();
  }, [countdown]);

  if (step.at === 'invalid') return <InvalidDraft text={step.text} onBack={() => flow.goBack()} />;
  if (step.at === 'trial-failed') return <TrialFailed text={step.text} onRetry={() => void flow.beginTrial()} />;
  return (
    <AuthCard
      title={t('title')}
      lead={<Sent id={sentenceId} flow={flow} />}
      foot={<BackLink onClick={flow.goBack}>{tKit('back')}</BackLink>}
    >
      <OtpForm flow={flow} step={step} sentenceId={sentenceId} />
    </AuthCard>
  );
}

/** With an email address the sentence doesn't reveal whether it has an account (SEC-29). */
function Sent({ id, flow: { mode, sentTo } }: { readonly id: string; readonly flow: OtpFlow }) {
  const words = mode === 'signup' ? t('sentToMobile', { mobile: sentTo }) : t('sentToEmail', { email: sentTo });
  return (
    <p id={id} className="d-otp-sent" translate="no">
      {sentTo ? <Sentence text={words} values={[sentTo]} /> : t('sent')}
    </p>
  );
}

const InvalidDraft = ({ text, onBack }: { readonly text: Localized; readonly onBack: () => void }) => (
  <AuthCard title={t('title')}>
    <Notice tone="danger">{translated(text)}</Notice>
    <div className="d-actions">
      <Button kind="primary" onClick={onBack}>
        {t('toSignup')}
      </Button>
    </div>
  </AuthCard>
);

function TrialFailed({ text, onRetry }: { readonly text: Localized; readonly onRetry: () => void }) {
  const { navigate } = useElement();
  return (
    <AuthCard title={t('title')}>
      <Notice tone="danger" action={<RetryButton onRetry={onRetry} />}>
        {translated(text)}
      </Notice>
      <div className="d-actions">
        <Button onClick={() => navigate('/subscription', { replace: true })}>{t('toSubscriptions')}</Button>
      </div>
    </AuthCard>
  );
}
