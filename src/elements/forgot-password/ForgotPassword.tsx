import { useStore } from '@nanostores/react';
import { isEmailAddress } from '../../core/format/email-address.ts';
import { readEmail } from '../../core/format/typed.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElementState, useFlow, useOnClient } from '../kit/context.ts';
import type { PropsOf } from '../runtime/element.ts';
import { BackLink, AuthCard, authCardCss } from '../kit/layout/AuthCard.tsx';
import { Field, PreHydrationGuard, fieldsCss } from '../kit/fields/Field.tsx';
import { useFormErrors, useLaterDefault } from '../kit/fields/form.ts';
import { ProblemNotice } from '../kit/feedback/Notice.tsx';
import type { forgotPasswordAttributes } from './forgot-password.element.ts';
import { createForgotPasswordFlow, emailError } from './forgot-password.flow.ts';
import { t } from './forgot-password.text.ts';
import { t as tKit } from '../kit/kit.text.ts';

export const css = [fieldsCss, authCardCss];

export default function ForgotPassword({ email, locked }: PropsOf<typeof forgotPasswordAttributes>) {
  const flow = useFlow(createForgotPasswordFlow);
  const step = useStore(flow.$state);
  const typedEmail = useOnClient(flow.typedEmail, '');
  const shownEmail = readEmail(email) || typedEmail;
  const { errors, submit, revalidate } = useFormErrors(({ username = '' }, bind) => ({
    username: emailError(username, bind),
  }));
  const isBusy = step.at === 'leaving' || step.busy;
  useElementState(step.at === 'leaving' ? 'done' : isBusy ? 'busy' : 'ready');
  // An invalid address is editable even if the page locks it with `locked`: otherwise the form could never be sent.
  const isLocked = locked && isEmailAddress(readEmail(email));
  return (
    <AuthCard
      title={t(locked ? 'titleForced' : 'title')}
      lead={t(locked ? 'leadForced' : 'lead')}
      foot={<BackLink to="/">{t('back')}</BackLink>}
    >
      <form
        className="d-form"
        method="dialog"
        onSubmitCapture={submit(({ username = '' }) => void flow.submit(username, locked))}
        onInput={revalidate}
        onFocus={flow.comeBack}
      >
        {step.at === 'form' && step.problem && <ProblemNotice problem={step.problem} onDismiss={flow.dismissProblem} />}
        <Field
          key={String(isLocked)}
          ref={useLaterDefault(shownEmail)}
          label={tKit('email')}
          name="username"
          type="email"
          autoComplete="username"
          defaultValue={shownEmail}
          isReadOnly={isLocked}
          help={isLocked ? t('emailLocked') : undefined}
          error={errors.username}
        />
        <Button type="submit" kind="primary" isWide busy={isBusy} busyLabel={t('submitting')}>
          {t('submit')}
        </Button>
        <PreHydrationGuard />
      </form>
    </AuthCard>
  );
}
