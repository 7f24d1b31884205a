import { service } from './service.ts';
import { validateLoginToken } from './service/endpoints/access/session.ts';
import { currentSession } from './session/session.ts';
import { renewSession } from './session/open-session.ts';

/** Holds the token against the service and takes what it answers into the session. A dead token is a 401, which ends it. */
export async function validateSession(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const answer = await service().send(validateLoginToken, { userCode: session.userCode, loginToken: session.token });
  if (answer.ok) renewSession(session, answer.data);
}
