import * as z from 'zod/mini';
import { parseJson } from '../../core/format/json.ts';
import type { AnyEndpoint, Schema } from '../../core/service/endpoint.ts';
import { envelopeShape, notJson, readEnvelope } from '../../core/service/envelope.ts';
import { mismatchOf, typeWord, valueAt } from '../../core/service/mismatch.ts';
import type { Mismatch } from '../../core/state/problem.ts';
import { seenText } from './mask.ts';
import { fieldsOf, strictly } from './schema.ts';
import type { Received } from './call.ts';

type Outcome = 'answered' | 'refused' | 'unread';

export interface Fit {
  readonly outcome: Outcome;
  /** The service's code of a refusal. */
  readonly code: string;
  readonly differs: readonly Mismatch[];
  /** Optional fields that no row of the answer had. */
  readonly neverCame: readonly string[];
  /** `Data` as the elements read it; undefined if they could not. */
  readonly data: unknown;
}

/** Compares an answer with the table of calls. Reports values, too, that the elements would quietly leave out. */
export function fitOf(endpoint: AnyEndpoint, { status, body, failure, headers }: Received): Fit {
  if (failure !== null) return unread({ path: '', expected: 'an answer', seen: failure });
  if (status >= 300 && status < 400)
    return unread({ path: '', expected: 'an answer', seen: `a redirect${targetOf(headers)}, which no call follows` });
  const json = parseJson(body);
  const isAccepted = status >= 200 && status < 300;
  if (json === undefined)
    return unread(isAccepted ? notJson(body) : { path: '', expected: 'HTTP 200', seen: `HTTP ${status}` });

  const answer = readEnvelope(body);
  const envelope = answer.at === 'envelope' ? answer.envelope : null;
  const isRefusal = envelope && (!envelope.isSuccess || envelope.errorCode === endpoint.refusingCode);
  const shape = z.object({ ...envelopeShape.shape, Data: isRefusal ? z.unknown() : strictly(endpoint.data) });
  const fields = fieldsOf(shape, json);
  const differs = [
    ...(isAccepted || isRefusal ? [] : [{ path: '', expected: 'HTTP 200', seen: `HTTP ${status}` }]),
    ...withNames(differencesOf(shape, json), fields.renamed),
  ];
  const read = envelope && !isRefusal ? endpoint.data.safeParse(envelope.data) : null;
  return {
    outcome: isRefusal ? 'refused' : read?.success ? 'answered' : 'unread',
    code: isRefusal ? codeText(envelope.errorCode) : '',
    differs,
    neverCame: fields.absent,
    data: read?.success ? read.data : undefined,
  };
}

const unread = (mismatch: Mismatch): Fit => ({
  outcome: 'unread',
  code: '',
  differs: [mismatch],
  neverCame: [],
  data: undefined,
});

const targetOf = (headers: Headers) => {
  const location = headers.get('location') ?? '';
  return URL.canParse(location) ? ` to ${new URL(location).origin}` : '';
};

// A code is a short word; anything longer may be a message about a person.
const codeText = (code: string) => (/^[\w-]{1,24}$/.test(code) ? code : '');

function differencesOf(shape: Schema, json: unknown): Mismatch[] {
  const withData = typeof json === 'object' && json !== null && !('Data' in json) ? { ...json, Data: null } : json;
  const parsed = shape.safeParse(withData);
  if (parsed.success) return [];
  const found = new Map<string, { readonly first: Mismatch; count: number }>();
  for (const issue of parsed.error.issues) {
    const value = valueAt(json, issue.path);
    const mismatch = { ...mismatchOf(issue, json), seen: seenText(value, issue.path, issue.message) };
    const kind = [mismatch.path.replaceAll(/\[\d+\]/g, '[]'), mismatch.expected, typeWord(value)].join();
    const known = found.get(kind);
    if (known) known.count += 1;
    else found.set(kind, { first: mismatch, count: 1 });
  }
  return Array.from(found.values(), ({ first, count }) =>
    count === 1 ? first : { ...first, seen: `${first.seen} (and in ${count - 1} more)` },
  );
}

/** Reports a field whose name has another case as renamed, not as missing. */
function withNames(differs: readonly Mismatch[], renamed: readonly Mismatch[]): Mismatch[] {
  const isRenamed = (each: Mismatch) =>
    each.seen.startsWith('missing') && renamed.some(({ path }) => path.toLowerCase() === each.path.toLowerCase());
  return [...differs.filter((each) => !isRenamed(each)), ...renamed];
}
