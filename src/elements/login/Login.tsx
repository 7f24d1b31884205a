import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { addressOf } from '../../core/config/navigation.ts';
import { holdMicrosoftReturn, isMicrosoftReturn, offersMicrosoftSignIn } from '../../core/session/sso/sso-page.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElement, useElementState, useFlow, type ElementState } from '../kit/context.ts';
import { lazyView } from '../kit/lazy-view.tsx';
import type { PropsOf } from '../runtime/element.ts';
import { AuthCard, authCardCss } from '../kit/layout/AuthCard.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { RouteLink } from '../kit/controls/Links.tsx';
import { type LoginMessage, type LoginStep, loginErrors, type LoginValues } from './login-step.ts';
import type { loginAttributes } from './login.element.ts';
import { createLoginFlow, type LoginFlow } from './login.flow.ts';
import type { LoginDialogsProps } from './LoginDialogs.tsx';
import loginCss from './login.css?inline';
import { t } from './login.text.ts';
import { IdentifierField } from './IdentifierField.tsx';
import { MicrosoftButton, SigningIn } from './sso/MicrosoftButton.tsx';
import { fieldsCss, PreHydrationGuard } from '../kit/fields/Field.tsx';
import { CheckBox } from '../kit/fields/CheckBox.tsx';
import { useFormErrors, type FormValues } from '../kit/fields/form.ts';
import { PasswordField } from '../kit/fields/PasswordField.tsx';
import { t as tKit } from '../kit/kit.text.ts';
import { translated } from '../kit/language.ts';

export const css = [fieldsCss, authCardCss, loginCss];

type LoginProps = PropsOf<typeof loginAttributes>;

const SsoReturn = lazyView(() => import('./sso/SsoReturn.tsx'), ReturnLost);
const LoginDialogs = lazyView(() => import('./LoginDialogs.tsx'), DialogsLost);

export default function Login({ next }: LoginProps) {
  const { element } = useElement();
  const isReturn = isMicrosoftReturn(addressOf(element).pathname);
  // Effect: moves Microsoft's answer from the address bar to memory. In the console, src/host/main.ts has already done so.
  useEffect(() => {
    if (isReturn) holdMicrosoftReturn();
  }, [isReturn]);
  if (!isReturn) return <LogIn next={next} />;
  return <SsoReturn fallback={<SigningIn />} />;
}

function LogIn({ next }: LoginProps) {
  const flow = useFlow(createLoginFlow);
  const step = useStore(flow.$state);
  useElementState(stateOf(step));
  // Effect: reads the storage and the session, which a server does not have.
  useEffect(() => flow.begin(next), [flow, next]);

  if (step.at === 'leaving') return <SigningIn key="leaving" takesFocus />;
  if (step.at === 'done') return <LoggedIn key="done" to={step.to} />;
  const signup = (
    <span>
      {t('noAccount')} <RouteLink to="/signup">{t('signup')}</RouteLink>
    </span>
  );
  return (
    <AuthCard title={t('title')} foot={signup}>
      <LoginForm flow={flow} step={step} next={next} />
      {offersMicrosoftSignIn() && (
        <MicrosoftButton
          isLeaving={step.at === 'form' && step.doing === 'leaving-for-microsoft'}
          onClick={() => void flow.startMicrosoft(next)}
        />
      )}
      {(step.at === 'second-factor' || step.at === 'expired') && <LoginDialogs flow={flow} step={step} />}
    </AuthCard>
  );
}

function LoginForm({ flow, step, next }: LoginProps & { readonly flow: LoginFlow; readonly step: LoginStep }) {
  const message = useStore(flow.$message);
  const { errors, submit, revalidate } = useFormErrors((values, bind) => loginErrors(toLogin(values), bind));
  const isBusy = step.at === 'form' && step.doing === 'logging-in';
  return (
    <form
      className="d-form"
      method="dialog"
      onSubmitCapture={submit((values) => void flow.submit(toLogin(values), next))}
      onInput={revalidate}
    >
      {message && <Message key={translated(message.text)} message={message} onDismiss={() => flow.dismissMessage()} />}
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

function Message({ message, onDismiss }: { readonly message: LoginMessage; readonly onDismiss: () => void }) {
  const { tone, text, detail } = message;
  if (tone === 'warning') return <Notice tone="warning">{translated(text)}</Notice>;
  if (!detail) return <Notice {...{ tone, onDismiss }}>{translated(text)}</Notice>;
  return (
    <Notice tone={tone}>
      <p>{translated(text)}</p>
      <p className="d-small">{translated(detail)}</p>
    </Notice>
  );
}

const toLogin = (values: FormValues): LoginValues => ({
  userName: values.username ?? '',
  password: values.password ?? '',
  wantsRemembering: 'remember' in values,
});

/** The screen after the login, on pages that cancel `dict-navigate` and keep this element. */
function LoggedIn({ to }: { readonly to: string }) {
  const { navigate } = useElement();
  return (
    <AuthCard title={t('signedIn')} takesFocus>
      <div className="d-actions">
        <Button kind="primary" onClick={() => navigate(to)}>
          {t('toConsole')}
        </Button>
      </div>
    </AuthCard>
  );
}

function ReturnLost() {
  return (
    <AuthCard title={t('signingIn')} foot={<RouteLink to="/">{t('title')}</RouteLink>}>
      <Notice tone="danger">{t('loginFailed')}</Notice>
    </AuthCard>
  );
}

function DialogsLost({ flow, step }: LoginDialogsProps) {
  // Effect: the code of the dialogs failed to load. A login with an expired password goes to the reset without the dialog's
  // question. A login that needs a code ends with an error.
  useEffect(() => (step.at === 'expired' ? flow.resetExpired(step.email) : flow.fail()), [flow, step]);
  return <></>;
}

function stateOf(step: LoginStep): ElementState {
  if (step.at === 'done') return 'done';
  if (step.at === 'leaving') return 'busy';
  if (step.at === 'expired') return 'ready';
  return step.doing === 'waiting' ? 'ready' : 'busy';
}
