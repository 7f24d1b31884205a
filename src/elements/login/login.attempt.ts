import type { WritableAtom } from 'nanostores';
import type { Clock } from '../../core/page/clock.ts';
import { config } from '../../core/config/config.ts';
import { withExceptionText } from '../../core/state/problem.ts';
import { authenticate } from '../../core/service/endpoints/access/login.ts';
import type { LoginData } from '../../core/service/endpoints/access/login-data.ts';
import { pathAfterLogin, pathOfSession } from '../../core/session/after-login.ts';
import type { Flash } from '../../core/session/drafts/flash.ts';
import { openSession } from '../../core/session/open-session.ts';
import { currentSession, type Session } from '../../core/session/session.ts';
import { readContext } from '../../core/session/drafts/signup-context.ts';
import type { ElementHandle } from '../kit/context.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import { emptyForm, type Attempt, type LoginStep } from './login-step.ts';
import type { LoginValues } from './login.rules.ts';
import { t } from './login.text.ts';

export type Login = ReturnType<typeof createLogin>;

interface Needs extends Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'isRoute' | 'report' | 'step'> {
  readonly $state: WritableAtom<LoginStep>;
  readonly $message: WritableAtom<Flash | null>;
  readonly rememberEmail: (email: string) => void;
}

const needsSecondFactor = 'ORG07';

/** Sends the login and opens the session (ACC-4 Login). Loaded when the user starts to fill the form in. */
export function createLogin(needs: Needs, clock: Clock) {
  const { navigate, step, $state, $message } = needs;

  const fail = (text: string) => {
    $message.set({ tone: 'danger', text });
    $state.set(emptyForm);
  };

  /** Opens the path that `find` returns, unless the session has ended or changed by then. */
  const leave = async (session: Session, find: () => Promise<string>) => {
    $state.set({ at: 'leaving' });
    const to = await find();
    if (currentSession()?.userCode !== session.userCode) return;
    $state.set({ at: 'done', to });
    navigate(to, { replace: true });
  };

  /** Opens the session after valid credentials; with an expired password it asks for a reset instead (ACC-4.2). */
  const finish = async (login: LoginData, { userName, wantsRemembering, next }: Attempt) => {
    $message.set(null);
    if (login.passwordExpiresOn && login.passwordExpiresOn.getTime() <= clock.now()) {
      return $state.set({ at: 'expired', email: login.email || userName });
    }
    if (wantsRemembering) needs.rememberEmail(userName);
    $state.set({ at: 'leaving' });
    const session = openSession(login, needs.element ?? undefined);
    step('login', 'signed-in');
    await leave(session, () => pathAfterLogin(session, needs, next, clock));
  };

  return {
    toSecondFactor: { send: needs.send, $state, finish, clock },

    async sendOn(session: Session, next: string): Promise<void> {
      if (currentSession()?.userCode === session.userCode)
        await leave(session, () => pathOfSession(session, needs, next, clock));
    },

    async submit({ userName, password, wantsRemembering }: LoginValues, next: string): Promise<void> {
      // Another tab may have logged in since this form was rendered (NET-11).
      const session = currentSession();
      if ($state.get().at !== 'form') return;
      if (session) return leave(session, () => pathOfSession(session, needs, next, clock));
      const attempt: Attempt = { userName: userName.trim(), wantsRemembering, next };
      const answer = await sendEncoded(needs, authenticate, [password], (encodedPassword) => ({
        userName: attempt.userName,
        encodedPassword,
        referralCode: readContext().referralCode.trim(),
        clientVersion: config().clientVersion,
      }));
      // Another tab has signed in meanwhile, and this form has left.
      if ($state.get().at !== 'form') return;
      if (answer.ok) return finish(answer.data, attempt);
      const twoFactor = answer.problem.code === needsSecondFactor ? answer.refusal?.twoFactor : null;
      if (!twoFactor) fail(withExceptionText(answer.problem, t('loginFailed')).text);
      else $state.set({ at: 'second-factor', attempt, ...twoFactor, doing: 'waiting' });
    },

    async startMicrosoft(next: string): Promise<void> {
      const { startMicrosoftSignIn } = await import('../../core/session/sso/sso.ts');
      const hasStarted = await startMicrosoftSignIn(needs, next);
      if (!hasStarted) return fail(t('loginFailed'));
      $state.set(emptyForm);
    },
  };
}
