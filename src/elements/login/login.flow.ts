import { atom } from 'nanostores';
import { config } from '../../core/config/config.ts';
import { localized, type Localized } from '../../core/config/text.ts';
import { readCode, readIdentifier } from '../../core/format/typed.ts';
import { systemClock } from '../../core/page/clock.ts';
import { authenticate } from '../../core/service/endpoints/access/login.ts';
import type { LoginData } from '../../core/service/endpoints/access/login-data.ts';
import { sendEncoded } from '../../core/service/send-encoded.ts';
import { pathAfterLogin, pathOfSession } from '../../core/session/after-login.ts';
import { takeFlash } from '../../core/session/drafts/flash.ts';
import { text as flashText } from '../../core/session/drafts/flash.text.ts';
import { readContext, writeContext } from '../../core/session/drafts/signup-context.ts';
import { openSession } from '../../core/session/open-session.ts';
import { forgetEmail, rememberedEmails, rememberEmail } from '../../core/session/remembered-emails.ts';
import { currentSession, sessionStore, type Session } from '../../core/session/session.ts';
import { withExceptionText } from '../../core/state/problem.ts';
import {
  emptyForm,
  loginFailed,
  type Attempt,
  type LoginMessage,
  type LoginNeeds,
  type LoginStep,
  type LoginValues,
} from './login-step.ts';

export type LoginFlow = ReturnType<typeof createLoginFlow>;

const secondFactorCode = 'ORG07';

/** The login by password and the way to Microsoft (ACC-4 Login). Its second step is second-factor.flow.ts. */
export function createLoginFlow(needs: LoginNeeds, clock = systemClock) {
  const { navigate, trackStep } = needs;
  const $state = atom<LoginStep>(emptyForm);
  const $message = atom<LoginMessage | null>(null);
  const $emails = atom<readonly string[]>([]);
  const readEmails = () => $emails.set(rememberedEmails());

  const fail = (message: Localized = loginFailed) => {
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
    // Clears the referral code, which this login has sent: the context outlives an expired session, and the next user's
    // login would send the code again.
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

  /** False if the form is busy already: then nothing begins. */
  const begins = (doing: 'logging-in' | 'leaving-for-microsoft') => {
    const step = $state.get();
    if (step.at !== 'form' || step.doing !== 'waiting') return false;
    $state.set({ at: 'form', doing });
    $message.set(null);
    return true;
  };

  const showFlash = () => {
    const left = takeFlash();
    if (!left) return;
    const detail = left.code ? { detail: localized(flashText, 'supportCode', { code: left.code }) } : {};
    $message.set({ tone: left.tone, text: textOf(left), ...detail });
  };

  return {
    $state,
    $message,
    $emails,
    /** The parts of this login with which the flow of the second factor continues it. */
    toSecondFactor: { send: needs.send, $state, finish, clock },
    readEmails,
    fail,

    /** Shows a message left by another screen; leaves the form as soon as there is a session. Returns a stop function. */
    begin(next: string): () => void {
      readEmails();
      showFlash();
      return sessionStore().subscribe((session) => {
        const { at } = $state.get();
        const hasLeft = at === 'leaving' || at === 'done';
        if (!session && hasLeft) {
          $state.set(emptyForm);
          showFlash();
        }
        if (session && !hasLeft) void leave(session, () => pathOfSession(session, needs, next, clock));
      });
    },

    async submit({ userName, password, wantsRemembering }: LoginValues, next: string): Promise<void> {
      if (!begins('logging-in')) return;
      // If a login in another tab has opened a session since this form was rendered, continues with that session (NET-11).
      const session = currentSession();
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
      if (!begins('leaving-for-microsoft')) return;
      const sso = await import('../../core/session/sso/sso.ts').catch(() => null);
      const start = await sso?.startMicrosoftSignIn(needs, next);
      if (!start || start === 'failed') return fail();
      if (start === 'not-kept') $message.set({ tone: 'warning', text: localized(flashText, 'notKept') });
      $state.set(emptyForm);
    },

    forgetEmail(email: string): void {
      forgetEmail(email);
      readEmails();
    },

    backToForm: () => $state.set(emptyForm),
    dismissMessage: () => $message.set(null),

    resetExpired(email: string): void {
      $state.set(emptyForm);
      navigate(`/forceresetpassword?email=${encodeURIComponent(email)}`);
    },
  };
}

function textOf({ key, text }: NonNullable<ReturnType<typeof takeFlash>>): Localized {
  return isKey(key) ? localized(flashText, key) : (text ?? '');
}

// False for a message key that this version lacks: another version of the library may have stored the message.
const isKey = (key = ''): key is keyof typeof flashText.english => Object.hasOwn(flashText.english, key);
