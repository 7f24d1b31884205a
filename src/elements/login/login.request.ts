import type { WritableAtom } from 'nanostores';
import { takeFlash, type Flash } from '../../core/session/drafts/flash.ts';
import { sessionStore, type Session } from '../../core/session/session.ts';
import type { Login } from './login.attempt.ts';
import { emptyForm, type LoginStep } from './login-step.ts';

export { forgetEmail, rememberedEmails, rememberEmail } from '../../core/session/remembered-emails.ts';

interface Needs {
  readonly $state: WritableAtom<LoginStep>;
  readonly $message: WritableAtom<Flash | null>;
  readonly load: () => Promise<Login | null>;
  readonly fail: () => void;
}

export function begin({ $state, $message, load, fail }: Needs, next: string): () => void {
  const left = takeFlash();
  if (left) $message.set(left);

  /** Leaves the form on a new session; shows the form again when the session ends. */
  const follow = async (session: Session | null): Promise<void> => {
    const { at } = $state.get();
    const hasLeft = at === 'leaving' || at === 'done';
    if (!session && hasLeft) $state.set(emptyForm);
    if (!session || hasLeft) return;
    $state.set({ at: 'leaving' });
    const login = await load();
    return login ? login.sendOn(session, next) : fail();
  };
  return sessionStore().subscribe((session) => void follow(session));
}
