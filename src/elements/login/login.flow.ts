import { atom } from 'nanostores';
import { systemClock } from '../../core/page/clock.ts';
import type { Flash } from '../../core/session/drafts/flash.ts';
import type { ElementHandle } from '../kit/context.ts';
import { emptyForm, type LoginStep } from './login-step.ts';
import type { Login } from './login.attempt.ts';
import type * as request from './login.request.ts';
import { loginErrors, type LoginErrors, type LoginValues } from './login.rules.ts';
import { t } from './login.text.ts';

export type LoginFlow = ReturnType<typeof createLoginFlow>;

type Needs = Pick<ElementHandle, 'element' | 'send' | 'navigate' | 'isRoute' | 'report' | 'step'>;

/**
 * The form of the login. What it shows of what is stored (`login.request.ts`) is loaded once it is drawn, what logs in
 * (`login.attempt.ts`) when somebody begins to fill it in.
 */
export function createLoginFlow(needs: Needs, clock = systemClock) {
  const $state = atom<LoginStep>(emptyForm);
  /** What stands above the form: why the login failed, or what another screen left to be said. */
  const $message = atom<Flash | null>(null);
  /** What earlier logins asked to have remembered. */
  const $emails = atom<readonly string[]>([]);
  const $login = atom<Login | null>(null);

  let kept: typeof request | null = null;
  const rememberEmail = (email: string) => kept?.rememberEmail(email);

  const load = async (): Promise<Login | null> => {
    const module = await import('./login.attempt.ts').catch(() => null);
    if (module && !$login.get()) $login.set(module.createLogin({ ...needs, $state, $message, rememberEmail }, clock));
    return $login.get();
  };
  const readEmails = () => $emails.set(kept?.rememberedEmails() ?? []);

  /** What it takes could not be loaded: there is no network. */
  const fail = () => {
    $message.set({ tone: 'danger', text: t('loginFailed') });
    $state.set(emptyForm);
  };

  const act = async (doing: 'logging-in' | 'leaving-for-microsoft', go: (login: Login) => Promise<void>) => {
    if (isBusy($state.get())) return;
    $state.set({ at: 'form', doing });
    $message.set(null);
    const login = await load();
    return login ? go(login) : fail();
  };

  return {
    $state,
    $message,
    $emails,
    $login,
    readEmails,
    fail,

    /** Says what was left to be said, and sends on whoever holds a session, now or later. The answer stops it. */
    begin(next: string): () => void {
      let stop = () => {};
      let isOver = false;
      void import('./login.request.ts').then(
        (module) => {
          if (isOver) return;
          kept = module;
          readEmails();
          stop = module.begin({ $state, $message, load, fail }, next);
        },
        () => {},
      );
      return () => {
        isOver = true;
        stop();
      };
    },

    /** Somebody begins to fill the form in. */
    prepare: () => void load(),

    /** Sends the credentials. Answers what is wrong with them before, by field. */
    async submit(values: LoginValues, next: string): Promise<LoginErrors> {
      if (isBusy($state.get())) return {};
      const wrong = loginErrors(values);
      if (Object.keys(wrong).length === 0) await act('logging-in', (login) => login.submit(values, next));
      return wrong;
    },

    startMicrosoft: (next: string) => act('leaving-for-microsoft', (login) => login.startMicrosoft(next)),

    forgetEmail(email: string): void {
      kept?.forgetEmail(email);
      readEmails();
    },

    /** Closes the modal that stands over the form. */
    backToForm: () => $state.set(emptyForm),
    dismissMessage: () => $message.set(null),

    resetExpired(email: string): void {
      $state.set(emptyForm);
      needs.navigate(`/forceresetpassword?email=${encodeURIComponent(email)}`);
    },
  };
}

const isBusy = (step: LoginStep) => step.at !== 'form' || step.doing !== 'waiting';
