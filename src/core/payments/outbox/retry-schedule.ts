import { longestRetryAfterMs } from '../../service/fetch-answer.ts';
import type { OutboxNeeds } from './outbox-needs.ts';
import { lastsAsLong, type Keeping } from './outbox-storage.ts';
import {
  attemptsByAge,
  initialRetryState,
  newestOf,
  onTheWay,
  retrySettings,
  retryStateText,
  pauseMs,
  readRetryState,
  unanswered,
  untilNextByAgeMs,
  type RetryState,
} from './retry-state.ts';
import { retryKey } from './subject.ts';

/*
 * When the attempts of one payment leave. They are counted where the next page and the other tabs see it; where nothing can be
 * noted there, the page's memory counts, and the attempts go by the payment's age, which every page knows: so no page that
 * has lost the count begins anew (PAY-40).
 */
export interface RetrySchedule {
  /** This page has the lock now: the one before may have had attempts that it could note nowhere. */
  begin(): void;
  /** Milliseconds until the next attempt; 0: ask `mayLeave`. */
  leftMs(): number;
  /** Counts an attempt that leaves now. false: it can't be counted, and has to wait for `untilNextMs`. */
  mayLeave(): boolean;
  untilNextMs(): number;
  /** Counts the first attempt, which leaves whatever the storage says. */
  leaves(): void;
  /** It came back without an answer. */
  cameBack(retryAfterMs: number | null): void;
  /** A 401 has come; true for the first one. */
  endsSession(): boolean;
  /** Something has happened that makes an answer more likely. */
  wake(): void;
  /** What another tab has noted. */
  receive(state: RetryState): void;
  /** Writes down what this page knows. */
  note(): void;
}

/** While a browser says that it is offline it is believed for this long: it may be wrong. */
const offlineMs = 30_000;
/** How often a page looks whether attempts can be counted again. */
const lookAgainMs = 30_000;

interface Payment {
  readonly key: string;
  /** When it was made; milliseconds since 1970. */
  readonly at: number;
  /** It was made in this page: no other has sent it, whatever can't be read. */
  readonly isNew: boolean;
  /** How long its entry stays, at this moment. */
  readonly keeping: () => Keeping;
}

export function createRetrySchedule(payment: Payment, needs: OutboxNeeds): RetrySchedule {
  const { storage, clock, retry: settings = retrySettings } = needs;
  const noteKey = retryKey(payment.key);
  let own: RetryState | null = payment.isNew ? initialRetryState : null;
  /** Since when there may be a note that can't be read. */
  let unreadableSinceMs: number | null = null;
  let isWoken = true;
  let lastLeftMonotonicMs = -Infinity;
  /** When the next attempt is due that can't be counted. */
  let dueMonotonicMs: number | null = null;

  const ageMs = () => Math.abs(clock.now() - payment.at);
  const longestWaitMs = () => Math.max(needs.timeoutMs() + settings.settlingMs, longestRetryAfterMs);

  /** What is known of the attempts now. */
  function known(): RetryState {
    const nowMs = clock.now();
    const { texts, isPartial } = storage.copies(noteKey);
    const noted = texts.map(readRetryState).filter((state) => state !== null);
    const states = own ? [own, ...noted] : noted;
    if (states.length === 0) return isPartial ? unreadableState(nowMs) : stateByAge(nowMs);
    own = newestOf(states, nowMs, longestWaitMs());
    // Every note is of a future that a clock has left: the next page need not begin this pause anew.
    if (states.every(({ at }) => at > nowMs)) write(own);
    return own;
  }

  /** A note that is there may say that many have left, just now. */
  function unreadableState(nowMs: number): RetryState {
    unreadableSinceMs ??= nowMs;
    const at = Math.min(unreadableSinceMs, nowMs);
    return { ...initialRetryState, sent: settings.hurried + 1, at, notBefore: at };
  }

  function stateByAge(nowMs: number): RetryState {
    const at = Math.min(payment.at, nowMs);
    own = { ...initialRetryState, sent: leastSent(), at, notBefore: at };
    return own;
  }

  /** As many as a page that can't count has sent by now. Not more: the payment of a tab that was closed for days is in a hurry. */
  const leastSent = () => Math.min(attemptsByAge(ageMs(), settings), settings.hurried);

  function put(state: RetryState): void {
    own = state;
    write(state);
    needs.tellTabs({ key: payment.key, retry: state });
  }

  const write = (state: RetryState) => void storage.note(noteKey, retryStateText(state));

  function leaving(): RetryState {
    const state = known();
    // What can't leave this machine does not count.
    const sent = needs.isOnline() ? state.sent : Math.max(0, state.sent - 1);
    return onTheWay({ ...state, sent }, clock.now(), needs.timeoutMs(), settings);
  }

  function leave(): void {
    isWoken = false;
    dueMonotonicMs = null;
    lastLeftMonotonicMs = clock.monotonicMs();
  }

  return {
    begin() {
      const state = known();
      const sent = Math.max(state.sent, leastSent());
      if (state === own) own = { ...state, sent };
    },

    leftMs() {
      const nowMs = clock.now();
      const state = known();
      // Whatever any note or clock says.
      const sinceLastMs = clock.monotonicMs() - lastLeftMonotonicMs;
      const ownMs = Math.max(
        settings.firstMs - sinceLastMs,
        pauseMs(state, nowMs, isWoken, settings, needs.random),
        needs.isOnline() || state.sent === 0 ? 0 : offlineMs - (nowMs - state.at),
      );
      if (ownMs > 0) dueMonotonicMs = null;
      // What can't be read now may be in a moment.
      return Math.max(0, own ? ownMs : Math.min(ownMs, lookAgainMs));
    },

    mayLeave() {
      const state = leaving();
      const keeping = payment.keeping();
      const isCounted = lastsAsLong(storage.note(noteKey, retryStateText(state), keeping), keeping);
      // Each tab a little later than the others, so that the first is heard before the next one leaves.
      const waitMs = untilNextByAgeMs(ageMs(), settings) * (1 + needs.random() / 4);
      dueMonotonicMs ??= clock.monotonicMs() + waitMs;
      if (!isCounted && clock.monotonicMs() < dueMonotonicMs) return false;
      put(state);
      leave();
      return true;
    },

    untilNextMs: () => Math.min(lookAgainMs, Math.max(1, (dueMonotonicMs ?? Infinity) - clock.monotonicMs())),

    leaves() {
      put(leaving());
      leave();
    },

    cameBack: (retryAfterMs) => put(unanswered(known(), clock.now(), retryAfterMs, settings)),

    endsSession() {
      const state = known();
      if (state.hasEndedSession) return false;
      put({ ...state, hasEndedSession: true });
      return true;
    },

    wake() {
      isWoken = true;
    },

    receive(state) {
      own = newestOf(own ? [own, state] : [state], clock.now(), longestWaitMs());
    },

    note: () => write(known()),
  };
}
