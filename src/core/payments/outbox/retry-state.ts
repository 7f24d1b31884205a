import * as z from 'zod/mini';
import { parseJson, toJson } from '../../format/json.ts';

/*
 * When a confirmation that was not answered is sent again. Kept beside its entry, so that a reload does not begin anew: ten
 * reloads in a row must not be ten confirmations in flight (PAY-24).
 */

export const retryStateShape = z.object({
  v: z.literal(1),
  /** How often it was sent. */
  sent: z.number().check(z.gt(-1)),
  /** When the last one left, or ended; milliseconds since 1970. */
  at: z.number(),
  /** Until when nobody may send it: it is in flight, or the service asked for patience. */
  notBefore: z.number(),
  /** A 401 has ended a session once; it does not do so again (PAY-06). */
  hasEndedSession: z.boolean(),
});

export type RetryState = z.output<typeof retryStateShape>;

export const initialRetryState: RetryState = { v: 1, sent: 0, at: 0, notBefore: 0, hasEndedSession: false };

/** null where it can't be read. */
export function readRetryState(text: string): RetryState | null {
  const read = retryStateShape.safeParse(parseJson(text));
  return read.success ? read.data : null;
}

export const retryStateText = (state: RetryState): string => toJson(state);

export interface RetrySettings {
  /** The first pause; each one after it is twice as long, up to `longestMs`. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** How often a waking (a reload, `online`, the page in sight again) may hurry the next one. */
  readonly hurried: number;
  /** After the time limit a request is given up; until that is done it may still be on the wire. */
  readonly settlingMs: number;
}

export const retrySettings: RetrySettings = { firstMs: 1000, longestMs: 30 * 60_000, hurried: 8, settlingMs: 1000 };

/** It leaves now: while it may be in flight, no other tab and no page after this one sends it too. */
export const onTheWay = (
  state: RetryState,
  nowMs: number,
  timeoutMs: number,
  { settlingMs }: RetrySettings,
): RetryState => ({
  ...state,
  sent: state.sent + 1,
  at: nowMs,
  notBefore: nowMs + timeoutMs + settlingMs,
});

/** It came back without an answer. */
export const unanswered = (
  state: RetryState,
  nowMs: number,
  retryAfterMs: number | null,
  { firstMs }: RetrySettings,
): RetryState => ({
  ...state,
  at: nowMs,
  notBefore: nowMs + Math.max(firstMs, retryAfterMs ?? 0),
});

/** Milliseconds until it may leave again. `isWoken`: something has happened that makes an answer more likely. */
export function pauseMs(
  state: RetryState,
  nowMs: number,
  isWoken: boolean,
  settings: RetrySettings,
  random: () => number,
): number {
  if (state.sent === 0) return 0;
  const ownMs = Math.min(settings.longestMs, settings.firstMs * 2 ** (state.sent - 1)) * (1 + random() / 4);
  const askedMs = Math.max(0, state.notBefore - state.at);
  const wantedMs = isWoken && state.sent <= settings.hurried ? askedMs : Math.max(askedMs, ownMs);
  return Math.max(0, wantedMs - (nowMs - state.at));
}

/**
 * What is true of several notes: the most that were counted, and the last that any of them tells. No note asks for more
 * patience than a request in flight or a Retry-After does: one that does is broken. One from the future is of a clock that was
 * set back since; where there is none else, its pause begins now (PAY-22).
 */
export function newestOf(states: readonly RetryState[], nowMs: number, longestWaitMs: number): RetryState {
  const waitOf = ({ at, notBefore }: RetryState) => Math.min(longestWaitMs, Math.max(0, notBefore - at));
  const past = states.filter(({ at }) => at <= nowMs);
  const at = past.length > 0 ? Math.max(...past.map((state) => state.at)) : nowMs;
  const telling = past.length > 0 ? past.filter((state) => state.at === at) : states;
  return {
    v: 1,
    sent: Math.max(...states.map(({ sent }) => sent)),
    at,
    notBefore: at + Math.max(...telling.map(waitOf)),
    hasEndedSession: states.some(({ hasEndedSession }) => hasEndedSession),
  };
}

/** How many attempts a payment of this age has had, where they go by its age: after 1 s, 2 s, 4 s … */
export const attemptsByAge = (ageMs: number, { firstMs }: RetrySettings): number =>
  ageMs < firstMs ? 0 : Math.floor(Math.log2(ageMs / firstMs)) + 1;

/** Milliseconds until the next of those attempts. */
export function untilNextByAgeMs(ageMs: number, settings: RetrySettings): number {
  const nextAgeMs = settings.firstMs * 2 ** attemptsByAge(ageMs, settings);
  return Math.min(settings.longestMs, nextAgeMs - ageMs);
}
