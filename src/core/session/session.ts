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

/** A sign-in or a sign-out. */
export interface SessionChange {
  readonly session: Session | null;
  readonly reason: SessionReason;
  /** The element that caused the change, if one did. */
  readonly by?: Element;
}

type Listener = (change: SessionChange) => void;

interface SessionCore {
  readonly $session: ReadableAtom<Session | null>;
  readonly listeners: Set<Listener>;
  /** Sets the session in every tab; null signs out. */
  set(session: Session | null): void;
  tell(change: SessionChange): void;
  /** Reads the stored session again: another tab may have changed it before its message arrives here. */
  readonly follow?: () => void;
  /** Switches to the session of the configured service, if the page was configured for another service meanwhile. */
  readonly settle?: () => void;
}

const keptShape = z.object({ v: z.literal(1), session: sessionShape });

/** The message to other tabs when the session ends. Any other message means that the session has changed. */
const ended = 'ended';

function core(): SessionCore {
  const made = page('session', createSessionCore);
  // `settle` is missing if a copy of an earlier version of the library created this object.
  made.settle?.();
  return made;
}

/**
 * The current session of this origin with the configured service; null if signed out. Changes in other tabs arrive only
 * while the store has a listener.
 */
export const sessionStore = (): ReadableAtom<Session | null> => core().$session;

/** The current session as this tab knows it; null if signed out. */
export const currentSession = (): Session | null => core().$session.get();

/** For open-session.ts: sets the session in every tab without calling this page's listeners. */
export const replaceSession = (session: Session | null): void => core().set(session);

/** For open-session.ts: calls this page's listeners. */
export const tellSession = (change: SessionChange): void => core().tell(change);

/** Signs out in every tab of the origin and clears what is stored for the user; remembered e-mails stay. */
export function closeSession(reason: Exclude<SessionReason, 'signed-in'>, by?: Element): void {
  if (!currentSession()) return;
  core().set(null);
  core().tell({ session: null, reason, ...(by && { by }) });
}

/** Ends the session after a 401 for `token`. Does nothing if another login has replaced that token since. */
export function expireSession(token: string): void {
  core().follow?.();
  if (currentSession()?.token === token) closeSession('expired');
}

/**
 * Replaces the session by a renewed one. Does nothing if the token or the user has changed since the request with
 * `token` was sent (NET-11).
 */
export function replaceSessionOf(token: string, session: Session): void {
  core().follow?.();
  const open = currentSession();
  if (open?.token === token && open.userCode === session.userCode) core().set(session);
}

/**
 * Calls `listener` after each sign-in and sign-out, not after renewals. Returns a function that removes the listener.
 */
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

  /** Adopts a session that another tab has stored. */
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

  // If this tab keeps its session in memory, reading the storage again would not end it: when the other tabs sign out,
  // remove it here too.
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

  /** The session and the stored values of the previous service stay in storage: they are neither cleared nor shown. */
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
      // Only the tab that signs out clears these values: another tab may have started a new visit since.
      if (!session) forget('visit');
      if (before?.userCode !== session?.userCode) forget('user');
      tabs.tell(session ? 'changed' : ended);
    },
  };
}

/**
 * Calls `start` when the store gets its first listener, and the function that `start` returned after the last one is
 * removed.
 */
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
