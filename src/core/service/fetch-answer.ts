import { createFetch, type FetchError, type FetchResponse, type MappedResponseType } from 'ofetch';
import type { Clock } from '../page/clock.ts';
import { natives } from '../page/natives.ts';
import type { Prepared } from './request.ts';

export interface FetchNeeds {
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  readonly random?: () => number;
}

export interface FetchOptions<Type extends BodyType = BodyType> {
  readonly responseType: Type;
  /** How long the service is waited for in all; the pauses before a repetition do not count. */
  readonly limitMs: number;
  /** A read is repeated where the trouble may pass (NET-02), a change never (NET-03). */
  readonly isRead: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean;
}

export type BodyType = 'text' | 'blob';

/** What came back, of whatever HTTP status. */
export interface Received<Body = string> {
  readonly status: number;
  readonly headers: Headers;
  /** null where there is none, or it broke off or could not be decoded. */
  readonly body: Body | null;
  /** Somebody sent us elsewhere: a captive portal (NET-25). */
  readonly isRedirect: boolean;
}

const { apply, readers, Headers, AbortController } = natives();

const mostRepetitions = 3;
// What ofetch takes a request without an answer for.
const noAnswer = 500;

/**
 * Sends a request and receives its answer; null where none came. The request leaves in the caller's task: a payment's
 * confirmation is out before a navigation can begin (PAY-12).
 *
 * ofetch repeats, and reads the body. `attempt` does what it can't: its time limit ends with the headers (unjs/ofetch#620; NET-01,
 * NET-30), its pauses can't be given up (NET-04), and it does not repeat where the body breaks off (unjs/ofetch#624; NET-02). What
 * leaves is what was prepared: ofetch's copy passes through methods of Headers that a page may have wrapped (HOST-07).
 */
export async function fetchAnswer<Type extends BodyType>(
  { clock, fetch, random = Math.random }: FetchNeeds,
  { url, init }: Prepared,
  { responseType, limitMs, isRead, signal, keepalive = false }: FetchOptions<Type>,
): Promise<Received<MappedResponseType<Type>> | null> {
  let deadlineMs = clock.monotonicMs() + limitMs;
  let pauseMs = 0;
  let brokenOff: Response | null = null;

  const attempt = async () => {
    brokenOff = null;
    if (pauseMs > 0) await inTime(clock, pauseMs, signal, never).catch(() => {});
    signal?.throwIfAborted();
    return inTime(clock, deadlineMs - clock.monotonicMs(), signal, async (gaveUp) => {
      const response = readNatively(await fetch(url, { ...init, keepalive, signal: gaveUp }));
      const copy = readNatively(response.clone());
      await copy.arrayBuffer().catch((error: unknown) => {
        if (!gaveUp.aborted) brokenOff = response;
        throw error;
      });
      return response;
    });
  };

  const { raw } = createFetch({ fetch: attempt, Headers, AbortController });
  const response = await raw<unknown, Type>(url, {
    responseType,
    retry: isRead ? mostRepetitions : 0,
    retryStatusCodes: [429, 502, 503, 504, noAnswer],
    onResponseError: ({ response: { status }, options }) => {
      if (status === noAnswer) options.retry = false;
    },
    retryDelay: ({ response: refusal, options: { retry } }) => {
      const ownMs = backOffMs(mostRepetitions - Number(retry), random);
      pauseMs = (refusal && readRetryAfter(refusal.headers, clock)) ?? ownMs;
      deadlineMs += pauseMs;
      return 0;
    },
  }).catch((error: FetchError) => brokenOff ?? error.response);
  return response ? received(response) : null;
}

/** The answer, that the browser's own methods read whatever the page has put on Response.prototype (HOST-07). */
function readNatively(response: Response): Response {
  for (const [name, read] of Object.entries(readers))
    Object.defineProperty(response, name, { value: () => apply(read!, response, []) as unknown });
  return response;
}

const received = <Body>({ status, headers, type, redirected, _data }: FetchResponse<Body>): Received<Body> => ({
  status,
  headers,
  body: _data ?? null,
  // A browser shows a redirect that it did not follow as 'opaqueredirect', Node as it came; a patched fetch may follow it.
  isRedirect: type === 'opaqueredirect' || redirected || (status >= 300 && status < 400),
});

/** What `work` gives, or an AbortError after `ms` or when the caller gives up: a patched fetch may drop the signal (NET-30). */
async function inTime<Given>(
  clock: Clock,
  ms: number,
  caller: AbortSignal | undefined,
  work: (gaveUp: AbortSignal) => Promise<Given>,
): Promise<Given> {
  const gaveUp = new AbortController();
  const cancel = clock.after(ms, () => gaveUp.abort());
  const giveUp = () => {
    cancel();
    gaveUp.abort();
  };
  caller?.addEventListener('abort', giveUp, { once: true });
  const late = new Promise<never>((_, reject) => {
    gaveUp.signal.addEventListener('abort', () => reject(gaveUp.signal.reason));
  });
  try {
    return await Promise.race([work(gaveUp.signal), late]);
  } finally {
    cancel();
    caller?.removeEventListener('abort', giveUp);
  }
}

export const never = () => new Promise<never>(() => {});

/** 0.7 s, doubled each time and up to three quarters longer, so that many browsers do not come back at once; 5 s at most. */
const backOffMs = (repetition: number, random: () => number) =>
  Math.min(5000, 700 * 2 ** repetition * (1 + random() * 0.75));

/** The longest pause that a Retry-After is granted, in milliseconds. */
export const longestRetryAfterMs = 60_000;

/** Retry-After in seconds or as a date; 60 s at most, null where it is neither. */
export function readRetryAfter(headers: Headers, clock: Clock): number | null {
  const header = headers.get('retry-after');
  if (!header) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : null;
  const isDate = /\d:\d\d/.test(header);
  const ms = seconds !== null ? seconds * 1000 : isDate ? Date.parse(header) - clock.now() : Number.NaN;
  return Number.isFinite(ms) ? Math.min(longestRetryAfterMs, Math.max(0, ms)) : null;
}
