import { useSyncExternalStore } from 'react';
import { sessionStore, type Session } from '../../core/session/session.ts';

const nobody = () => undefined;
const subscribe = (redraw: () => void) => sessionStore().listen(redraw);
const current = () => sessionStore().get();

/** Who is signed in, in step with the other tabs; undefined on a server and where hydration begins: it is not known yet. */
export const useSession = (): Session | null | undefined =>
  useSyncExternalStore<Session | null | undefined>(subscribe, current, nobody);
