import { useSyncExternalStore } from 'react';
import { sessionStore, type Session } from '../../core/session/session.ts';
import { useElement } from './context.ts';

const subscribe = (redraw: () => void) => sessionStore().listen(redraw);
const current = () => sessionStore().get();

/**
 * The current session, which follows other tabs; null if signed out. On a server and during hydration it is undefined
 * (unknown), or null if the element was prerendered for signed-out visitors.
 */
export function useSession(): Session | null | undefined {
  const { isPrerenderedSignedOut } = useElement();
  return useSyncExternalStore(subscribe, current, () => (isPrerenderedSignedOut ? null : undefined));
}
