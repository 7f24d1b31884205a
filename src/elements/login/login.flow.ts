import { atom } from 'nanostores';
import { systemClock } from '../../core/page/clock.ts';
import {
  emptyForm,
  loginFailed,
  type LoginMessage,
  type LoginNeeds,
  type LoginStep,
  type LoginValues,
} from './login-step.ts';
import type { Login } from './login.request.ts';

export type LoginFlow = ReturnType<typeof createLoginFlow>;

export function createLoginFlow(needs: LoginNeeds, clock = systemClock) {
  const $state = atom<LoginStep>(emptyForm);
  const $message = atom<LoginMessage | null>(null);
  const $emails = atom<readonly string[]>([]);
  const $login = atom<Login | null>(null);

  const load = async (): Promise<Login | null> => {
    const module = await import('./login.request.ts').catch(() => null);
    if (module && !$login.get()) $login.set(module.createLogin({ ...needs, $state, $message }, clock));
    return $login.get();
  };
  const readEmails = () => $emails.set($login.get()?.savedEmails() ?? []);

  const fail = () => {
    $message.set({ tone: 'danger', text: loginFailed });
    $state.set(emptyForm);
  };

  const act = async (doing: 'logging-in' | 'leaving-for-microsoft', go: (login: Login) => Promise<void>) => {
    const step = $state.get();
    if (step.at !== 'form' || step.doing !== 'waiting') return;
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

    begin(next: string): () => void {
      let stop = () => {};
      let isOver = false;
      void load().then((login) => {
        if (isOver || !login) return;
        readEmails();
        stop = login.begin(next);
      });
      return () => {
        isOver = true;
        stop();
      };
    },

    submit: (values: LoginValues, next: string) => act('logging-in', (login) => login.submit(values, next)),
    startMicrosoft: (next: string) => act('leaving-for-microsoft', (login) => login.startMicrosoft(next)),

    forgetEmail(email: string): void {
      $login.get()?.forgetEmail(email);
      readEmails();
    },

    backToForm: () => $state.set(emptyForm),
    dismissMessage: () => $message.set(null),

    resetExpired(email: string): void {
      $state.set(emptyForm);
      needs.navigate(`/forceresetpassword?email=${encodeURIComponent(email)}`);
    },
  };
}
