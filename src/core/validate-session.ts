import { service } from './service.ts';
import { validateLoginToken } from './service/endpoints/access/session.ts';
import { currentSession } from './session/session.ts';
import { renewSession } from './session/open-session.ts';

/** Validates the token and renews the session with the answer. A 401 ends the session. */
export async function validateSession(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const answer = await service().send(validateLoginToken, { userCode: session.userCode, loginToken: session.token });
  if (answer.ok) renewSession(session, answer.data);
}
