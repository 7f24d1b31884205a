import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { CodeField, codeCss, takeFocus, type CodeFieldHandle } from '../kit/fields/CodeField.tsx';
import { focusFirstInvalid, readForm, submitOnEnter } from '../kit/fields/form.ts';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { focusPlaceBeside, keepFocus } from '../kit/layers/keep-focus.ts';
import { useSpokenCountdown } from '../kit/feedback/spoken-countdown.ts';
import { useOnChange } from '../kit/use-on-change.ts';
import { useElementState, useFlow, type ElementState, useElement } from '../kit/context.ts';
import { BackLink, AuthCard, authCardCss } from '../kit/layout/AuthCard.tsx';
import { Sentence } from '../kit/layout/Text.tsx';
import type { OtpErrors, OtpFlow, OtpStep } from './otp-step.ts';
import otpCss from './otp.css?inline';
import { createOtpFlow } from './otp.flow.ts';
import { t, text } from './otp.text.ts';
import { fieldsCss, PreHydrationGuard } from '../kit/fields/Field.tsx';
import { Button } from '../kit/controls/Button.tsx';
import { RouteLink } from '../kit/controls/Links.tsx';
import { PassingText, ProblemNotice } from '../kit/feedback/Notice.tsx';
import { RetryButton } from '../shared/RetryButton.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { translated, useBindTexts } from '../kit/language.ts';
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
  // Effects: `begin` reads the storage, which a server does not have; the countdown to a resend runs until the view is removed.
  useEffect(begin, [begin]);
  useEffect(() => countdown.run(), [countdown]);

  if (step.at === 'invalid') return <InvalidDraft text={step.text} onBack={() => flow.goBack()} />;
  if (step.at === 'trial-failed') return <TrialFailed text={step.text} onRetry={() => void flow.beginTrial()} />;
  return (
    <AuthCard
      title={t('title')}
      lead={<Sent id={sentenceId} flow={flow} />}
      foot={
        // While a signup's code is checked, Back would lose the answer: the account may exist by then.
        <span inert={flow.mode === 'signup' && isChecking(step)}>
          <BackLink onClick={flow.goBack}>{tKit('back')}</BackLink>
        </span>
      }
    >
      <OtpForm flow={flow} step={step} sentenceId={sentenceId} />
    </AuthCard>
  );
}

const isChecking = ({ at }: OtpStep) => at === 'verifying' || at === 'starting-trial' || at === 'done';

/** Says where the code was sent. The sentence about an email address does not reveal whether it has an account (SEC-29). */
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
    <ProblemNotice problem={{ text }} />
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
      <ProblemNotice problem={{ text }} action={<RetryButton onRetry={onRetry} />} />
      <div className="d-actions">
        <Button onClick={() => navigate('/subscription', { replace: true })}>{t('toSubscriptions')}</Button>
      </div>
    </AuthCard>
  );
}

interface OtpFormProps {
  readonly flow: OtpFlow;
  readonly step: OtpStep;
  readonly sentenceId: string;
}

function OtpForm({ flow, step, sentenceId }: OtpFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const code = useRef<CodeFieldHandle>(null);
  const [errors, setErrors] = useState<OtpErrors>({});
  const isStarting = step.at === 'starting-trial' || (step.at === 'done' && flow.mode === 'signup');
  const isBusy = isChecking(step);
  const mayBeDone = useStore(flow.$mayBeDone);

  const verify = async () => {
    if (!form.current) return;
    // If a failed trial or an expired signup replaces the form, moves the focus to a node beside the form.
    const place = focusPlaceBeside(form.current);
    if (place) keepFocus(place);
    const { otp = '', password = '' } = readForm(form.current);
    setErrors(await flow.verify(otp, password));
  };
  // Effect: focuses the first invalid field, which is marked invalid only once it is rendered.
  useOnChange(errors, () => focusFirstInvalid(form.current));
  const password = useRef<HTMLInputElement>(null);
  // Effect: focuses the password field, which appears after the first rendering. Not if the user has begun to type the code.
  useOnChange(flow.asksPassword, () => {
    if (flow.asksPassword && password.current && !readForm(form.current!).otp) takeFocus(password.current);
  });
  const resend = async () => {
    if (await flow.resend()) code.current?.clear();
  };

  return (
    <form
      ref={form}
      className="d-form"
      method="dialog"
      onSubmitCapture={(event) => {
        event.preventDefault();
        void verify();
      }}
      onKeyDown={submitOnEnter}
    >
      {step.at === 'code' && step.trouble && (
        <ProblemNotice key={translated(step.trouble.text)} problem={step.trouble} onDismiss={flow.dismissMessage} />
      )}
      {flow.asksPassword && (
        <PasswordField
          ref={password}
          label={t('passwordAgain')}
          name="password"
          help={t('passwordAgainHelp')}
          error={errors.password && translated(errors.password)}
        />
      )}
      <CodeField
        ref={code}
        label={t('code')}
        name="otp"
        help={flow.asksPassword ? t('validFor') : `${t('validFor')} ${t('checkedAtOnce')}`}
        submitsItself={!flow.asksPassword}
        takesFocus={!isStarting}
        sentenceId={sentenceId}
        error={errors.otp && translated(errors.otp)}
        refusal={step.at === 'code' ? step.refusal : undefined}
        onDigits={() => errors.otp && setErrors(({ password }) => ({ password }))}
      />
      <Button
        type="submit"
        kind="primary"
        isWide
        busy={isBusy}
        busyLabel={t(isStarting ? 'startingTrial' : 'verifying')}
      >
        {t('verify')}
      </Button>
      {mayBeDone && (
        <p className="d-small d-quiet">
          {t('maybeCreated')}{' '}
          <RouteLink to="/" className="d-link d-unbroken">
            {t('tryLogin')}
          </RouteLink>
        </p>
      )}
      <Resend flow={flow} step={step} onResend={() => void resend()} />
      <PreHydrationGuard />
    </form>
  );
}

function Resend({ flow, step, onResend }: Pick<OtpFormProps, 'flow' | 'step'> & { readonly onResend: () => void }) {
  const seconds = useStore(flow.countdown.$seconds);
  const notice = step.at === 'code' ? step.notice : undefined;
  const bind = useBindTexts();
  const known = step.at === 'waiting' ? null : seconds;
  useSpokenCountdown(known, { left: (left) => bind(text)('resendIn', { seconds: left }), over: t('canResend') });
  return (
    <p className="d-small d-quiet d-otp-resend">
      {notice ? <PassingText text={translated(notice.text)} onDismiss={flow.dismissMessage} /> : t('noCode')}{' '}
      <Button
        kind="quiet"
        isSmall
        disabled={seconds > 0}
        busy={step.at === 'resending'}
        busyLabel={t('resending')}
        onClick={onResend}
      >
        {seconds > 0 ? t('resendIn', { seconds }) : t('resend')}
      </Button>
    </p>
  );
}
