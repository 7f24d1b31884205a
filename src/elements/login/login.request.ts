import type { WritableAtom } from 'nanostores';
import type { Clock } from '../../core/page/clock.ts';
import { config } from '../../core/config/config.ts';
import { localized, type Localized } from '../../core/config/text.ts';
import { readCode, readIdentifier } from '../../core/format/typed.ts';
import { withExceptionText } from '../../core/state/problem.ts';
import { authenticate } from '../../core/service/endpoints/access/login.ts';
import type { LoginData } from '../../core/service/endpoints/access/login-data.ts';
import { pathAfterLogin, pathOfSession } from '../../core/session/after-login.ts';
import { takeFlash } from '../../core/session/drafts/flash.ts';
import { t as flashText } from '../../core/session/drafts/flash.text.ts';
import { openSession } from '../../core/session/open-session.ts';
import { forgetEmail, rememberedEmails, rememberEmail } from '../../core/session/remembered-emails.ts';
import { currentSession, sessionStore, type Session } from '../../core/session/session.ts';
import { readContext, writeContext } from '../../core/session/drafts/signup-context.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import {
  emptyForm,
  loginFailed,
  type Attempt,
  type LoginMessage,
  type LoginNeeds,
  type LoginStep,
  type LoginValues,
} from './login-step.ts';

export type Login = ReturnType<typeof createLogin>;

interface Stores {
  readonly $state: WritableAtom<LoginStep>;
  readonly $message: WritableAtom<LoginMessage | null>;
}

const secondFactorCode = 'ORG07';

/** Sends the login and opens the session (ACC-4 Login). */
export function createLogin(needs: LoginNeeds & Stores, clock: Clock) {
  const { navigate, trackStep, $state, $message } = needs;

  const fail = (message: Localized) => {
    $message.set({ tone: 'danger', text: message });
    $state.set(emptyForm);
  };

  const leave = async (session: Session, find: () => Promise<string>) => {
    $state.set({ at: 'leaving' });
    const to = await find();
    if (currentSession()?.userCode !== session.userCode) return;
    $state.set({ at: 'done', to });
    navigate(to, { replace: true });
  };

  /** Opens the session. If the password has expired, asks for a reset instead (ACC-4.2). */
  const finish = async (login: LoginData, { userName, wantsRemembering, next }: Attempt) => {
    $message.set(null);
    // The login has sent the referral code. It outlives an expired session, so the next user's login would send it again.
    writeContext({ referralCode: '' });
    if (login.passwordExpiresOn && login.passwordExpiresOn.getTime() < clock.now()) {
      return $state.set({ at: 'expired', email: login.email || userName });
    }
    if (wantsRemembering) rememberEmail(userName);
    $state.set({ at: 'leaving' });
    const session = openSession(login, needs.element ?? undefined);
    trackStep('login', 'signed-in');
    await leave(session, () => pathAfterLogin(session, needs, next, clock));
  };

  const showFlash = () => {
    const left = takeFlash();
    if (!left) return;
    const detail = left.code ? { detail: localized(flashText, 'supportCode', { code: left.code }) } : {};
    $message.set({ tone: left.tone, text: textOf(left), ...detail });
  };

  return {
    toSecondFactor: { send: needs.send, $state, finish, clock },

    savedEmails: rememberedEmails,
    forgetEmail,

    /** Shows a message left by another screen; leaves the form as soon as there is a session. Returns a stop function. */
    begin(next: string): () => void {
      showFlash();
      const goOn = async (session: Session) => {
        if (currentSession()?.userCode === session.userCode)
          await leave(session, () => pathOfSession(session, needs, next, clock));
      };
      return followSession($state, goOn, showFlash);
    },

    async submit({ userName, password, wantsRemembering }: LoginValues, next: string): Promise<void> {
      // If a login in another tab has opened a session since this form was rendered, continues with that session (NET-11).
      const session = currentSession();
      if ($state.get().at !== 'form') return;
      if (session) return leave(session, () => pathOfSession(session, needs, next, clock));
      const attempt: Attempt = { userName: readIdentifier(userName), wantsRemembering, next };
      const answer = await sendEncoded(needs, authenticate, [password], (encodedPassword) => ({
        userName: attempt.userName,
        encodedPassword,
        referralCode: readCode(readContext().referralCode),
        clientVersion: config().clientVersion,
      }));
      if ($state.get().at !== 'form') return;
      if (answer.ok) return finish(answer.data, attempt);
      const twoFactor = answer.problem.code === secondFactorCode ? answer.refusal?.twoFactor : null;
      if (!twoFactor) fail(withExceptionText(answer.problem, '').text || loginFailed);
      else $state.set({ at: 'second-factor', attempt, ...twoFactor, doing: 'waiting' });
    },

    async startMicrosoft(next: string): Promise<void> {
      const { startMicrosoftSignIn } = await import('../../core/session/sso/sso.ts');
      const start = await startMicrosoftSignIn(needs, next);
      if (start === 'failed') return fail(loginFailed);
      if (start === 'not-kept') $message.set({ tone: 'warning', text: localized(flashText, 'notKept') });
      $state.set(emptyForm);
    },
  };
}

function textOf({ key, text }: NonNullable<ReturnType<typeof takeFlash>>): Localized {
  return isKey(key) ? localized(flashText, key) : (text ?? '');
}

// False for a message key that this version lacks: another version of the library may have stored the message.
const isKey = (key = ''): key is keyof typeof flashText.english => Object.hasOwn(flashText.english, key);

const followSession = ($state: Stores['$state'], leave: (session: Session) => Promise<void>, onEnd: () => void) =>
  sessionStore().subscribe((session) => {
    const { at } = $state.get();
    const hasLeft = at === 'leaving' || at === 'done';
    if (!session && hasLeft) {
      $state.set(emptyForm);
      onEnd();
    }
    if (!session || hasLeft) return;
    $state.set({ at: 'leaving' });
    void leave(session);
  });
