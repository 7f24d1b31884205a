import type { Clock } from '../clock.ts';
import type { Problem, ProblemOutcome } from '../problem.ts';
import type { AnyEndpoint, ArgsOf, DataOf, RefusalOf } from './endpoint.ts';
import { readEnvelope, toJson } from './envelope.ts';

/** How a call ended. `refusal` is what the service sent in `Data` along with its refusal, where the endpoint reads it. */
export type Answer<Data, Refusal = null> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem; readonly refusal: Refusal | null };

export interface SendOptions {
  /** Aborts the call; its promise then never settles, so nothing of what is gone goes on (NET-04). */
  readonly signal?: AbortSignal;
  /** The request outlives the page. */
  readonly keepalive?: boolean;
}

export interface Client {
  send<E extends AnyEndpoint>(endpoint: E, args: ArgsOf<E>, options?: SendOptions): Promise<Answer<DataOf<E>, RefusalOf<E>>>;
}

/** What the client needs to know; it knows no session itself. */
export interface ClientNeeds {
  readonly base: () => string;
  /** A path that replaces the table's, by the call's name. */
  readonly pathOf: (name: string) => string | undefined;
  readonly headers: () => Readonly<Record<string, string>>;
  readonly timeoutMs: () => number;
  readonly clock: Clock;
  readonly random: () => number;
  readonly fetch: typeof globalThis.fetch;
  /** Called for a 401 of a call that carried a token. */
  readonly onSignedOut: (token: string) => void;
}

export const outcomeTexts = {
  malformed: 'Something went wrong. Please contact the team.',
  failed: 'Something wrong happened in setting up the request',
  noAnswer: 'No response was received',
  signInToNetwork: 'This network seems to ask for a sign-in of its own. Please sign in to the network and try again.',
} as const;

const retryableStatus = new Set([429, 502, 503, 504]);
const mostRetries = 3;

export function createClient(needs: ClientNeeds): Client {
  return {
    async send(endpoint, args, options = {}) {
      const deadline = needs.clock.monotonicMs() + needs.timeoutMs();
      for (let attempt = 0; ; attempt += 1) {
        const sent = await sendOnce(needs, endpoint, args, options, deadline);
        if (options.signal?.aborted) return never();
        const waitMs = retryWait(endpoint, sent, attempt, needs.random);
        if (waitMs === null || needs.clock.monotonicMs() + waitMs >= deadline) return sent.answer as never;
        await wait(waitMs, needs.clock);
        if (options.signal?.aborted) return never();
      }
    },
  };
}

const never = () => new Promise<never>(() => {});
const wait = (ms: number, clock: Clock) => new Promise<void>((resolve) => void clock.after(ms, resolve));

interface Sent {
  readonly answer: Answer<unknown, unknown>;
  readonly status: number;
  readonly retryAfterMs: number | null;
  readonly timedOut: boolean;
}

/** Milliseconds until a read is repeated: 0.7 s, doubled, at most 5 s, with jitter; Retry-After is honoured (NET-02). */
function retryWait(endpoint: AnyEndpoint, sent: Sent, attempt: number, random: () => number): number | null {
  if (endpoint.kind !== 'read' || attempt >= mostRetries || sent.timedOut || sent.answer.ok) return null;
  const isRetryable = retryableStatus.has(sent.status) || (sent.status === 0 && sent.answer.problem.outcome === 'no-answer');
  if (!isRetryable) return null;
  return sent.retryAfterMs ?? Math.min(5000, 700 * 2 ** attempt) * (0.75 + random() * 0.5);
}

async function sendOnce(needs: ClientNeeds, endpoint: AnyEndpoint, args: unknown, options: SendOptions, deadline: number): Promise<Sent> {
  const problem = (outcome: ProblemOutcome, code: string, text: string, more: Partial<Problem> = {}): Sent => ({
    answer: { ok: false, problem: { outcome, code, text, call: endpoint.name, ...more }, refusal: null },
    status: 0,
    retryAfterMs: null,
    timedOut: false,
  });

  const headers = needs.headers();
  const request = prepare(needs, endpoint, args, headers);
  if (!request) return problem('failed', '500', outcomeTexts.failed);

  const response = await fetchInTime(needs, request, options, deadline - needs.clock.monotonicMs());
  if (response === 'timed-out') return { ...problem('no-answer', '404', outcomeTexts.noAnswer), timedOut: true };
  if (response === 'no-answer') return problem('no-answer', '404', outcomeTexts.noAnswer);

  const { status } = response;
  const withStatus = (sent: Sent): Sent => ({ ...sent, status, retryAfterMs: response.retryAfterMs });
  const token = headers.Token ?? '';
  if (status === 401 && (token !== '' || endpoint.access === 'protected')) {
    needs.onSignedOut(token);
    return withStatus(problem('signed-out', '401', outcomeTexts.failed));
  }

  const read = readEnvelope(response.body);
  if (read.at === 'envelope' && !read.envelope.isSuccess && status !== 401) {
    const { errorCode, errorMessage, data } = read.envelope;
    const refused = problem('refused', errorCode, errorMessage || outcomeTexts.malformed);
    return withStatus({ ...refused, answer: { ...refused.answer, refusal: readRefusal(endpoint, data) } as Answer<unknown, unknown> });
  }
  if (status < 200 || status > 299) return withStatus(problem('failed', status === 401 ? '401' : '500', outcomeTexts.failed));

  const parsed = read.at === 'envelope' ? endpoint.data.safeParse(read.envelope.data) : null;
  if (parsed?.success) return withStatus({ ...problem('failed', '', ''), answer: { ok: true, data: parsed.data } });
  if (read.at === 'unknown-status') return withStatus(problem('malformed', 'malformed', outcomeTexts.malformed, { hasUnknownStatus: true }));
  return withStatus(problem('malformed', 'malformed', response.isForeignPage ? outcomeTexts.signInToNetwork : outcomeTexts.malformed));
}

