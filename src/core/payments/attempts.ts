import * as z from 'zod/mini';
import { backOffMs } from '../state/back-off.ts';

/* Retry schedule of a call that is repeated until the service answers, across reloads and tabs. The state of its
 * attempts is therefore stored in the payment's record. */

export const retryStateShape = z.object({
  sent: z.number().check(z.gt(-1)),
  /** Time at which the last attempt was sent or failed; milliseconds since 1970. */
  at: z.number(),
  /** No tab sends before this time, because an attempt is under way or failed less than 1 s (or Retry-After) ago. */
  notBefore: z.number(),
  /** True once a 401 to this call has ended a session: a later 401 to it must not end the next session (PAY-06). */
  hasEndedSession: z.boolean(),
});
export type RetryState = z.output<typeof retryStateShape>;

export type AttemptEvent =
  | { readonly is: 'send'; readonly limitMs: number; readonly isOnline: boolean }
  | { readonly is: 'no answer'; readonly retryAfterMs: number | null }
  | { readonly is: 'sign out' };

export const schedule = {
  firstMs: 1000,
  longestMs: 30 * 60_000,
  spread: 1 / 4,
  /** After more attempts than this, `mayRetryEarly` no longer skips pauses. */
  hurried: 8,
  /** Added to an attempt's time limit, because an aborted request may still reach the service for this long. */
  settlingMs: 1000,
};

export const noAttempts = (at: number): RetryState => ({ sent: 0, at, notBefore: at, hasEndedSession: false });

export function afterAttempt(attempts: RetryState, event: AttemptEvent, nowMs: number): RetryState {
  if (event.is === 'sign out') return { ...attempts, hasEndedSession: true };
  if (event.is === 'no answer')
    return { ...attempts, at: nowMs, notBefore: nowMs + Math.max(schedule.firstMs, event.retryAfterMs ?? 0) };
  // While offline only the first attempt counts, because a request does not leave the machine. Without the first, `sent`
  // would stay 0, which means no pause.
  const sent = event.isOnline ? attempts.sent + 1 : Math.max(1, attempts.sent);
  return { ...attempts, sent, at: nowMs, notBefore: nowMs + event.limitMs + schedule.settlingMs };
}

export function pauseMs(
  { sent, at, notBefore }: RetryState,
  nowMs: number,
  mayRetryEarly: boolean,
  random: () => number,
): number {
  if (sent === 0) return 0;
  const isHurried = mayRetryEarly && sent <= schedule.hurried;
  const ownMs = isHurried ? 0 : backOffMs(schedule, sent - 1, random);
  return Math.max(0, Math.max(notBefore - at, ownMs) - (nowMs - at));
}

/**
 * Merges the retry states of copies of one payment record. If all their times lie in the future, because the clock
 * was set back, the pause begins now (PAY-22).
 */
export function newestAttempts(all: readonly RetryState[], nowMs: number, longestWaitMs: number): RetryState {
  const waitOf = ({ at, notBefore }: RetryState) => Math.min(longestWaitMs, Math.max(0, notBefore - at));
  const past = all.filter(({ at }) => at <= nowMs);
  const at = past.length > 0 ? Math.max(...past.map((each) => each.at)) : nowMs;
  const relevant = past.length > 0 ? past.filter((each) => each.at === at) : all;
  return {
    sent: Math.max(...all.map(({ sent }) => sent)),
    at,
    notBefore: at + Math.max(...relevant.map(waitOf)),
    hasEndedSession: all.some(({ hasEndedSession }) => hasEndedSession),
  };
}
