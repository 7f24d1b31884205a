import * as z from 'zod/mini';
import { read, text } from './shapes.ts';

/* Pieces of the wire's shapes that the signup form has no use for: shapes.ts is part of what every page loads. */

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
