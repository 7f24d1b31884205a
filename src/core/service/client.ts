import type { Clock } from '../page/clock.ts';
import type { Problem, ProblemOutcome } from '../state/problem.ts';
import type { AnyEndpoint, ArgsOf, DataOf, RefusalOf } from './endpoint.ts';
import { readEnvelope } from './envelope.ts';
import { exchangeInTime, type Exchange, type ExchangeNeeds, type Received } from './exchange.ts';
import { t } from './outcomes.text.ts';
import { prepareRequest, type RequestNeeds } from './request.ts';

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
  send<E extends AnyEndpoint>(
    endpoint: E,
    args: ArgsOf<E>,
    options?: SendOptions,
  ): Promise<Answer<DataOf<E>, RefusalOf<E>>>;
}

/** What the client needs to know; it knows no session itself. */
export interface ClientNeeds extends RequestNeeds, ExchangeNeeds {
  readonly headers: () => Readonly<Record<string, string>>;
  /** How long the service is waited for in all; the pauses before a repetition do not count. */
  readonly timeoutMs: () => number;
  readonly random: () => number;
  /** Called for a 401 of a call that carried a token, or that needs one. */
  readonly onSignedOut: (token: string) => void;
}

type AnyAnswer = Answer<unknown, unknown>;

export function createClient(needs: ClientNeeds): Client {
  const { clock } = needs;

  async function send(endpoint: AnyEndpoint, args: unknown, options: SendOptions): Promise<AnyAnswer> {
    const { signal, keepalive = false } = options;
    if (signal?.aborted) return never();
    // Once for all attempts: a repetition is never sent as somebody else who has signed in meanwhile (NET-11).
    const headers = needs.headers();
    const request = prepareRequest(needs, endpoint, args, headers);
    if (!request) return failure(endpoint, 'failed', '500', t('failed'));

    let deadlineMs = clock.monotonicMs() + needs.timeoutMs();
    for (let attempt = 0; ; attempt += 1) {
      const leftMs = deadlineMs - clock.monotonicMs();
      const exchange = await exchangeInTime(needs, request, { leftMs, signal, keepalive });
      if (signal?.aborted) return never();
      const pauseMs = pauseBeforeNext(endpoint, exchange, attempt, needs.random);
      if (pauseMs === null || clock.monotonicMs() >= deadlineMs) return read(endpoint, exchange, headers.Token ?? '');
      await pause(pauseMs, clock, signal);
      if (signal?.aborted) return never();
      deadlineMs += pauseMs;
    }
  }

  function read(endpoint: AnyEndpoint, exchange: Exchange, token: string): AnyAnswer {
    if (exchange.at !== 'received') return failure(endpoint, 'no-answer', '404', t('noAnswer'));
    if (exchange.status !== 401) return readAnswer(endpoint, exchange);
    // Without a token it says that a login failed, not that a session has ended (NET-08).
    if (token === '' && endpoint.access === 'open') return failure(endpoint, 'failed', '401', t('failed'));
    needs.onSignedOut(token);
    return failure(endpoint, 'signed-out', '401', t('failed'));
  }

  // What the endpoint's schemas have read is what the endpoint's types say; TypeScript can't follow it through `AnyEndpoint`.
  return { send: (endpoint, args, options = {}) => send(endpoint, args, options) as Promise<never> };
}

export function readAnswer(endpoint: AnyEndpoint, { status, body, isRedirect }: Received): AnyAnswer {
  const answer = readEnvelope(body ?? '');
  const isAccepted = status >= 200 && status < 300;
  if (answer.at === 'envelope' && !answer.envelope.isSuccess) {
    const { errorCode, errorMessage, data } = answer.envelope;
    const refused = failure(endpoint, 'refused', errorCode, errorMessage || t('malformed'));
    const problem = isAccepted ? refused.problem : { ...refused.problem, hasErrorStatus: true };
    return { ...refused, problem, refusal: readRefusal(endpoint, data) };
  }
  if (isRedirect && answer.at !== 'envelope') {
    return failure(endpoint, 'malformed', 'malformed', t('signInToNetwork'));
  }
  if (!isAccepted) return failure(endpoint, 'failed', '500', t('failed'));

  const parsed = answer.at === 'envelope' ? endpoint.data.safeParse(answer.envelope.data) : null;
  if (parsed?.success) return { ok: true, data: parsed.data };
  const malformed = failure(endpoint, 'malformed', 'malformed', t('malformed'));
  if (answer.at !== 'unknown-status') return malformed;
  return { ...malformed, problem: { ...malformed.problem, hasUnknownStatus: true } };
}

function readRefusal(endpoint: AnyEndpoint, data: unknown): unknown {
  const parsed = endpoint.refusal?.safeParse(data);
  return parsed?.success ? parsed.data : null;
}

export function failure({ name }: AnyEndpoint, outcome: ProblemOutcome, code: string, text: string) {
  return { ok: false, problem: { outcome, code, text, call: name }, refusal: null } as const;
}

const retryableStatus = new Set([429, 502, 503, 504]);
const mostRepetitions = 3;

/**
 * Milliseconds until a read is repeated, null where it is not: what Retry-After says, else 0.7 s, doubled each time and up
 * to three quarters longer, so that many browsers do not come back at once; 5 s at most (NET-02).
 */
function pauseBeforeNext(
  endpoint: AnyEndpoint,
  exchange: Exchange,
  attempt: number,
  random: () => number,
): number | null {
  if (endpoint.kind !== 'read' || attempt >= mostRepetitions || exchange.at === 'timed-out') return null;
  const ownMs = Math.min(5000, 700 * 2 ** attempt * (1 + random() * 0.75));
  if (exchange.at !== 'received') return ownMs;
  const mayPass = retryableStatus.has(exchange.status) || exchange.body === null;
  return mayPass ? (exchange.retryAfterMs ?? ownMs) : null;
}

/** Ends early when the caller gives up: no timer of what is gone stays. */
function pause(ms: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(ms, end);
    signal?.addEventListener('abort', end, { once: true });
  });
}

const never = () => new Promise<never>(() => {});
