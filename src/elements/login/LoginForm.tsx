import { useStore } from '@nanostores/react';
import { Button } from '../kit/controls/Button.tsx';
import { CheckBox } from '../kit/fields/CheckBox.tsx';
import { useFormErrors, type FormValues } from '../kit/fields/form.ts';
import { PreHydrationGuard } from '../kit/fields/Field.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { RouteLink } from '../kit/controls/Links.tsx';
import { IdentifierField } from './IdentifierField.tsx';
import { type LoginStep, loginErrors, type LoginValues } from './login-step.ts';
import type { LoginFlow } from './login.flow.ts';
import { t } from './login.text.ts';
import { t as tKit } from '../kit/kit.text.ts';
import { translated } from '../kit/language.ts';

interface LoginFormProps {
  readonly flow: LoginFlow;
  readonly step: LoginStep;
  readonly next: string;
}

export function LoginForm({ flow, step, next }: LoginFormProps) {
  const message = useStore(flow.$message);
  const { errors, submit, revalidate } = useFormErrors((values, texts) => loginErrors(toLogin(values), texts));
  const isBusy = step.at === 'form' && step.doing === 'logging-in';
  return (
    <form
      className="d-form"
      method="dialog"
      onSubmit={submit((values) => void flow.submit(toLogin(values), next))}
      onInput={revalidate}
    >
      {message && (
        <Notice key={translated(message.text)} tone={message.tone} onDismiss={() => flow.dismissMessage()}>
          {translated(message.text)}
        </Notice>
      )}
      <IdentifierField flow={flow} error={errors.username} />
      <PasswordField label={tKit('password')} name="password" autoComplete="current-password" error={errors.password} />
      <div className="d-login-aside">
        <CheckBox name="remember">{t('remember')}</CheckBox>
        <RouteLink to="/forgotpassword">{t('forgot')}</RouteLink>
      </div>
      <Button type="submit" kind="primary" isWide busy={isBusy} busyLabel={t('submitting')}>
        {t('submit')}
      </Button>
      <PreHydrationGuard />
    </form>
  );
}

const toLogin = (values: FormValues): LoginValues => ({
  userName: values.username ?? '',
  password: values.password ?? '',
  wantsRemembering: 'remember' in values,
});
