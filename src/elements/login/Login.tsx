import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { offersMicrosoftSignIn } from '../../core/session/sso/sso.ts';
import { isMicrosoftReturn } from '../../core/session/sso/sso-return.ts';
import { Button } from '../kit/controls/Button.tsx';
import { useElement, useElementState, useFlow, type ElementState } from '../kit/context.ts';
import type { PropsOf } from '../runtime/element.ts';
import { Entry, entryCss } from '../kit/layout/Entry.tsx';
import { RouteLink } from '../kit/controls/RouteLink.tsx';
import type { LoginStep } from './login-step.ts';
import type { loginAttributes } from './login.element.ts';
import { createLoginFlow } from './login.flow.ts';
import css from './login.css?inline';
import { t } from './login.text.ts';
import { LoginForm } from './LoginForm.tsx';
import { MicrosoftButton } from './MicrosoftButton.tsx';
import { PasswordExpired } from './PasswordExpired.tsx';
import { SecondFactorDialog } from './SecondFactorDialog.tsx';
import { SigningIn } from './SigningIn.tsx';
import { SsoReturn } from './SsoReturn.tsx';
import { fieldsCss } from '../kit/feedback/Note.tsx';

export { sheets as css };
const sheets = [fieldsCss, entryCss, css];

type LoginProps = PropsOf<typeof loginAttributes>;

export default function Login({ next }: LoginProps) {
  const { element } = useElement();
  return isMicrosoftReturn(element?.ownerDocument.location.pathname ?? '') ? <SsoReturn /> : <LogIn next={next} />;
}

function LogIn({ next }: LoginProps) {
  const flow = useFlow(createLoginFlow);
  const step = useStore(flow.$step);
  useElementState(stateOf(step));
  // What is stored and who is signed in is outside of what React draws.
  useEffect(() => flow.begin(next), [flow, next]);

  if (step.at === 'leaving') return <SigningIn key="leaving" takesFocus />;
  if (step.at === 'done') return <LoggedIn key="done" to={step.to} />;
  const signup = (
    <span>
      {t('noAccount')} <RouteLink to="/signup">{t('signup')}</RouteLink>
    </span>
  );
  return (
    <Entry title={t('title')} foot={signup}>
      <LoginForm flow={flow} step={step} next={next} />
      {offersMicrosoftSignIn() && (
        <MicrosoftButton
          isLeaving={step.at === 'form' && step.doing === 'leaving-for-microsoft'}
          onClick={() => void flow.startMicrosoft(next)}
        />
      )}
      {step.at === 'second-factor' && <SecondFactorDialog flow={flow} step={step} />}
      {step.at === 'expired' && (
        <PasswordExpired onReset={() => flow.resetExpired(step.email)} onClose={() => flow.backToForm()} />
      )}
    </Entry>
  );
}

/** Where the page keeps this element after the login. */
function LoggedIn({ to }: { readonly to: string }) {
  const { navigate } = useElement();
  return (
    <Entry title={t('signedIn')} takesFocus>
      <div className="d-actions">
        <Button kind="primary" onClick={() => navigate(to)}>
          {t('toConsole')}
        </Button>
      </div>
    </Entry>
  );
}

function stateOf(step: LoginStep): ElementState {
  if (step.at === 'done') return 'done';
  if (step.at === 'leaving') return 'busy';
  if (step.at === 'expired') return 'ready';
  return step.doing === 'waiting' ? 'ready' : 'busy';
}
