import { atom } from 'nanostores';
import { systemClock } from '../../core/page/clock.ts';
import { config } from '../../core/config/config.ts';
import { withExceptionText } from '../../core/state/problem.ts';
import { authenticate } from '../../core/service/endpoints/login.ts';
import type { LoginData } from '../../core/service/endpoints/login-data.ts';
import { pathAfterLogin, pathOfSession } from '../../core/session/after-login.ts';
import { takeFlash, type Flash } from '../../core/session/drafts/flash.ts';
import { rememberEmail } from '../../core/session/remembered-emails.ts';
import { currentSession, sessionStore, type Session } from '../../core/session/session.ts';
import { openSession } from '../../core/session/open-session.ts';
import { readContext } from '../../core/session/drafts/signup-context.ts';
import { startMicrosoftSignIn } from '../../core/session/sso/sso.ts';
import type { ElementHandle } from '../kit/context.ts';
import { sendEncoded } from '../shared/send-encoded.ts';
import { emptyForm, type Attempt, type LoginStep } from './login-step.ts';
import { loginErrors, type LoginErrors, type LoginValues } from './login.rules.ts';
import { t } from './login.text.ts';
import { createSecondFactor } from './second-factor.flow.ts';

export type LoginFlow = ReturnType<typeof createLoginFlow>;

type Needs = Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'isRoute' | 'report' | 'step'>;

const needsSecondFactor = 'ORG07';

/** The login (access.md section 4, "Login"). */
export function createLoginFlow(needs: Needs, clock = systemClock) {
  const { navigate, step } = needs;
  const $step = atom<LoginStep>(emptyForm);
  /** What stands above the form: why the login failed, or what another screen left to be said. */
  const $message = atom<Flash | null>(null);

  const fail = (text: string) => {
    $message.set({ tone: 'danger', text });
    $step.set(emptyForm);
  };

  /** Goes where `find` says, unless the session has ended by then. */
  const leave = async (session: Session, find: () => Promise<string>) => {
    $step.set({ at: 'leaving' });
    const to = await find();
    if (currentSession()?.userCode !== session.userCode) return;
    $step.set({ at: 'done', to });
    navigate(to, { replace: true });
  };

  /** The credentials were right: an expired password opens no session (access.md section 4, "Login" 2). */
  const finish = async (login: LoginData, { userName, wantsRemembering, next }: Attempt) => {
    $message.set(null);
    if (login.passwordExpiresOn && login.passwordExpiresOn.getTime() <= clock.now()) {
      return $step.set({ at: 'expired', email: login.email || userName });
    }
    if (wantsRemembering) rememberEmail(userName);
    $step.set({ at: 'leaving' });
    const session = openSession(login, needs.element ?? undefined);
    step('login', 'signed-in');
    await leave(session, () => pathAfterLogin(session, needs, next));
  };

  const follow = (session: Session | null, next: string) => {
    const { at } = $step.get();
    const hasLeft = at === 'leaving' || at === 'done';
    if (session && !hasLeft) void leave(session, () => pathOfSession(session, needs, next));
    if (!session && hasLeft) $step.set(emptyForm);
  };

  return {
    $step,
    $message,
    secondFactor: createSecondFactor({ ...needs, $step, finish }, clock),

    /** Says what was left to be said, and sends on whoever holds a session, now or later. The answer stops it. */
    begin(next: string): () => void {
      const left = takeFlash();
      if (left) $message.set(left);
      return sessionStore().subscribe((session) => follow(session, next));
    },

    /** Sends the credentials. Answers what is wrong with them before, by field. */
    async submit(values: LoginValues, next: string): Promise<LoginErrors> {
      if (isBusy($step.get())) return {};
      const wrong = loginErrors(values);
      if (Object.keys(wrong).length > 0) return wrong;

      const attempt: Attempt = { userName: values.userName.trim(), wantsRemembering: values.wantsRemembering, next };
      $step.set({ at: 'form', doing: 'logging-in' });
      $message.set(null);
      const answer = await sendEncoded(needs, authenticate, [values.password], (encodedPassword) => ({
        userName: attempt.userName,
        encodedPassword,
        referralCode: readContext().referralCode.trim(),
        clientVersion: config().clientVersion,
      }));
      // Another tab has signed in meanwhile.
      if ($step.get().at !== 'form') return {};
      if (answer.ok) {
        await finish(answer.data, attempt);
        return {};
      }
      const twoFactor = answer.problem.code === needsSecondFactor ? answer.refusal?.twoFactor : null;
      if (!twoFactor) fail(withExceptionText(answer.problem, t('loginFailed')).text);
      else $step.set({ at: 'second-factor', attempt, ...twoFactor, doing: 'waiting' });
      return {};
    },

    async startMicrosoft(next: string): Promise<void> {
      if (isBusy($step.get())) return;
      $step.set({ at: 'form', doing: 'leaving-for-microsoft' });
      $message.set(null);
      const hasStarted = await startMicrosoftSignIn(needs, next);
      if (!hasStarted) return fail(t('loginFailed'));
      $step.set(emptyForm);
    },

    /** Closes the modal that stands over the form. */
    backToForm: () => $step.set(emptyForm),
    dismissMessage: () => $message.set(null),

    resetExpired(email: string): void {
      $step.set(emptyForm);
      navigate(`/forceresetpassword?email=${encodeURIComponent(email)}`);
    },
  };
}

const isBusy = (step: LoginStep) => step.at !== 'form' || step.doing !== 'waiting';
