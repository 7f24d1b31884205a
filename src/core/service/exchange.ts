import type { Clock } from '../page/clock.ts';
import type { Prepared } from './request.ts';

export interface Received {
  readonly at: 'received';
  readonly status: number;
  /** null where it broke off or could not be decoded. */
  readonly body: string | null;
  readonly retryAfterMs: number | null;
  /** Somebody sent us elsewhere: a captive portal (NET-25). */
  readonly isRedirect: boolean;
}

export type Exchange = Received | { readonly at: 'timed-out' | 'no-answer' };

export interface ExchangeNeeds {
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
}

export interface ExchangeOptions {
  readonly leftMs: number;
  readonly signal: AbortSignal | undefined;
  readonly keepalive: boolean;
}

/**
 * One request and its answer, raced against time and the caller's signal: a page's patched fetch may throw, answer no
 * promise or drop the signal (NET-30).
 */
export async function exchangeInTime(
  needs: ExchangeNeeds,
  request: Prepared,
  options: ExchangeOptions,
): Promise<Exchange> {
  const gaveUp = new AbortController();
  const giveUp = () => gaveUp.abort();
  options.signal?.addEventListener('abort', giveUp, { once: true });
  let stopTimer = () => {};
  const timedOut = new Promise<Exchange>((resolve) => {
    stopTimer = needs.clock.after(Math.max(0, options.leftMs), () => resolve({ at: 'timed-out' }));
  });
  const aborted = new Promise<Exchange>((resolve) => {
    gaveUp.signal.addEventListener('abort', () => resolve({ at: 'no-answer' }), { once: true });
  });
  try {
    const answer = receive(needs, request, { signal: gaveUp.signal, keepalive: options.keepalive });
    const outcome = await Promise.race([answer, timedOut, aborted]);
    if (outcome.at === 'timed-out') giveUp();
    return outcome;
  } catch {
    return { at: 'no-answer' };
  } finally {
    stopTimer();
    options.signal?.removeEventListener('abort', giveUp);
  }
}

async function receive({ fetch, clock }: ExchangeNeeds, { url, init }: Prepared, more: RequestInit): Promise<Received> {
  // Called in the same task as `send`: a payment's confirmation leaves before a navigation can begin.
  const response = await fetch(url, { ...init, ...more });
  return {
    at: 'received',
    status: response.status,
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), clock),
    isRedirect: isRedirect(response),
    body: await response.text().catch(() => null),
  };
}

// A browser shows a redirect that it did not follow as 'opaqueredirect', Node as it came; a patched fetch may follow it.
const isRedirect = ({ type, status, redirected }: Response) =>
  type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);

const longestRetryAfterMs = 60_000;

/** Retry-After in seconds or as a date; 60 s at most, null where it is neither. */
export function readRetryAfter(header: string | null, clock: Clock): number | null {
  if (!header) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : null;
  const isDate = /\d:\d\d/.test(header);
  const ms = seconds !== null ? seconds * 1000 : isDate ? Date.parse(header) - clock.now() : Number.NaN;
  return Number.isFinite(ms) ? Math.min(longestRetryAfterMs, Math.max(0, ms)) : null;
}
