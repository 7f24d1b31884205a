import * as z from 'zod/mini';

export function read<Wire extends z.ZodMiniType, Ours>(wire: Wire, toOurs: (wire: z.output<Wire>) => Ours) {
  return z.pipe(wire, z.transform(toOurs));
}

type Fields = Readonly<Record<string, readonly [wireName: string, shape: z.ZodMiniType]>>;
type WireShape<F extends Fields> = { [Ours in keyof F as F[Ours][0]]: F[Ours][1] };

const wireShape = <F extends Fields>(table: F) => Object.fromEntries(Object.values(table)) as WireShape<F>;

/** A schema that renames the fields of a wire object (DEC-1): `table` maps our names to wire names and shapes. */
export function fields<const F extends Fields>(table: F) {
  return read(z.object(wireShape(table)), (sent: Readonly<Record<string, unknown>>) => {
    const ours = Object.entries(table).map(([name, [wireName]]) => [name, sent[wireName]]);
    return Object.fromEntries(ours) as { [Ours in keyof F]: z.output<F[Ours][1]> };
  });
}

type Optional<S extends z.ZodMiniType, Otherwise = null> = z.ZodMiniPipe<
  z.ZodMiniOptional<z.ZodMiniNullable<S>>,
  z.ZodMiniTransform<NonNullable<z.output<S>> | Otherwise, z.output<S> | null | undefined>
>;

export function optional<S extends z.ZodMiniType>(shape: S): Optional<S>;
export function optional<S extends z.ZodMiniType, Otherwise>(shape: S, otherwise: Otherwise): Optional<S, Otherwise>;
export function optional(shape: z.ZodMiniType, otherwise: unknown = null) {
  return read(z.nullish(shape), (value) => value ?? otherwise) as never;
}

/** A value that is not essential: `otherwise` if it is missing, null or invalid. */
export function forgiving<S extends z.ZodMiniType>(shape: S): Optional<S>;
export function forgiving<S extends z.ZodMiniType, Otherwise>(shape: S, otherwise: Otherwise): Optional<S, Otherwise>;
export function forgiving(shape: z.ZodMiniType, otherwise: unknown = null) {
  return z.catch(optional(shape, otherwise), otherwise) as never;
}

export function list<S extends z.ZodMiniType>(shape: S) {
  return read(z.nullish(z.array(shape)), (value) => (value ?? []) as z.output<S>[]);
}

/** The options that have a name. Options without one can't be shown, but do not make the list invalid. */
export const named = <Option extends { readonly name: string }>(options: readonly Option[]): Option[] =>
  options.filter(({ name }) => name.trim() !== '');

export const options = <S extends z.ZodMiniType<{ readonly name: string }>>(shape: S) => read(list(shape), named);

export const withoutArgs = { request: z.object({}), toWire: (_none: void) => ({}) };

type Fixed = Readonly<Record<string, string | number | null>>;
type Widened<Value> = Value extends string ? string : Value extends number ? number : null;
type FixedShape<Value> = z.ZodMiniType<Widened<Value>, Widened<Value>>;
type SentShape<F extends Fields, Same extends Fixed> = WireShape<F> & {
  -readonly [Name in keyof Same]: FixedShape<Same[Name]>;
};
type SentArgs<F extends Fields> = z.input<z.ZodMiniObject<{ -readonly [Ours in keyof F]: F[Ours][1] }>>;

const fixedShapes = { string: z.string(), number: z.number(), object: z.literal(null) };

/**
 * The `request` and `toWire` of an endpoint: `table` maps each argument to a wire name and a shape; `same` contains the
 * wire fields whose value is the same in every call.
 */
export function sends<const F extends Fields, Same extends Fixed = Record<never, never>>(table: F, same?: Same) {
  const fixed = Object.entries(same ?? {}).map(([name, value]) => [name, fixedShapes[typeof value as 'string']]);
  const request = z.object({ ...wireShape(table), ...Object.fromEntries(fixed) } as SentShape<F, Same>);
  return {
    request,
    toWire(args: Readonly<SentArgs<F>>) {
      const sent = Object.entries(table).map(([ours, [wireName]]) => [wireName, args[ours as keyof SentArgs<F>]]);
      return request.parse({ ...Object.fromEntries(sent), ...same });
    },
  };
}

export type SentBy<Sent extends { toWire: (args: never) => unknown }> = Parameters<Sent['toWire']>[0];

export const noId = '-1';

export function toSentId(ours: string | number): string | number {
  const asNumber = Number(ours);
  return Number.isSafeInteger(asNumber) && String(asNumber) === String(ours) ? asNumber : ours;
}
