import { serviceName } from '../../core/config/service-name.ts';
import { currentSession } from '../../core/session/session.ts';
import type { ElementHandle } from '../kit/context.ts';

/**
 * A handle bound to one user: a result for this user is not delivered to another, and a chain of calls does not continue as
 * another user (NET-11). After a change of user its promises never settle, as after removal of the element.
 */
export function handleOfUser(handle: ElementHandle, userCode: string, service = serviceName()): ElementHandle {
  const isStillTheirs = () => serviceName() === service && currentSession()?.userCode === userCode;
  return {
    ...handle,
    async send(endpoint, args, options) {
      if (!isStillTheirs()) return never();
      const answer = await handle.send(endpoint, args, options);
      return isStillTheirs() ? answer : never();
    },
  };
}

const never = () => new Promise<never>(() => {});
