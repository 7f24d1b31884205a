import type { MappedResponseType } from 'ofetch';
import { localized } from '../config/text.ts';
import { failure, type Failure, type Mismatch, type Problem } from '../state/problem.ts';
import type { AnyEndpoint, ArgsOf, DataOf, RefusalOf } from './endpoint.ts';
import { readEnvelope } from './envelope.ts';
import { mismatchOf, warnOfMismatch } from './mismatch.ts';
import {
  fetchAnswer,
  neverSettles,
  type BodyType,
  type FetchNeeds,
  type FetchOptions,
  type Received,
} from './fetch-answer.ts';
import { text } from './outcomes.text.ts';
import { prepareRequest, type RequestNeeds } from './request.ts';
import { natives } from '../page/natives.ts';

const { getRandomValues } = natives();

/** The result of a call. `refusal` is the parsed `Data` of a refusal; null if no schema of the endpoint fits it. */
export type Answer<Data, Refusal = null> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly problem: Problem; readonly refusal: Refusal | null };

export interface SendOptions {
  /** Aborts the call. Its promise then never settles, so that code of a removed element does not continue (NET-04). */
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
}

/** `send` never rejects: a failed call resolves to an answer with `ok: false` and a problem. */
export interface Client {
  send<E extends AnyEndpoint>(
    endpoint: E,
    args: ArgsOf<E>,
    options?: SendOptions,
  ): Promise<Answer<DataOf<E>, RefusalOf<E>>>;
}

export interface ClientNeeds extends RequestNeeds, FetchNeeds {
  readonly headers: () => Readonly<Record<string, string>>;
  /** Name of the header for the id of a call; '' for none. */
  readonly requestIdHeader?: () => string;
  /** Name of the header for the key of a payment's start; '' for none. */
  readonly idempotencyHeader?: () => string;
  readonly timeoutMs: () => number;
  readonly onSignedOut: (token: string) => void;
}

export const createClient = (needs: ClientNeeds): Client => ({
  async send(endpoint, args, options = {}) {
    const received = await sendRaw(needs, endpoint, args, { responseType: 'text', ...options });
    if ('problem' in received) return received;
    const answer = readAnswer(endpoint, received);
    if (!answer.ok) warnOfMismatch(answer.problem);
    return answer;
  },
});

type SendRawOptions<Type extends BodyType> = Partial<FetchOptions> & {
  readonly responseType: Type;
  readonly upload?: Pick<RequestInit, 'body'> | undefined;
};

/**
 * Sends a call with the current session's headers. Resolves to the answer as received, or to a failure if the request
 * can't be prepared, no answer comes, or the answer is a 401.
 */
export async function sendRaw<Type extends BodyType>(
  needs: ClientNeeds,
  endpoint: AnyEndpoint,
  args: unknown,
  { upload, ...options }: SendRawOptions<Type>,
): Promise<Received<MappedResponseType<Type>> | Failure> {
  const name = needs.requestIdHeader?.() ?? '';
  if (name === '') return sendWith(needs, endpoint, args, { upload, ...options }, {});
  const requestId = randomHex();
  const received = await sendWith(needs, endpoint, args, { upload, ...options }, { [name]: requestId });
  return 'problem' in received ? withRequestId(received, requestId) : { ...received, requestId };
}

const withRequestId = (failed: Failure, requestId: string): Failure => ({
  ...failed,
  problem: { ...failed.problem, requestId },
});

