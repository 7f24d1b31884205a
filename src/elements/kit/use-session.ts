import { useSyncExternalStore } from 'react';
import { sessionStore, type Session } from '../../core/session/session.ts';
import { useElement } from './context.ts';

const unknown = () => undefined;
const nobody = () => null;
const subscribe = (redraw: () => void) => sessionStore().listen(redraw);
const current = () => sessionStore().get();

/**
 * Who is signed in, in step with the other tabs. On a server and where hydration begins: undefined, it is not known yet, or null
 * where the element is drawn for a visitor who is not.
 */
export function useSession(): Session | null | undefined {
  const { isDrawnSignedOut } = useElement();
  const drawn = isDrawnSignedOut ? nobody : unknown;
  return useSyncExternalStore<Session | null | undefined>(subscribe, current, drawn);
}
