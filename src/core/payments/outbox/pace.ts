import * as z from 'zod/mini';
import { parseJson, toJson } from '../../format/json.ts';

/*
 * When a confirmation that was not answered is sent again. Kept beside its entry, so that a reload does not begin anew: ten
 * reloads in a row must not be ten confirmations in flight (PAY-24).
 */

const shape = z.object({
  v: z.literal(1),
  /** How often it was sent. */
  sent: z.number(),
  /** When the last one left, or ended; milliseconds since 1970. */
  at: z.number(),
  /** Until when nobody may send it: it is in flight, or the service asked for patience. */
  notBefore: z.number(),
  /** A 401 has ended a session once; it does not do so again (PAY-06). */
  hasEndedSession: z.boolean(),
});

export type Pace = z.output<typeof shape>;

export const freshPace: Pace = { v: 1, sent: 0, at: 0, notBefore: 0, hasEndedSession: false };

export function readPace(text: string | null): Pace {
  const read = shape.safeParse(text === null ? null : parseJson(text));
  return read.success ? read.data : freshPace;
}

export const paceText = (pace: Pace): string => toJson(pace);

export interface PaceSettings {
  /** The first pause; each one after it is twice as long, up to `longestMs`. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** How often a waking (a reload, `online`, the page in sight again) may hurry the next one. */
  readonly hurried: number;
  /** After the time limit a request is given up; until that is done it may still be on the wire. */
  readonly settlingMs: number;
}

export const paceSettings: PaceSettings = { firstMs: 1000, longestMs: 30 * 60_000, hurried: 8, settlingMs: 1000 };

/** It leaves now: while it may be in flight, no other tab and no page after this one sends it too. */
export const onTheWay = (pace: Pace, nowMs: number, timeoutMs: number, { settlingMs }: PaceSettings): Pace => ({
  ...pace,
  sent: pace.sent + 1,
  at: nowMs,
  notBefore: nowMs + timeoutMs + settlingMs,
});

/** It came back without an answer. */
export const unanswered = (
  pace: Pace,
  nowMs: number,
  retryAfterMs: number | null,
  { firstMs }: PaceSettings,
): Pace => ({
  ...pace,
  at: nowMs,
  notBefore: nowMs + Math.max(firstMs, retryAfterMs ?? 0),
});

/** Milliseconds until it may leave again. `isWoken`: something has happened that makes an answer more likely. */
export function pauseMs(
  pace: Pace,
  nowMs: number,
  isWoken: boolean,
  settings: PaceSettings,
  random: () => number,
): number {
  if (pace.sent === 0) return 0;
  const ownMs = Math.min(settings.longestMs, settings.firstMs * 2 ** (pace.sent - 1)) * (1 + random() / 4);
  const patienceMs = Math.max(0, pace.notBefore - pace.at);
  const wantedMs = isWoken && pace.sent <= settings.hurried ? patienceMs : Math.max(patienceMs, ownMs);
  return Math.max(0, wantedMs - (nowMs - pace.at));
}

/**
 * This machine's clock was set back since it was noted: then its pause begins now (PAY-22). No note asks for more patience
 * than a request in flight or a Retry-After does: one that does is broken.
 */
export function reckonedFrom(pace: Pace, nowMs: number, longestPatienceMs: number): Pace {
  const patienceMs = Math.max(0, pace.notBefore - pace.at);
  if (pace.at <= nowMs && patienceMs <= longestPatienceMs) return pace;
  const at = Math.min(pace.at, nowMs);
  return { ...pace, at, notBefore: at + Math.min(patienceMs, longestPatienceMs) };
}
