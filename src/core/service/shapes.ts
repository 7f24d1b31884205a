import * as z from 'zod/mini';

/*
 * Pieces of the wire's shapes (decisions.md section 1): numbers may arrive as numeric text, booleans as 'true' / 'false',
 * ids stay text inside. What may be missing is null inside; a text that is only shown is ''.
 */

/** Reads a wire shape, and gives what it holds under our own names. */
// @__NO_SIDE_EFFECTS__
export function read<Wire extends z.ZodMiniType, Ours>(wire: Wire, toOurs: (wire: z.output<Wire>) => Ours) {
  return z.pipe(wire, z.transform(toOurs));
}

/** An id: a number or a text on the wire, text inside. */
export const id = /* @__PURE__ */ read(
  /* @__PURE__ */ z.union([z.string(), z.number()]).check(/* @__PURE__ */ z.refine((value) => value !== '')),
  (value) => String(value),
);

/** true, false, or either as text. */
export const flag = /* @__PURE__ */ read(
  z.union([z.boolean(), z.enum(['true', 'false', 'True', 'False'])]),
  (value) => value === true || value === 'true' || value === 'True',
);

/** Text, or '' where it is missing or null. */
export const text = /* @__PURE__ */ read(z.nullish(z.string()), (value) => value ?? '');

/** Text that may be all digits (phone numbers, postal codes) and so arrive as a number; '' where it is missing or null. */
export const digits = /* @__PURE__ */ read(z.nullish(z.union([z.string(), z.number()])), (value) =>
  String(value ?? ''),
);

/** A shape that may be missing or null: null inside. */
// @__NO_SIDE_EFFECTS__
export function optional<S extends z.ZodMiniType>(shape: S) {
  return read(z.nullish(shape), (value) => (value ?? null) as z.output<S> | null);
}

/** A shape that nothing depends on: null where it is missing, null or not what we know. */
// @__NO_SIDE_EFFECTS__
export function forgiving<S extends z.ZodMiniType>(shape: S) {
  return z.catch(optional(shape), null);
}

/** A list that may be missing or null: empty inside. */
// @__NO_SIDE_EFFECTS__
export function list<S extends z.ZodMiniType>(shape: S) {
  return read(z.nullish(z.array(shape)), (value) => (value ?? []) as z.output<S>[]);
}

/** `Request` without fields. */
export const noFields = /* @__PURE__ */ z.object({});

/** `toWire` of a call that takes no arguments. */
export const withoutArgs = (_none: void) => ({});

/** An id in a request: the number it stands for, or its text where a number would lose digits (NET-22). */
export const sentId = /* @__PURE__ */ z.union([z.string(), z.number()]);

/** -1 is how the service is told "none". */
export const noId = '-1';

export function toSentId(ours: string | number): string | number {
  const asNumber = Number(ours);
  return Number.isSafeInteger(asNumber) && String(asNumber) === String(ours) ? asNumber : ours;
}
