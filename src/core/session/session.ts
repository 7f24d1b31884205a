import { atom, onMount, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { config } from '../config.ts';
import type { SessionReason } from '../events.ts';
import { page } from '../page.ts';
import type { LoginData } from '../service/endpoints/login-data.ts';
import { deriveSession, sessionShape, type Session } from './derive.ts';
import { safeStorage, stored, type Stored } from './storage.ts';
import { clearContext } from './signup-context.ts';
import { clearResetDraft } from './reset-draft.ts';
import { clearDraft } from './signup-draft.ts';

export type { Session } from './derive.ts';

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
  set(change: SessionChange): void;
}

const sessionKey = 'dict.session';
const channelName = 'dict.session';
const keptShape = z.object({ v: z.literal(1), session: sessionShape });

const core = () => page<SessionCore>('session', createSessionCore);

/** Who is signed in on this origin, null for nobody. It follows every other tab while somebody listens. */
export const sessionStore = (): ReadableAtom<Session | null> => core().$session;

export const currentSession = (): Session | null => core().$session.get();

/** Opens a session from login data, in every tab of the origin. */
export function openSession(login: LoginData, by?: Element, nowMs = Date.now()): Session {
  const session = deriveSession(login, nowMs);
  core().set({ session, reason: 'signed-in', ...(by && { by }) });
  return session;
}

/** Takes what a validated token answered into the session that is open; another user's answer is dropped (NET-11). */
export function renewSession(login: LoginData, nowMs = Date.now()): void {
  const open = currentSession();
  if (!open || open.userCode !== login.userCode) return;
  core().set({ session: deriveSession(login, nowMs), reason: 'signed-in' });
}

/** Ends the session in every tab of the origin and forgets what belongs to it; remembered e-mails stay. */
export function closeSession(reason: Exclude<SessionReason, 'signed-in'>, by?: Element): void {
  if (!currentSession()) return;
  core().set({ session: null, reason, ...(by && { by }) });
}

/** Runs `listener` after each opening and ending of the session; the answer stops it. Renewals are no change. */
export function onSessionChange(listener: Listener): () => void {
  const { listeners } = core();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function createSessionCore(): SessionCore {
  const kept = stored(sessionKey, keptShape, () => config().persistence);
  const $session = atom<Session | null>(kept.read()?.session ?? null);
  const listeners = new Set<Listener>();
  let channel: BroadcastChannel | null = null;

  const tell = (change: SessionChange) => [...listeners].forEach((listener) => listener(change));

  const core: SessionCore = {
    $session,
    listeners,
    set(change) {
      const before = $session.get();
      keep(kept, change.session);
      $session.set(change.session);
      if (!change.session) forget();
      announce(channel, change.session ? 'changed' : 'ended');
      if (before?.token !== change.session?.token) tell(change);
    },
  };

  // Another tab wrote: storage tells what is true now.
  const follow = () => {
    const before = $session.get();
    const session = kept.read()?.session ?? null;
    if (JSON.stringify(before) === JSON.stringify(session)) return;
    $session.set(session);
    if (before?.userCode !== session?.userCode) tell({ session, reason: 'elsewhere' });
  };

  const onMessage = (event: MessageEvent<unknown>) => {
    if (config().persistence === 'local') return follow();
    if (event.data !== 'ended' || !$session.get()) return;
    kept.clear();
    $session.set(null);
    tell({ session: null, reason: 'elsewhere' });
  };

  onMount($session, () => {
    if (typeof window === 'undefined') return;
    follow();
    const onStorage = (event: StorageEvent) => (event.key === sessionKey || event.key === null) && follow();
    const onVisible = () => document.visibilityState === 'visible' && follow();
    channel = openChannel();
    channel?.addEventListener('message', onMessage);
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', follow);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      channel?.close();
      channel = null;
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', follow);
      document.removeEventListener('visibilitychange', onVisible);
    };
  });

  return core;
}

function keep(kept: Stored<z.output<typeof keptShape>>, session: Session | null): void {
  if (session) kept.write({ v: 1, session });
  else kept.clear();
}

function forget(): void {
  clearDraft();
  clearResetDraft();
  clearContext();
  safeStorage('session').remove('dict.flags');
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

// Where nothing listens on this page (no element is mounted) a channel is opened for the one message.
function announce(open: BroadcastChannel | null, message: 'changed' | 'ended'): void {
  const channel = open ?? (typeof window === 'undefined' ? null : openChannel());
  channel?.postMessage(message);
  if (!open) channel?.close();
}
