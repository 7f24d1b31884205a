import { config } from '../../core/config/config.ts';
import type { AnyEndpoint } from '../../core/service/endpoint.ts';
import * as endpoints from '../../core/service/endpoints.ts';
import { joinUrl } from '../../core/service/request.ts';
import { standardHeaders } from '../../core/service/standard-headers.ts';
import { receive, type Received } from './call.ts';

/** An answer that a browser would refuse, and the calls that get it. */
export interface Refused {
  readonly what: string;
  readonly calls: readonly string[];
}

export const isForeign = (base: string, origin: string) => new URL(base).origin !== origin;

/** Names of the headers for which a browser sends a preflight, as the preflight lists them: in lower case, sorted. */
function askedHeaders(endpoint: AnyEndpoint): string[] {
  const { payments, requestIdHeader } = config();
  const configured = [requestIdHeader, endpoint.startsPayment ? payments.idempotencyHeader : ''];
  const own = configured.filter((name) => name !== '');
  return [...Object.keys(standardHeaders(null, '')), 'Content-Type', ...own].map((name) => name.toLowerCase()).sort();
}

/** Sends the CORS preflight of every call, also of those that the check does not make: a preflight changes nothing. */
export async function checkPreflights(base: string, origin: string): Promise<Refused[]> {
  const waiting: AnyEndpoint[] = Object.values(endpoints);
  const refused = grouped();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const headers = {
        Origin: origin,
        'Access-Control-Request-Method': next.method,
        'Access-Control-Request-Headers': askedHeaders(next).join(','),
      };
      const answer = await receive(addressOf(base, next), { method: 'OPTIONS', headers, redirect: 'manual' });
      for (const what of preflightComplaints(answer, origin, askedHeaders(next))) refused.add(what, next.name);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  return refused.list();
}

/** Finds the answers that a browser would not let the page read. `answers`: by call. */
export function checkAnswers(answers: ReadonlyMap<string, Received>, origin: string): Refused[] {
  const refused = grouped();
  for (const [name, { headers, failure }] of answers) {
    const complaint = failure === null ? originComplaint(headers, origin) : null;
    if (complaint) refused.add(`the answer: ${complaint}`, name);
  }
  const isExposed = [...answers.values()].some(({ headers }) =>
    listOf(headers, 'access-control-expose-headers').some((name) => name === '*' || name === 'content-disposition'),
  );
  if (!isExposed)
    refused.add(
      'the answer: Access-Control-Expose-Headers lacks content-disposition, the result of a CSV upload',
      endpoints.assignSeatsByCsv.name,
    );
  return refused.list();
}

function preflightComplaints(
  { status, headers, failure }: Received,
  origin: string,
  asked: readonly string[],
): string[] {
  if (failure !== null) return [`the preflight: ${failure}`];
  if (status < 200 || status > 299) return [`the preflight: HTTP ${status}, where 2xx is expected`];
  const complaint = originComplaint(headers, origin);
  if (complaint) return [`the preflight: ${complaint}`];
  const allowed = listOf(headers, 'access-control-allow-headers');
  const lacking = allowed.includes('*') ? [] : asked.filter((name) => !allowed.includes(name));
  return lacking.length > 0 ? [`the preflight: Access-Control-Allow-Headers lacks ${lacking.join(', ')}`] : [];
}

function originComplaint(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return null;
  return allowed === null
    ? 'Access-Control-Allow-Origin is missing'
    : `Access-Control-Allow-Origin is ${allowed}, not ${origin}`;
}

const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((each) => each.trim().toLowerCase());

const addressOf = (base: string, { name, path }: AnyEndpoint) =>
  joinUrl(base, (config().endpoints[name] ?? path).replace(/\?.*/, '').replaceAll(/\{\w+\}/g, '1'));

/** Collects complaints. Equal complaints become one, with all calls that they are about. */
function grouped() {
  const calls = new Map<string, string[]>();
  return {
    add: (what: string, call: string) => void calls.set(what, [...(calls.get(what) ?? []), call]),
    list: (): Refused[] => Array.from(calls, ([what, of]) => ({ what, calls: of.toSorted() })),
  };
}
