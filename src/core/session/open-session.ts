import type { LoginData } from '../service/endpoints/login-data.ts';
import { deriveSession } from './derive.ts';
import { currentSession, replaceSession, tellSession, type Session } from './session.ts';

/** Opens a session from login data, in every tab of the origin. */
export function openSession(login: LoginData, by?: Element, nowMs = Date.now()): Session {
  const session = deriveSession(login, nowMs);
  replaceSession(session);
  tellSession({ session, reason: 'signed-in', ...(by && { by }) });
  return session;
}

/** Takes what a validated token answered into the session that is open; another user's answer is dropped (NET-11). */
export function renewSession(login: LoginData, nowMs = Date.now()): void {
  const open = currentSession();
  if (!open || open.userCode !== login.userCode) return;
  replaceSession(deriveSession(login, nowMs));
}
