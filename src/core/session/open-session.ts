import type { LoginData } from '../service/endpoints/access/login-data.ts';
import { deriveSession } from './derive.ts';
import { replaceSession, replaceSessionOf, tellSession, type Session } from './session.ts';

/** Opens a session from login data, in every tab of the origin. */
export function openSession(login: LoginData, by?: Element, nowMs = Date.now()): Session {
  const session = deriveSession(login, nowMs);
  replaceSession(session);
  tellSession({ session, reason: 'signed-in', ...(by && { by }) });
  return session;
}

/**
 * Updates the session from the answer to a token validation. Ignored if the current session is no longer the one that
 * asked (NET-11).
 */
export function renewSession(asked: Session, login: LoginData, nowMs = Date.now()): void {
  replaceSessionOf(asked.token, deriveSession(login, nowMs));
}
