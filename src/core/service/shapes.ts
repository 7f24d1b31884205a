import * as z from 'zod/mini';
import { decimalOf } from '../format/decimal.ts';
import { readWireTime } from '../format/wire-time.ts';

/*
 * Pieces of the wire's shapes (DEC-1): numbers may arrive as numeric text, booleans as 'true' / 'false',
 * ids stay text inside. What may be missing is null inside; a text that is only shown is ''.
 */

/** Reads a wire shape, and gives what it holds under our own names. */
export function read<Wire extends z.ZodMiniType, Ours>(wire: Wire, toOurs: (wire: z.output<Wire>) => Ours) {
  return z.pipe(wire, z.transform(toOurs));
}

/** An id: a number or a text on the wire, text inside. */
export const id = read(z.union([z.string(), z.number()]).check(z.refine((value) => value !== '')), (value) =>
  String(value),
);

/** true, false, or either as text. */
export const flag = read(
  z.union([z.boolean(), z.enum(['true', 'false', 'True', 'False'])]),
  (value) => value === true || value === 'true' || value === 'True',
);

/** Text, or '' where it is missing or null. */
export const text = read(z.nullish(z.string()), (value) => value ?? '');

/** Text that may be all digits (phone numbers, postal codes) and so arrive as a number; '' where it is missing or null. */
export const digits = read(z.nullish(z.union([z.string(), z.number()])), (value) => String(value ?? ''));

/** A shape that may be missing or null: null inside. */
export function optional<S extends z.ZodMiniType>(shape: S) {
  return read(z.nullish(shape), (value) => (value ?? null) as z.output<S> | null);
}

/** A shape that nothing depends on: null where it is missing, null or not what we know. */
export function forgiving<S extends z.ZodMiniType>(shape: S) {
  return z.catch(optional(shape), null);
}

/** A list that may be missing or null: empty inside. */
export function list<S extends z.ZodMiniType>(shape: S) {
  return read(z.nullish(z.array(shape)), (value) => (value ?? []) as z.output<S>[]);
}

/** `Request` without fields. */
export const noFields = z.object({});

/** `toWire` of a call that takes no arguments. */
export const withoutArgs = (_none: void) => ({});

/** An id in a request: the number it stands for, or its text where a number would lose digits (NET-22). */
export const sentId = z.union([z.string(), z.number()]);

/** -1 is how the service is told "none". */
export const noId = '-1';

export function toSentId(ours: string | number): string | number {
  const asNumber = Number(ours);
  return Number.isSafeInteger(asNumber) && String(asNumber) === String(ours) ? asNumber : ours;
}

// At most 17 digits on either side: longer ones are no amounts, and would leave what a number can hold (NET-22).
export const numericText = /^-?\d{1,17}(?:\.\d{1,17})?$/;

/** An id that may be missing, null or '': null inside. */
export const optionalId = read(z.nullish(z.union([z.string(), z.number()])), (value) =>
  value === undefined || value === null || value === '' ? null : String(value),
);

/** An id whose 0 and below mean "none": null inside. */
export const positiveId = read(optionalId, (value) => (Number(value ?? 0) <= 0 ? null : value));

/** A finite number, also as numeric text. */
export const number = read(z.union([z.number(), z.string().check(z.regex(numericText))]), (value) => Number(value));

/** How many of something: a whole number, 0 where the wire's is below (NET-22). */
export const count = read(number, (value) => Math.max(0, Math.trunc(value)));

/** A code of the service with its sentence, as in `Message` and `ValidateMessage`. */
export const verdict = read(z.object({ Code: optionalId, Message: text }), (wire) => ({
  code: wire.Code ?? '',
  text: wire.Message,
}));

export type Verdict = z.output<typeof verdict>;

/** `Data` that nothing is read from. */
export const nothing = read(z.unknown(), () => null);

/** An amount of money: a number or numeric text on the wire, a decimal text inside ('1180.5'). No arithmetic (NET-22). */
export const amount = read(
  z.union([z.number().check(z.refine((value) => Math.abs(value) < 1e17)), z.string().check(z.regex(numericText))]),
  (value) => (typeof value === 'string' ? value : decimalOf(value)),
);

/** A UTC time, ISO 8601 or dd-mm-yyyy hh:mm:ss; null where it is missing or unreadable (DEC-1.13). */
export const time = read(z.catch(z.nullish(z.string()), null), (value) => readWireTime(value ?? ''));
