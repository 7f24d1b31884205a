import { serviceName } from '../../core/config/service-name.ts';
import { currentSession } from '../../core/session/session.ts';
import type { ElementHandle } from '../kit/context.ts';

/**
 * The handle for one user's view: what was asked for them is not answered under another user, nor does a chain of calls
 * that they began go on as somebody else (NET-11). Such a promise never settles, as after the element has gone.
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
