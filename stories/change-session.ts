import { currentSession, replaceSession, type Session } from '../src/core/session/session.ts';

export function changeSession(change: Partial<Session>): void {
  const session = currentSession();
  if (!session) throw new Error('Nobody is signed in.');
  replaceSession({ ...session, ...change });
}
