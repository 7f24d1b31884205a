import type * as z from 'zod/mini';
import { fields, optional } from '../fields.ts';
import * as shapes from '../shapes.ts';

/** The result of a CSV upload (CON-3.10). If `isValid` and both error flags are false, rows of the file have errors. */
export const csvResult = fields({
  isValid: ['IsValid', shapes.flag],
  usersAssigned: ['UsersAssigned', optional(shapes.count, 0)],
  hasFormatMismatch: ['ErrorFormatMismatch', optional(shapes.flag, false)],
  exceedsSeatCount: ['ErrorSeatCountExceeded', optional(shapes.flag, false)],
  fileName: ['FileName', shapes.text],
});

export type CsvResult = z.output<typeof csvResult>;

/**
 * Parses the result in an answer's `content-disposition` (DEC-1.18): an object from the first `{` to the last `}`, with
 * single quotes and `\uXXXX` for characters that headers can't contain. If the object has no file name, the header's
 * `filename` is used. Null if the header can't be parsed.
 */
export function readCsvResult(contentDisposition: string): CsvResult | null {
  const start = contentDisposition.indexOf('{');
  const end = contentDisposition.lastIndexOf('}');
  if (start < 0 || end < start) return null;
  const fields = readFields(`,${contentDisposition.slice(start + 1, end + 1)}`);
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
const fieldAt = /\s*,\s*'(\w+)'\s*:\s*(?:'|([^\s,'{}]+))/y;
const nextFieldAt = /\s*,\s*'(\w+)'\s*:/y;
const endAt = /\s*\}$/y;

function readFields(source: string): Map<string, unknown> | null {
  const fields = new Map<string, unknown>();
  let at = 0;
  while (!matchAt(endAt, source, at)) {
    const field = matchAt(fieldAt, source, at);
    if (!field) return null;
    const [{ length }, name = '', bare] = field;
    fields.set(name, bare === 'null' ? null : bare);
    at += length;
    if (bare !== undefined) continue;
    const end = endOfText(source, at, fields);
    if (end === null) return null;
    fields.set(name, unescape(source.slice(at, end)));
    at = end + 1;
  }
  return fields;
}

/**
 * Index of the apostrophe that ends a text; null if the text does not end. Texts may contain apostrophes: only one that
 * is followed by the closing `}`, or by a field that has not been read yet, ends the text.
 */
function endOfText(source: string, from: number, known: ReadonlyMap<string, unknown>): number | null {
  for (let quote = source.indexOf("'", from); quote >= 0; quote = source.indexOf("'", quote + 1)) {
    const next = matchAt(nextFieldAt, source, quote + 1)?.[1];
    if (next === undefined ? matchAt(endAt, source, quote + 1) : !known.has(next)) return quote;
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
