import { service } from './service.ts';
import { logout } from './service/endpoints/access/session.ts';
import { closeSession, currentSession } from './session/session.ts';

/** Ends the session at once, here and in every tab of the origin; the service is told, and nobody waits for it (NET-13). */
export function signOut(by?: Element): void {
  const session = currentSession();
  if (!session) return;
  // The call takes the session's headers along before they are gone, and goes on when the element that asked does not.
  void service().send(logout, { loginToken: session.token, userCode: session.userCode }, { keepalive: true });
  closeSession('asked', by);
}
