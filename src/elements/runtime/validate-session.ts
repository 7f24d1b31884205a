import { validateSession } from '../../core/session-calls.ts';
import { onSessionChange } from '../../core/session/session.ts';
import { dispatchSessionEvent, isFollowingSession } from './mounted.ts';

/**
 * Asks the service whether the session is still valid. If it has ended, dispatches `dict-session` even if no element
 * is mounted yet: then on the document.
 */
export async function validateSessionOfPage(): Promise<void> {
  const stop = onSessionChange((change) => {
    if (!isFollowingSession()) dispatchSessionEvent(change);
  });
  await validateSession();
  stop();
}
