import type * as z from 'zod/mini';
import { count, fields, flag, optional, text } from '../shapes.ts';

/** The result of a CSV upload (CON-3.10). `IsValid` false with neither flag set means errors in rows. */
export const csvResult = fields({
  isValid: ['IsValid', flag],
  usersAssigned: ['UsersAssigned', optional(count, 0)],
  hasFormatMismatch: ['ErrorFormatMismatch', optional(flag, false)],
  exceedsSeatCount: ['ErrorSeatCountExceeded', optional(flag, false)],
  fileName: ['FileName', text],
});

export type CsvResult = z.output<typeof csvResult>;

/**
 * Parses the result in an answer's `content-disposition` (DEC-1.18): an object from the first `{` to the last `}`, with
 * single quotes and `\uXXXX` for characters that headers can't contain. Without a file name of its own it gets the
 * header's. Null if it can't be parsed.
 */
export function readCsvResult(contentDisposition: string): CsvResult | null {
  const start = contentDisposition.indexOf('{');
  const end = contentDisposition.lastIndexOf('}');
  if (start < 0 || end < start) return null;
  const fields = readFields(contentDisposition.slice(start, end + 1));
  const parsed = csvResult.safeParse(fields && Object.fromEntries(fields));
  if (!parsed.success) return null;
  return { ...parsed.data, fileName: parsed.data.fileName || headerFileName(contentDisposition.slice(0, start)) };
}

const nameOfHeader = /filename=(?:"([^"]{0,255})"|([^\s";]{1,255}))/i;

function headerFileName(disposition: string): string {
  const match = nameOfHeader.exec(disposition);
  return match?.[1] ?? match?.[2] ?? '';
}

// All expressions are sticky and unambiguous, so reading takes linear time.
const keyAt = /\s*'(\w+)'\s*:\s*/y;
const bareValueAt = /[^\s,'{}]+/y;
const separatorAt = /\s*,/y;
const endAt = /\s*\}$/y;
const nextFieldAfterQuote = /\s*,\s*'(\w+)'\s*:/y;

function readFields(source: string): Map<string, unknown> | null {
  const fields = new Map<string, unknown>();
  let at = 1;
  for (;;) {
    const key = matchAt(keyAt, source, at);
    if (!key) return null;
    const name = key[1]!;
    fields.set(name, null);
    at += key[0].length;

    const value = source[at] === "'" ? readQuoted(source, at, fields) : readBare(source, at);
    if (!value) return null;
    fields.set(name, value.value);
    at = value.end;

    if (matchAt(endAt, source, at)) return fields;
    const separator = matchAt(separatorAt, source, at);
    if (!separator) return null;
    at += separator[0].length;
  }
}

interface ReadValue {
  readonly value: unknown;
  readonly end: number;
}

function readBare(source: string, at: number): ReadValue | null {
  const match = matchAt(bareValueAt, source, at)?.[0];
  if (match === undefined) return null;
  return { value: match === 'null' ? null : match, end: at + match.length };
}

/** An apostrophe ends a value only if the end or an unread field follows it; otherwise it is part of the value. */
function readQuoted(source: string, at: number, known: ReadonlyMap<string, unknown>): ReadValue | null {
  for (let quote = source.indexOf("'", at + 1); quote >= 0; quote = source.indexOf("'", quote + 1)) {
    const next = matchAt(nextFieldAfterQuote, source, quote + 1)?.[1];
    const isEnd = next === undefined ? matchAt(endAt, source, quote + 1) !== null : !known.has(next);
    if (isEnd) return { value: unescape(source.slice(at + 1, quote)), end: quote + 1 };
  }
  return null;
}

const escapes = /\\(?:u([0-9a-fA-F]{4})|(["'\\/]))/g;

const unescape = (quoted: string) =>
  quoted.replace(escapes, (_, code: string | undefined, plain: string) =>
    code === undefined ? plain : String.fromCharCode(Number.parseInt(code, 16)),
  );

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
