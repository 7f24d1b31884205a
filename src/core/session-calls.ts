import { service } from './service.ts';
import type { Client } from './service/client.ts';
import { logout, validateLoginToken } from './service/endpoints/access/session.ts';
import { closeSession, currentSession } from './session/session.ts';
import { renewSession } from './session/open-session.ts';

export function signOut(by?: Element): void {
  const session = currentSession();
  if (!session) return;
  // Sends the call before the session is closed, because its headers need the session, and without a signal, so that
  // it outlives the element. Nothing waits for its answer (ACC-7.18, NET-13).
  void service().send(logout, { loginToken: session.token, userCode: session.userCode }, { keepalive: true });
  closeSession('asked', by);
}

/** Renews the session with the service's answer. False if nobody is signed in, or if the service did not confirm it. */
export async function validateSession(send: Client['send'] = service().send): Promise<boolean> {
  const session = currentSession();
  if (!session) return false;
  const answer = await send(validateLoginToken, { userCode: session.userCode, loginToken: session.token });
  if (answer.ok) renewSession(session, answer.data);
  return answer.ok;
}
