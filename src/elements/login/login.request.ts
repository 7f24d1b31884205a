import type { WritableAtom } from 'nanostores';
import { takeFlash, type Flash } from '../../core/session/drafts/flash.ts';
import { sessionStore, type Session } from '../../core/session/session.ts';
import type { Login } from './login.attempt.ts';
import { emptyForm, type LoginStep } from './login-step.ts';

/* What the form shows of what is stored, and of who is signed in. */
export { forgetEmail, rememberedEmails, rememberEmail } from '../../core/session/remembered-emails.ts';

interface Needs {
  readonly $state: WritableAtom<LoginStep>;
  readonly $message: WritableAtom<Flash | null>;
  readonly load: () => Promise<Login | null>;
  /** What sends on can't be loaded. */
  readonly fail: () => void;
}

/** Says what was left to be said, and sends on whoever holds a session, now or later. The answer stops it. */
export function begin({ $state, $message, load, fail }: Needs, next: string): () => void {
  const left = takeFlash();
  if (left) $message.set(left);

  /** Whose session has ended is back at the form. */
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
