import { validateLoginToken } from '../service/endpoints/session.ts';
import { service } from '../service.ts';
import { currentSession } from '../session/session.ts';
import { renewSession } from '../session/open-session.ts';

/** A payment changed what its user owns (decisions.md section 1). Where the refresh fails, the session stays as it is. */
export async function refreshAfterPayment(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const answer = await service().send(validateLoginToken, { userCode: session.userCode, loginToken: session.token });
  if (answer.ok) renewSession(answer.data);
}
