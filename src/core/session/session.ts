import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { config, onConfigChange } from '../config/config.ts';
import { serviceName } from '../config/service-name.ts';
import type { SessionReason } from '../page/events.ts';
import { toJson } from '../format/json.ts';
import { page } from '../page/page.ts';
import { sessionShape, type Session } from './session-shape.ts';
import { forget, forgetHere } from './drafts/forgetting.ts';
import { stored } from './storage.ts';
import { createTabs } from './tabs.ts';

export type { Session } from './session-shape.ts';

/** Somebody has signed in or out. */
export interface SessionChange {
  readonly session: Session | null;
  readonly reason: SessionReason;
  /** The element that asked, where one did. */
  readonly by?: Element;
}

type Listener = (change: SessionChange) => void;

interface SessionCore {
  readonly $session: ReadableAtom<Session | null>;
  readonly listeners: Set<Listener>;
  /** Takes a session, or none, in every tab. */
  set(session: Session | null): void;
  tell(change: SessionChange): void;
  /** Looks at what is true for the whole origin now: another tab may have been quicker than its message. */
  readonly follow?: () => void;
  /** Begins with another service's session where the page was configured for one. */
  readonly settle?: () => void;
}

const keptShape = z.object({ v: z.literal(1), session: sessionShape });

/** Told to the other tabs when the session ends; every other message says that it is another one now. */
const ended = 'ended';

function core(): SessionCore {
  const made = page('session', createSessionCore);
  // A copy of an earlier version may have made it, which knows no services.
  made.settle?.();
  return made;
}

/** Who is signed in to the page's service on this origin, null for nobody. It follows every other tab while somebody listens. */
export const sessionStore = (): ReadableAtom<Session | null> => core().$session;

/** Who is signed in, in this tab's view of it; null for nobody. */
export const currentSession = (): Session | null => core().$session.get();

/** For open-session.ts: takes a session in every tab, without telling the page. */
export const replaceSession = (session: Session | null): void => core().set(session);

/** For open-session.ts: tells this page's listeners. */
export const tellSession = (change: SessionChange): void => core().tell(change);

/** Ends the session in every tab of the origin and forgets what belongs to it; remembered e-mails stay. */
export function closeSession(reason: Exclude<SessionReason, 'signed-in'>, by?: Element): void {
  if (!currentSession()) return;
  core().set(null);
  core().tell({ session: null, reason, ...(by && { by }) });
}

/** A token has got a 401: its session ends, and none that another token has opened since. */
export function expireSession(token: string): void {
  core().follow?.();
  if (currentSession()?.token === token) closeSession('expired');
}

/** Takes `session` in the place of the one that it was asked for with `token`, as long as that is still the one (NET-11). */
export function replaceSessionOf(token: string, session: Session): void {
  core().follow?.();
  const open = currentSession();
  if (open?.token === token && open.userCode === session.userCode) core().set(session);
}

/** Runs `listener` after each opening and ending of the session; the answer stops it. Renewals are no change. */
export function onSessionChange(listener: Listener): () => void {
  const { listeners } = core();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function createSessionCore(): SessionCore {
  const kept = stored('dict.session', keptShape, () => config().persistence);
  const read = () => kept.read()?.session ?? null;
  const $session = atom<Session | null>(read());
  const listeners = new Set<Listener>();
  const tabs = createTabs(kept.key);
  let base = config().serviceBase;
  let service = serviceName(base);

  const tell = (change: SessionChange) => [...listeners].forEach((listener) => listener(change));

  /** What another tab made true. */
  const take = (session: Session | null) => {
    const before = $session.get();
    if (toJson(before) === toJson(session)) return;
    $session.set(session);
    if (before?.userCode === session?.userCode) return;
    forget('user');
    tell({ session, reason: 'elsewhere' });
  };

  const endHere = () => {
    kept.clear();
    take(null);
  };

  const follow = () => take(read());

  // A session that is this tab's alone can't be read anew: it ends with the others'.
  const watch = () => tabs.watch((message) => (message === ended && !kept.isShared() ? endHere() : follow()));
  let stopWatching: (() => void) | null = null;

  whileHeard($session, () => {
    if (typeof document === 'undefined') return () => {};
    follow();
    stopWatching = watch();
    return () => {
      stopWatching?.();
      stopWatching = null;
    };
  });

  /** The first service's session stays its own: it is neither ended nor shown, nor is anything that belongs to it. */
  function settle(): void {
    if (config().serviceBase === base) return;
    base = config().serviceBase;
    if (serviceName(base) === service) return;
    service = serviceName(base);
    stopWatching?.();
    if (stopWatching) stopWatching = watch();
    const hadSession = $session.get() !== null;
    const session = read();
    forgetHere('visit');
    forgetHere('user');
    $session.set(session);
    if (hadSession || session) tell({ session, reason: 'elsewhere' });
  }
  onConfigChange(settle);

  return {
    $session,
    listeners,
    tell,
    follow,
    settle,
    set(session) {
      const before = $session.get();
      if (session) kept.write({ v: 1, session });
      else kept.clear();
      $session.set(session);
      // Only by the tab that ends it: another may have begun anew since.
      if (!session) forget('visit');
      if (before?.userCode !== session?.userCode) forget('user');
      tabs.tell(session ? 'changed' : ended);
    },
  };
}

/** Runs `start` when the store gets its first listener, and what that returns when the last has gone. */
function whileHeard($store: WritableAtom<unknown>, start: () => () => void): void {
  const { listen, off } = $store;
  let stop: (() => void) | null = null;
  $store.listen = (listener) => {
    const leave = listen(listener);
    stop ??= start();
    return leave;
  };
  $store.off = () => {
    off();
    stop?.();
    stop = null;
  };
}