async function sendWith<Type extends BodyType>(
  needs: ClientNeeds,
  endpoint: AnyEndpoint,
  args: unknown,
  { upload, ...options }: SendRawOptions<Type>,
  own: Readonly<Record<string, string>>,
): Promise<Received<MappedResponseType<Type>> | Failure> {
  const { signal } = options;
  if (signal?.aborted) return neverSettles();
  // Headers are read once, so a retry is never sent with another user's token (NET-11).
  const headers = { ...needs.headers(), ...idempotencyKey(needs, endpoint), ...own };
  const request = prepareRequest(needs, endpoint, args, headers);
  if (!request) return failure(endpoint, 'failed', '500', localized(text, 'failed'));

  const { url, init } = request;
  const how = { limitMs: needs.timeoutMs(), isRead: endpoint.kind === 'read', ...options };
  const received = await fetchAnswer(needs, { url, init: { ...init, ...upload } }, how);
  if (signal?.aborted) return neverSettles();
  if (!received) return noAnswer(endpoint);
  if (received.status !== 401) return received;
  const token = headers.Token ?? '';
  // If the call carried no token and needs no session, a 401 does not end a session: a login has failed (NET-08).
  if (token === '' && endpoint.access === 'open') return failure(endpoint, 'failed', '401', localized(text, 'failed'));
  needs.onSignedOut(token);
  return failure(endpoint, 'signed-out', '401', localized(text, 'failed'));
}

/**
 * A new key for each start of a payment. When the connection is cut, the browser itself may send a POST twice: the key
 * tells the service that both are one order. A press of Pay now starts a payment once, so no key belongs to two
 * presses.
 */
function idempotencyKey({ idempotencyHeader }: ClientNeeds, { startsPayment }: AnyEndpoint): Record<string, string> {
  const name = startsPayment ? idempotencyHeader?.() : '';
  if (!name) return {};
  return { [name]: randomHex() };
}

const randomHex = () =>
  [...getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function readAnswer<E extends AnyEndpoint>(
  endpoint: E,
  { requestId, ...received }: Received,
): Answer<DataOf<E>, RefusalOf<E>> {
  const answer = readBody(endpoint, received);
  return answer.ok || !requestId ? answer : { ...answer, problem: { ...answer.problem, requestId } };
}

function readBody<E extends AnyEndpoint>(
  endpoint: E,
  { status, body, isRedirect }: Received,
): Answer<DataOf<E>, RefusalOf<E>> {
  const answer = readEnvelope(body ?? '');
  const isAccepted = status >= 200 && status < 300;
  const envelope = answer.at === 'envelope' ? answer.envelope : null;
  if (envelope && (!envelope.isSuccess || envelope.errorCode === endpoint.refusingCode)) {
    const { errorCode, errorMessage, data } = envelope;
    const refused = failure(endpoint, 'refused', errorCode, errorMessage || localized(text, 'malformed'));
    const problem = isAccepted ? refused.problem : { ...refused.problem, hasErrorStatus: true };
    const refusal = endpoint.refusal?.safeParse(data);
    return { ...refused, problem, refusal: refusal?.success ? (refusal.data as RefusalOf<E>) : null };
  }
  if (isRedirect && !envelope) {
    return malformed(
      endpoint,
      { path: '', expected: 'an answer', seen: 'a redirect' },
      localized(text, 'signInToNetwork'),
    );
  }
  if (!isAccepted) return failure(endpoint, 'failed', '500', localized(text, 'failed'));
  if (answer.at !== 'envelope') {
    const unread = malformed(endpoint, answer.mismatch);
    if (answer.at !== 'unknown-status') return unread;
    return { ...unread, problem: { ...unread.problem, hasUnknownStatus: true } };
  }

  const { data } = answer.envelope;
  const parsed = endpoint.data.safeParse(data);
  if (parsed.success) return { ok: true, data: parsed.data as DataOf<E> };
  return malformed(endpoint, mismatchOf(parsed.error.issues[0]!, data, ['Data']));
}

export function malformed(endpoint: AnyEndpoint, mismatch: Mismatch, words = localized(text, 'malformed')): Failure {
  const { problem, ...others } = failure(endpoint, 'malformed', 'malformed', words);
  return { ...others, problem: { ...problem, mismatch } };
}

/** The failure of a call without an answer: no network, a time limit, or code that could not be loaded (code '404'). */
export const noAnswer = (endpoint: { readonly name: string }): Failure =>
  failure(endpoint, 'no-answer', '404', localized(text, 'noAnswer'));
