import { useSyncExternalStore } from 'react';
import { sessionStore, type Session } from '../../core/session/session.ts';

const nobody = () => null;
const subscribe = (redraw: () => void) => sessionStore().listen(redraw);
const current = () => sessionStore().get();

/** Who is signed in, in step with the other tabs. A server draws for nobody, and hydration begins there. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, current, nobody);
