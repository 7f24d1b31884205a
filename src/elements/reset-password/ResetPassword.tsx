import { useStore } from '@nanostores/react';
import { useEffect, useState, useId, type ReactNode } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { useElement, useElementState, useFlow, type ElementState } from '../kit/context.ts';
import type { PropsOf } from '../runtime/element.ts';
import { BackLink, AuthCard, authCardCss } from '../kit/layout/AuthCard.tsx';
import { ResultScreen, doneCss } from '../kit/layout/ResultScreen.tsx';
import { Notice, ProblemNotice } from '../kit/feedback/Notice.tsx';
import { skeletonCss, Skeleton } from '../kit/feedback/Skeleton.tsx';
import { RetryButton } from '../shared/RetryButton.tsx';
import {
  createResetPasswordFlow,
  createSetPasswordFlow,
  newPasswordErrors,
  type PasswordFlow,
  type PasswordStep,
} from './new-password.flow.ts';
import type { resetPasswordAttributes } from './reset-password.element.ts';
import resetPasswordCss from './reset-password.css?inline';
import { Sentence } from '../kit/layout/Text.tsx';
import { t } from './reset-password.text.ts';
import { fieldsCss, Note } from '../kit/fields/Field.tsx';
import { NewPasswordField, passwordRulesCss, PasswordHint } from '../kit/fields/NewPasswordField.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { useFormErrors } from '../kit/fields/form.ts';
import { RouteLink } from '../kit/controls/Links.tsx';
import { systemClock } from '../../core/page/clock.ts';
import { t as tKit } from '../kit/kit.text.ts';
import { translated } from '../kit/language.ts';

export const css = [fieldsCss, passwordRulesCss, authCardCss, doneCss, skeletonCss, resetPasswordCss];

const states: Readonly<Record<PasswordStep['at'], ElementState>> = {
  checking: 'loading',
  unchecked: 'error',
  form: 'ready',
  'nothing-asked': 'ready',
  leaving: 'done',
  done: 'done',
};

export default function ResetPassword({ activationCode, done }: PropsOf<typeof resetPasswordAttributes>) {
  const { element } = useElement();
  const [code, setCode] = useState(activationCode);
  // Effect: removes the attribute, because every script of the page could read the secret code there.
  useEffect(() => {
    if (!activationCode) return;
    setCode(activationCode);
    element?.removeAttribute('activation-code');
  }, [activationCode, element]);
  return done ? <ResetDone /> : <NewPassword key={code} code={code} />;
}

function NewPassword({ code }: { readonly code: string }) {
  const flow = useFlow((handle) => (code ? createSetPasswordFlow(handle, code) : createResetPasswordFlow(handle)));
  const step = useStore(flow.$state, { ssr: () => flow.prerendered });
  useElementState(step.at === 'form' && step.busy ? 'busy' : states[step.at]);
  useEffect(() => flow.begin(), [flow]);

  if (step.at === 'done') return <ResetDone />;
  return (
    <AuthCard
      title={t(flow.mode === 'set' ? 'titleSet' : 'titleReset')}
      lead={leadOf(step, flow.email)}
      foot={<BackLink to={flow.backPath}>{flow.mode === 'set' ? t('toLogin') : tKit('back')}</BackLink>}
    >
      {step.at === 'form' ? <NewPasswordForm flow={flow} step={step} /> : <Before step={step} onRetry={flow.begin} />}
    </AuthCard>
  );
}

interface NewPasswordFormProps {
  readonly flow: PasswordFlow;
  readonly step: Extract<PasswordStep, { at: 'form' }>;
}

function NewPasswordForm({ flow, step }: NewPasswordFormProps) {
  const { errors, submit, revalidate } = useFormErrors(newPasswordErrors);
  return (
    <form
      className="d-form"
      noValidate
      onSubmitCapture={submit((values) => void flow.submit(values))}
      onInput={revalidate}
    >
      {step.problem && <ProblemNotice problem={step.problem} onDismiss={flow.dismissProblem} />}
      <input type="text" name="username" autoComplete="username" defaultValue={flow.email} readOnly hidden />
      <NewPasswordField label={t('newPassword')} name="password" error={errors.password} />
      <PasswordField label={t('confirmPassword')} name="confirmation" error={errors.confirmation} />
      <Button type="submit" kind="primary" isWide busy={step.busy} busyLabel={t('submitting')}>
        {t(flow.mode === 'set' ? 'submitSet' : 'submitReset')}
      </Button>
      {step.mayBeSet && (
        <p className="d-small d-quiet">
          {t('maybeSet')}{' '}
          <RouteLink to="/" className="d-link d-unbroken">
            {t('tryLogin')}
          </RouteLink>
        </p>
      )}
    </form>
  );
}

function leadOf(step: PasswordStep, email: string) {
  if (step.at !== 'form' && step.at !== 'checking') return null;
  return (
    <div className="d-reset-lead">
      {step.at === 'form' ? (
        <bdi translate="no">
          <Sentence text={translated(step.prompt)} values={[email]} />
        </bdi>
      ) : (
        <Skeleton />
      )}
    </div>
  );
}

function Before({ step, onRetry }: { readonly step: PasswordStep; readonly onRetry: () => void }) {
  const { navigate } = useElement();
  if (step.at === 'unchecked') return <ProblemNotice problem={step} action={<RetryButton onRetry={onRetry} />} />;
  if (step.at === 'nothing-asked') {
    return (
      <Notice tone="info" isSilent action={<Button onClick={() => navigate(step.to)}>{t('ask')}</Button>}>
        {t('nothingAsked')}
      </Notice>
    );
  }
  return (
    <div className="d-form" aria-busy="true">
      <span className="d-hidden">{t('checking')}</span>
      <FieldSkeleton label={t('newPassword')} help={<PasswordHint />} />
      <FieldSkeleton label={t('confirmPassword')} />
      <Skeleton shape="field" />
    </div>
  );
}

function FieldSkeleton({ label, help }: { readonly label: string; readonly help?: ReactNode }) {
  const id = useId();
  return (
    <div className="d-field" aria-hidden="true">
      <div className="d-field-top">
        <span className="d-label">{label}</span>
      </div>
      <Skeleton shape="field" />
      <Note id={id} help={help} />
    </div>
  );
}

const redirectMs = 3000;

function ResetDone() {
  const { navigate } = useElement();
  useElementState('done');
  const toLogin = () => navigate('/', { replace: true });
  useEffect(() => systemClock.after(redirectMs, () => navigate('/', { replace: true })), [navigate]);
  return (
    <ResultScreen title={t('doneTitle')} lead={t('doneText')} isPage takesFocus>
      <Button kind="primary" onClick={toLogin}>
        {tKit('logIn')}
      </Button>
    </ResultScreen>
  );
}
