import { service } from './service.ts';
import { logout, validateLoginToken } from './service/endpoints/access/session.ts';
import { closeSession, currentSession } from './session/session.ts';
import { refreshSession } from './session/open-session.ts';

export function signOut(by?: Element): void {
  const session = currentSession();
  if (!session) return;
  // Sends the call before the session is closed, because its headers need the session, and without a signal, so that
  // it outlives the element. Nothing waits for its answer (ACC-7.18, NET-13).
  void service().send(logout, { loginToken: session.token, userCode: session.userCode }, { keepalive: true });
  closeSession('asked', by);
}

export async function validateSession(): Promise<void> {
  await refreshSession((asked) => service().send(validateLoginToken, asked));
}
