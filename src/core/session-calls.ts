import { service } from './service.ts';
import { logout, validateLoginToken } from './service/endpoints/access/session.ts';
import { closeSession, currentSession } from './session/session.ts';
import { renewSession } from './session/open-session.ts';

/** Ends the session at once in every tab of the origin, without waiting for the `Logout` call (NET-13). */
export function signOut(by?: Element): void {
  const session = currentSession();
  if (!session) return;
  // Sends the logout call before the session is cleared, because its headers need the session. The call has no signal:
  // it continues when the element is removed.
  void service().send(logout, { loginToken: session.token, userCode: session.userCode }, { keepalive: true });
  closeSession('asked', by);
}

export async function validateSession(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const answer = await service().send(validateLoginToken, { userCode: session.userCode, loginToken: session.token });
  if (answer.ok) renewSession(session, answer.data);
}