function readRefusal(endpoint: AnyEndpoint, data: unknown): unknown {
  const parsed = endpoint.refusal?.safeParse(data);
  return parsed?.success ? parsed.data : null;
}

interface Prepared {
  readonly url: string;
  readonly init: RequestInit;
}

function prepare(needs: ClientNeeds, endpoint: AnyEndpoint, args: unknown, headers: Readonly<Record<string, string>>): Prepared | null {
  try {
    const path = fillPath(needs.pathOf(endpoint.name) ?? endpoint.path, endpoint.pathParameters?.(args as never) ?? {});
    const wire: unknown = endpoint.toWire(args as never);
    return {
      url: joinUrl(needs.base(), path),
      init: {
        method: endpoint.method,
        headers: { ...headers, 'Content-Type': endpoint.body === 'csv' ? 'text/csv' : 'application/json' },
        ...(endpoint.method === 'POST' && { body: endpoint.body === 'csv' ? (wire as BodyInit) : toJson({ Request: wire }) }),
        credentials: 'omit',
        cache: 'no-store',
        referrerPolicy: endpoint.sensitive ? 'no-referrer' : 'strict-origin-when-cross-origin',
      },
    };
  } catch {
    return null;
  }
}

/** Joins the service base (it may have a path) and a call's path, with or without a slash between them. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

const fillPath = (path: string, values: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));

interface Received {
  readonly status: number;
  readonly body: string;
  readonly retryAfterMs: number | null;
  /** A page of somebody else's, after a redirect: a captive portal (NET-25). */
  readonly isForeignPage: boolean;
}

/** Own race against time: a page's patched fetch may throw, answer no promise or drop the signal (NET-30). */
async function fetchInTime(needs: ClientNeeds, request: Prepared, options: SendOptions, leftMs: number): Promise<Received | 'timed-out' | 'no-answer'> {
  const gaveUp = new AbortController();
  const abort = () => gaveUp.abort();
  options.signal?.addEventListener('abort', abort, { once: true });
  let stopTimer = () => {};
  const timedOut = new Promise<'timed-out'>((resolve) => {
    stopTimer = needs.clock.after(Math.max(0, leftMs), () => resolve('timed-out'));
  });
  try {
    const outcome = await Promise.race([receive(needs, request, gaveUp.signal, options.keepalive ?? false), timedOut, aborted(gaveUp.signal)]);
    if (outcome === 'timed-out') gaveUp.abort();
    return outcome;
  } catch {
    return 'no-answer';
  } finally {
    stopTimer();
    options.signal?.removeEventListener('abort', abort);
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<'no-answer'>((resolve) => signal.addEventListener('abort', () => resolve('no-answer'), { once: true }));

async function receive(needs: ClientNeeds, request: Prepared, signal: AbortSignal, keepalive: boolean): Promise<Received> {
  // The call is made here, in the same task as `send`: a payment's confirmation leaves before a navigation can begin.
  const response = await needs.fetch(request.url, { ...request.init, signal, keepalive });
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    body: await response.text(),
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), needs.clock),
    isForeignPage: response.redirected && type.includes('text/html'),
  };
}

const longestRetryAfterMs = 60_000;

/** Retry-After in seconds or as a date; 60 s at most. */
export function readRetryAfter(header: string | null, clock: Clock): number | null {
  if (!header) return null;
  const ms = /^\d{1,9}$/.test(header) ? Number(header) * 1000 : Date.parse(header) - clock.now();
  return Number.isFinite(ms) ? Math.min(longestRetryAfterMs, Math.max(0, ms)) : null;
}
