import { service } from './service.ts';
import { logout } from './service/endpoints/access/session.ts';
import { closeSession, currentSession } from './session/session.ts';

/** Ends the session at once in every tab of the origin. The `Logout` call is sent, and the screen does not wait for it (NET-13). */
export function signOut(by?: Element): void {
  const session = currentSession();
  if (!session) return;
  // Sent before the session is cleared, because it needs its headers, and not aborted with the element.
  void service().send(logout, { loginToken: session.token, userCode: session.userCode }, { keepalive: true });
  closeSession('asked', by);
}
