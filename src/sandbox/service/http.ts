import * as z from 'zod/mini';
import { parseJson } from '../../core/format/json.ts';
import type { AnyEndpoint } from '../../core/service/endpoint.ts';

const expectations: readonly { name: string; fits?: (value: string) => boolean; wanted: string }[] = [
  { name: 'Token', wanted: "the login token, '' when signed out" },
  { name: 'UserCode', wanted: "the user code, '' when signed out" },
  { name: 'DeviceId', fits: (value) => value === '0', wanted: '0' },
  { name: 'SourceApp', fits: (value) => value === 'userconsole', wanted: "'userconsole'" },
  { name: 'CurrentVersion', fits: (value) => value !== '', wanted: "the client's version" },
  { name: 'IpAddress', wanted: "the browser's address, '' until it is known" },
  { name: 'UserId', fits: (value) => /^-1$|^\d+$/.test(value), wanted: "the user's id, -1 when signed out" },
];

/** The header by which a page's configuration may mark the starts of payments. */
export const idempotencyHeader = 'Idempotency-Key';

export const acceptedHeaderNames = [
  ...expectations.map(({ name }) => name),
  'Content-Type',
  idempotencyHeader,
  'X-Request-Id',
];

export function headerComplaint(headers: Headers, endpoint: Pick<AnyEndpoint, 'body'>): string | null {
  for (const { name, fits = () => true, wanted } of expectations) {
    const value = headers.get(name);
    if (value === null) return `The header ${name} is missing: every call sends it (${wanted}).`;
    if (!fits(value)) return `The header ${name} is '${value}', and should be ${wanted}.`;
  }
  const contentType = endpoint.body === 'csv' ? 'text/csv' : 'application/json';
  const sentType = headers.get('Content-Type') ?? '';
  if (sentType.split(';')[0]?.trim().toLowerCase() === contentType) return null;
  return `The header Content-Type is '${sentType}', and should be ${contentType}.`;
}

export function checkBody(body: string, endpoint: AnyEndpoint): { value: unknown } | { complaint: string } {
  if (endpoint.method === 'GET') return { value: {} };
  if (endpoint.body === 'csv') return { value: body };
  const read = z.strictObject({ Request: endpoint.request }).safeParse(parseJson(body));
  if (read.success) return { value: read.data.Request };
  // Zod's issues contain no values, so that the message repeats no password.
  return { complaint: `The body does not fit {"Request": {…}}: ${JSON.stringify(read.error.issues)}` };
}

export function envelope(
  fields: { Status: 0 | 1; Data?: unknown; ErrorCode?: string | null; ErrorMessage?: string | null },
  httpStatus = 200,
): Response {
  const { Status, Data = null, ErrorCode = null, ErrorMessage = null } = fields;
  return Response.json(
    { Status, Data, ErrorCode, ErrorMessage },
    { status: httpStatus, headers: { 'Cache-Control': 'no-store' } },
  );
}

export const errorResponse = (complaint: string, httpStatus = 400) =>
  envelope({ Status: 1, ErrorCode: 'sandbox', ErrorMessage: complaint }, httpStatus);
