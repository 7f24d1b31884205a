import { validateLoginToken } from '../service/endpoints/access/session.ts';
import { service } from '../service.ts';
import { renewSession } from '../session/open-session.ts';
import { markSubscriptionsStale } from '../session/drafts/reload-flags.ts';
import { currentSession } from '../session/session.ts';

/**
 * A payment changed what its user owns: the list of it is stale, and the session is asked for anew (DEC-1.6).
 * Where that fails, the session stays as it is.
 */
export async function refreshAfterPayment(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  markSubscriptionsStale();
  const answer = await service().send(validateLoginToken, { userCode: session.userCode, loginToken: session.token });
  if (answer.ok) renewSession(session, answer.data);
}
