import { atom, type ReadableAtom } from 'nanostores';
import * as z from 'zod/mini';
import { config, lockServiceBase } from '../config/config.ts';
import type { SessionReason } from '../page/events.ts';
import { toJson } from '../format/json.ts';
import { shortHash } from '../format/text.ts';
import { pageSingleton } from '../page/singletons.ts';
import { createListeners } from '../state/listeners.ts';
import { leaveFlash } from './drafts/flash.ts';
import { clearScope, clearAccountsExcept } from './drafts/clearing.ts';
import { stored } from './storage.ts';
import { createTabChannel } from './tab-channel.ts';

/** The stored form of the session (ACC-3.7). */
const sessionShape = z.object({
  userCode: z.string(),
  token: z.string(),
  userId: z.string(),
  userTypeId: z.string(),
  displayName: z.string(),
  email: z.string(),
  countryDomain: z.string(),
  accountManager: z.object({ name: z.string(), email: z.string() }),
  allowedMenus: z.array(z.string()),
  availableApps: z.array(z.string()),
  activeSeat: z.nullable(z.string()),
  speechUrl: z.string(),
  speechModelId: z.nullable(z.string()),
  referral: z.object({
    isLinked: z.boolean(),
    activeSubscriptionId: z.nullable(z.string()),
    code: z.string(),
    hasEligibleSubscription: z.boolean(),
    linkedUser: z.string(),
  }),
});

export type Session = z.output<typeof sessionShape>;

export interface SessionChange {
  readonly session: Session | null;
  readonly reason: SessionReason;
  readonly by?: Element;
}

const endMessage = 'ended';

const core = () => pageSingleton('session', createSessionCore);

/**
 * The current session of this origin with the configured service; null if signed out. Changes in other tabs arrive only
 * while `onSessionChange` has a listener; every element on the page adds one.
 */
export const sessionStore = (): ReadableAtom<Session | null> => core().$session;

export const currentSession = (): Session | null => core().$session.get();

/** Hash of an account, to bind stored values to it; null if nobody is signed in. */
export const accountOf = (session: Session | null): string | null =>
  session && shortHash(`account ${session.userCode}`);

export const currentAccount = (): string => accountOf(currentSession()) ?? '';

/** The account of the session that ended last on this page; '' if none has. */
export const accountBefore = (): string => core().accountBefore();

/** True if the session that ended last on this page has expired, here or in another tab, and no user has logged in since. */
export const hasSessionExpired = (): boolean => core().hasExpired();

export const isOtherAccount = (account: string): boolean =>
  account !== '' && currentAccount() !== '' && account !== currentAccount();

/** Does not call the listeners of `onSessionChange`: open-session.ts does so afterwards, with `notifySessionChange`. */
export const replaceSession = (session: Session | null): void => core().set(session);

export const notifySessionChange = (change: SessionChange): void => core().changes.notify(change);

/** Signs out in every tab of the origin and clears what is stored for the user; remembered e-mails stay. */
export function closeSession(reason: Exclude<SessionReason, 'signed-in'>, by?: Element): void {
  if (!currentSession()) return;
  core().set(null, reason === 'expired');
  if (reason !== 'expired') clearAccountsExcept(null);
  core().changes.notify({ session: null, reason, ...(by && { by }) });
}

/** Ends the session after a 401 for `token`, unless another login has replaced that token since. */
export function expireSession(token: string): void {
  core().follow();
  if (currentSession()?.token !== token) return;
  // Leaves the message before `closeSession` opens the login, which shows it.
  leaveFlash({ tone: 'info', key: 'sessionEnded' });
  closeSession('expired');
}

/** Stores a renewed session, unless token or user have changed since the request with `token` was sent (NET-11). */
export function replaceSessionOf(token: string, session: Session): void {
  core().follow();
  const open = currentSession();
  if (open?.token === token && open.userCode === session.userCode) core().set(session);
}

/** A number that differs after each sign-in and sign-out, also if no listener has heard of it. */
export function sessionMark(): number {
  core().follow();
  return core().count();
}

/** Calls `listener` after each sign-in and sign-out, not after renewals. */
export const onSessionChange = (listener: (change: SessionChange) => void): (() => void) =>
  core().changes.add(listener);

function createSessionCore() {
  lockServiceBase();
  const storedSession = stored('dict.session', { session: sessionShape }, () => config().persistence);
  /** The account of a session that has expired, until the next login: other tabs keep its drafts, too. */
  const storedExpiry = stored('dict.expired', { account: z.string() }, () => config().persistence);
  const isShared = () => config().persistence === 'local' && !storedSession.isInMemory();
  const read = () => storedSession.read()?.session ?? null;
  const $session = atom<Session | null>(read());
  const tabs = createTabChannel(storedSession.key());

  const changes = createListeners<[SessionChange]>(() => {
    if (typeof document === 'undefined') return () => {};
    follow();
    // A tab that signs out can't remove a session that this tab has stored for itself only: remove it here.
    return tabs.watch((message) => (message === endMessage && !isShared() ? endHere() : follow()));
  });

  let count = 0;
  let accountBefore = '';
  $session.listen((now, before) => {
    if (now?.userCode !== before?.userCode) count += 1;
    if (!now) accountBefore = accountOf(before ?? null) ?? '';
  });

  const hasExpired = () => $session.get() === null && storedExpiry.read()?.account === accountBefore;

  const take = (session: Session | null) => {
    const before = $session.get();
    if (toJson(before) === toJson(session)) return;
    $session.set(session);
    if (before?.userCode === session?.userCode) return;
    clearScope('user');
    if (!hasExpired()) clearAccountsExcept(accountOf(session));
    changes.notify({ session, reason: 'elsewhere' });
  };

  const endHere = () => {
    storedSession.clear();
    take(null);
  };

  /** Reads the stored session again: another tab may have changed it although no message has arrived here yet. */
  const follow = () => take(read());

  return {
    $session,
    changes,
    follow,
    count: () => count,
    accountBefore: () => accountBefore,
    hasExpired,
    set(session: Session | null, isExpiry = false): void {
      const before = $session.get();
      // Before the session is removed: then other tabs look why.
      if (isExpiry) storedExpiry.write({ account: accountOf(before) ?? '' });
      else storedExpiry.clear();
      if (session) storedSession.write({ session });
      else storedSession.clear();
      $session.set(session);
      // Cleared here and not in `take`: when another tab's sign-out becomes known, a new visit may have begun, whose
      // values must stay. An expiry keeps the signup context: an invited visitor is sent to the login first, then to
      // the signup (DEC-3.7).
      if (!session) clearScope('visit', (key) => isExpiry && key.endsWith('.context'));
      if (before?.userCode !== session?.userCode) clearScope('user');
      if (session) clearAccountsExcept(accountOf(session));
      tabs.post(session ? 'changed' : endMessage);
    },
  };
}

/** True for users of type 1, who are retail users and account owners at once (ACC-6.2). */
export const isRetail = (session: Session) => session.userTypeId === '1';
