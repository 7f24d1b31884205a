import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { holdMicrosoftReturn, isMicrosoftReturn, offersMicrosoftSignIn } from '../../core/session/sso/sso-page.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElement, useElementState, useFlow, type ElementState } from '../kit/context.ts';
import { lazyView } from '../kit/lazy-view.tsx';
import type { PropsOf } from '../runtime/element.ts';
import { AuthCard, authCardCss } from '../kit/layout/AuthCard.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { RouteLink } from '../kit/controls/Links.tsx';
import type { LoginStep } from './login-step.ts';
import type { loginAttributes } from './login.element.ts';
import { createLoginFlow } from './login.flow.ts';
import type { LoginDialogsProps } from './LoginDialogs.tsx';
import loginCss from './login.css?inline';
import { t } from './login.text.ts';
import { LoginForm } from './LoginForm.tsx';
import { MicrosoftButton, SigningIn } from './sso/MicrosoftButton.tsx';
import { fieldsCss } from '../kit/fields/Field.tsx';

export const css = [fieldsCss, authCardCss, loginCss];

type LoginProps = PropsOf<typeof loginAttributes>;

const SsoReturn = lazyView(() => import('./sso/SsoReturn.tsx'), ReturnLost);
const LoginDialogs = lazyView(() => import('./LoginDialogs.tsx'), DialogsLost);

export default function Login({ next }: LoginProps) {
  const { element } = useElement();
  const isReturn = isMicrosoftReturn(element?.ownerDocument.location.pathname ?? '');
  // In the console, src/host/main.ts has already taken the token out of the address bar.
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

/** Shown if the page keeps this element in place after the login. */
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
  // Without the code of the dialogs, an expired password is reset at once; a login with a second factor fails.
  useEffect(() => (step.at === 'expired' ? flow.resetExpired(step.email) : flow.fail()), [flow, step]);
  return <></>;
}

function stateOf(step: LoginStep): ElementState {
  if (step.at === 'done') return 'done';
  if (step.at === 'leaving') return 'busy';
  if (step.at === 'expired') return 'ready';
  return step.doing === 'waiting' ? 'ready' : 'busy';
}
