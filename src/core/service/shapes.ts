import * as z from 'zod/mini';
import { isWireTime, readWireTime } from '../format/time.ts';
import { fields, forgiving, noId, optional, read, toSentId } from './fields.ts';

/* Values in the schemas (DEC-1). The service may send numbers as numeric text and booleans as 'true' / 'false'. Ids become
 * strings. A missing value becomes null, or '' if screens only show it. The message of a check names what it expects, for
   the report of an answer that does not fit (mismatch.ts). */

export const id = read(
  z.union([z.string(), z.number()], 'an id').check(z.refine((value) => !isBlank(value), 'an id')),
  (value) => String(value),
);

export const flag = read(
  z.union([z.boolean(), z.enum(['true', 'false', 'True', 'False'])], 'true or false'),
  (value) => value === true || value === 'true' || value === 'True',
);

// A text without a visible character counts as missing: databases pad texts with spaces.
const isBlank = (value: string | number) => String(value).trim() === '';

export const text = read(z.nullish(z.string()), (value) => value?.trim() ?? '');

/** Text that may arrive as a number because it may be all digits (phone numbers); '' if missing. */
export const digits = read(z.nullish(z.union([z.string(), z.number()])), (value) => String(value ?? '').trim());

/** An id in a request: a number, or text if a number would lose digits (NET-22). */
export const sentId = read(z.union([z.string(), z.number()]), toSentId);

export const sentIdOrNone = read(z.nullish(sentId), (value) => value ?? toSentId(noId));

// At most 17 digits on either side of the point: a longer text is not an amount, and would be rounded (NET-22).
const numericText = /^-?\d{1,17}(?:\.\d{1,17})?$/;

export const optionalId = read(z.nullish(z.union([z.string(), z.number()], 'an id')), (value) =>
  value === undefined || value === null || isBlank(value) ? null : String(value),
);

/** An id; null if it is 0 or negative, which the service sends for "none". */
export const positiveId = read(optionalId, (value) => (Number(value ?? 0) <= 0 ? null : value));

export const number = read(
  z.union([z.number(), z.string().check(z.regex(numericText, 'a number'))], 'a number'),
  (value) => Number(value),
);

export const count = read(number, (value) => Math.max(0, Math.trunc(value)));

export const verdict = fields({ code: ['Code', optional(optionalId, '')], text: ['Message', text] });

export const nothing = read(z.unknown(), () => null);

/**
 * Money: sent as a number or numeric text, parsed to a decimal string for exact arithmetic (NET-22). The string has no
 * exponent: the number 1e-7 becomes '0.0000001'.
 */
export const amount = read(
  z.union(
    [
      z.number().check(z.refine((value) => Math.abs(value) < 1e17, 'an amount')),
      z.string().check(z.regex(numericText, 'an amount')),
    ],
    'an amount',
  ),
  (value) => (typeof value === 'string' ? value : decimalOf(value)),
);

function decimalOf(value: number): string {
  const [digits = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return digits;
  return `${value < 0 ? '-' : ''}0.${'0'.repeat(Number(exponent) - 1)}${digits.replace(/[-.]/g, '')}`;
}

export const time = forgiving(read(z.string('a time').check(z.refine(isWireTime, 'a time')), readWireTime));
