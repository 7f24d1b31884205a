import { Button } from '../kit/controls/Button.tsx';
import { useFormErrors, type FormValues } from '../kit/fields/form.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { NewPasswordField } from '../kit/fields/NewPasswordField.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { RouteLink } from '../kit/controls/ConsoleLink.tsx';
import { type PasswordFlow, type PasswordStep, newPasswordErrors, type NewPassword } from './password-step.ts';
import { t } from './reset-password.text.ts';
import { translated } from '../kit/language.ts';

interface NewPasswordFormProps {
  readonly flow: PasswordFlow;
  readonly step: Extract<PasswordStep, { at: 'form' }>;
}

export function NewPasswordForm({ flow, step }: NewPasswordFormProps) {
  const { errors, submit, revalidate } = useFormErrors((values, texts) =>
    newPasswordErrors(toNewPassword(values), texts),
  );
  return (
    <form
      className="d-form"
      noValidate
      onSubmit={submit((values) => void flow.submit(toNewPassword(values)))}
      onInput={revalidate}
    >
      {step.problem && (
        <Notice tone="danger" onDismiss={flow.dismissProblem}>
          {translated(step.problem.text)}
        </Notice>
      )}
      <input type="text" name="username" autoComplete="username" defaultValue={flow.email} readOnly hidden />
      <NewPasswordField label={t('newPassword')} name="password" error={errors.password} />
      <PasswordField
        label={t('confirmPassword')}
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation}
      />
      <Button type="submit" kind="primary" isWide busy={step.busy} busyLabel={t('submitting')}>
        {t(flow.mode === 'set' ? 'submitSet' : 'submitReset')}
      </Button>
      {step.mayBeSet && (
        <p className="d-small d-quiet">
          {t('maybeSet')} <RouteLink to="/">{t('tryLogin')}</RouteLink>
        </p>
      )}
    </form>
  );
}

const toNewPassword = ({ password = '', confirmation = '' }: FormValues): NewPassword => ({ password, confirmation });
