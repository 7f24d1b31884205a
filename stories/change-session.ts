import { currentSession, replaceSession, type Session } from '../src/core/session/session.ts';

/** The session of who is signed in, with something else in it. */
export function changeSession(change: Partial<Session>): void {
  const session = currentSession();
  if (!session) throw new Error('Nobody is signed in.');
  replaceSession({ ...session, ...change });
}
