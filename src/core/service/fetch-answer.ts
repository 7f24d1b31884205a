import { createFetch, type FetchError, type FetchResponse, type MappedResponseType } from 'ofetch';
import type { Clock } from '../page/clock.ts';
import { natives } from '../page/natives.ts';
import { backOffMs } from '../state/back-off.ts';
import type { Prepared } from './request.ts';

export interface FetchNeeds {
  readonly clock: Clock;
  readonly fetch: typeof globalThis.fetch;
  readonly random?: () => number;
  readonly isOnline?: () => boolean;
}

export interface FetchOptions<Type extends BodyType = BodyType> {
  readonly responseType: Type;
  /** The time limit of all attempts together, without the pauses between them. */
  readonly limitMs: number;
  readonly isRead: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly keepalive?: boolean;
}

export type BodyType = 'text' | 'blob';

export interface Received<Body = string> {
  readonly status: number;
  readonly headers: Headers;
  /** The body as text or blob, not yet parsed; null if it is missing, incomplete or can't be decoded. */
  readonly body: Body | null;
  readonly isRedirect: boolean;
  /** The id that the call carried, if the configuration asks for one. */
  readonly requestId?: string;
}

const { apply, readers, Headers, AbortController } = natives();

const maxRetries = 3;
// The longest pause before a retry of a read. If the service asks for more, the screen offers to try again (NET-32).
const longestPauseMs = 10_000;
const backOff = { firstMs: 700, longestMs: 5000, spread: 0.75 };
// The status that ofetch assumes if no answer arrives: such a request is retried, but one that is answered by 500 is not.
const statusWithoutAnswer = 500;

/**
 * Sends a request and receives its answer; null if none arrived. The request leaves in the caller's task, so that a
 * navigation in the same task can't stop the confirmation of a payment (PAY-12). `attempt` adds what ofetch lacks: a
 * time limit that includes the body (unjs/ofetch#620; NET-01, NET-30), pauses that can be aborted (NET-04), and a retry
 * if the body breaks off (unjs/ofetch#624; NET-02). `attempt` sends the prepared `init` and not ofetch's copy, which was
 * made with methods of Headers that the page may have replaced (HOST-07).
 */
export async function fetchAnswer<Type extends BodyType>(
  { clock, fetch, random = Math.random, isOnline = () => true }: FetchNeeds,
  { url, init }: Prepared,
  { responseType, limitMs, isRead, signal, keepalive = false }: FetchOptions<Type>,
): Promise<Received<MappedResponseType<Type>> | null> {
  let deadlineMs = clock.monotonicMs() + limitMs;
  let pauseMs = 0;
  let truncated: Response | null = null;
  // True once the service has asked for a longer pause than `longestPauseMs`: then one more attempt follows, and no
  // other.
  let isLast = false;

  const attempt = async () => {
    truncated = null;
    if (pauseMs > 0) await withTimeout(clock, pauseMs, signal, neverSettles).catch(() => {});
    signal?.throwIfAborted();
    return withTimeout(clock, deadlineMs - clock.monotonicMs(), signal, async (abortSignal) => {
      const response = readNatively(await fetch(url, { ...init, keepalive, signal: abortSignal }));
      const copy = readNatively(response.clone());
      await copy.arrayBuffer().catch((error: unknown) => {
        if (!abortSignal.aborted) truncated = response;
        throw error;
      });
      return response;
    });
  };

  const { raw } = createFetch({ fetch: attempt, Headers, AbortController });
  const response = await raw<unknown, Type>(url, {
    responseType,
    retry: isRead ? maxRetries : 0,
    retryStatusCodes: [429, 502, 503, 504, statusWithoutAnswer],
    // No retries while offline: they would only delay the message (NET-09).
    onRequestError: ({ options }) => {
      if (isLast || !isOnline()) options.retry = false;
    },
    onResponseError: ({ response: { status }, options }) => {
      if (isLast || status === statusWithoutAnswer) options.retry = false;
    },
    retryDelay: ({ response: refusal, options: { retry } }) => {
      const ownMs = backOffMs(backOff, maxRetries - Number(retry), random);
      const askedMs = (refusal && readRetryAfter(refusal.headers, clock)) ?? ownMs;
      isLast = askedMs > longestPauseMs;
      pauseMs = Math.min(askedMs, longestPauseMs);
      deadlineMs += pauseMs;
      return 0;
    },
  }).catch((error: FetchError) => truncated ?? error.response);
  return response ? received(response) : null;
}

/** Shadows the answer's methods by early natives: the page may have replaced those of Response.prototype (HOST-07). */
function readNatively(response: Response): Response {
  for (const [name, read] of Object.entries(readers))
    Object.defineProperty(response, name, { value: () => apply(read!, response, []) as unknown });
  return response;
}

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const received = <Body>({ status, headers, type, redirected, _data }: FetchResponse<Body>): Received<Body> => ({
  status,
  headers,
  body: _data ?? null,
  // Browsers report a redirect by the type 'opaqueredirect', Node by its 3xx status. A fetch that the page has replaced
  // may have followed the redirect; then the answer is `redirected`.
  isRedirect: type === 'opaqueredirect' || redirected || redirects.has(status),
});

/**
 * Settles like `work`, or rejects with an AbortError after `ms` or when `caller` aborts. To abort the signal of `work` is
 * not enough, because a fetch that the page has replaced may ignore its signal (NET-30).
 */
async function withTimeout<Given>(
  clock: Clock,
  ms: number,
  caller: AbortSignal | undefined,
  work: (abortSignal: AbortSignal) => Promise<Given>,
): Promise<Given> {
  const controller = new AbortController();
  const cancel = clock.after(ms, () => controller.abort());
  const abort = () => {
    cancel();
    controller.abort();
  };
  caller?.addEventListener('abort', abort, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason));
  });
  try {
    return await Promise.race([work(controller.signal), aborted]);
  } finally {
    cancel();
    caller?.removeEventListener('abort', abort);
  }
}

export const neverSettles = () => new Promise<never>(() => {});

/** A longer Retry-After counts as this. Only a payment's confirmation waits so long: no visitor waits for it. */
export const longestRetryAfterMs = 60_000;

export function readRetryAfter(headers: Headers, clock: Clock): number | null {
  const header = headers.get('retry-after');
  if (!header) return null;
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : null;
  const isDate = /\d:\d\d/.test(header);
  const ms = seconds !== null ? seconds * 1000 : isDate ? Date.parse(header) - clock.now() : Number.NaN;
  return Number.isFinite(ms) ? Math.min(longestRetryAfterMs, Math.max(0, ms)) : null;
}
