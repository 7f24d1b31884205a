import * as z from 'zod/mini';

// zod probes `new Function` unless told not to; a page with Trusted Types would report that as a violation.
z.config({ jitless: true });

export type Schema<Output = unknown, Input = unknown> = z.ZodMiniType<Output, Input>;

/**
 * One call of the service (ACC-7, CON-7, DEC-1).
 *
 * `request` describes the content of `Request` as it goes over the wire; `data` and `refusal` read the wire's `Data`
 * on Status 0 and on Status 1 and give our own names. `toWire` maps our arguments to the wire.
 */
export interface Endpoint<
  Args = never,
  Request extends Schema = Schema,
  Data extends Schema = Schema,
  Refusal extends Schema = Schema,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below the service base. `{names}` in it are filled from what `pathParameters` returns, each URI-encoded. */
  readonly path: string;
  readonly pathParameters?: (args: Args) => Readonly<Record<string, string>>;
  readonly request: Request;
  readonly toWire: (args: Args) => z.input<Request>;
  readonly data: Data;
  readonly refusal?: Refusal;
  /** An ErrorCode that refuses at Status 0 too, whatever the answer's `Data` is. */
  readonly refusingCode?: string;
  /** Reads may be repeated (3 times at most); what changes something is sent once. */
  readonly kind: 'read' | 'change';
  /** Protected calls answer 401 without a valid Token and UserCode. */
  readonly access: 'open' | 'protected';
  /** A raw text body instead of the JSON envelope; its answer is a blob with a result in a header. */
  readonly body?: 'csv';
  /** Credentials or money: sent with `referrerPolicy: 'no-referrer'` (SEC-23). */
  readonly sensitive?: boolean;
}

export function endpoint<
  Args,
  Request extends Schema,
  Data extends Schema,
  Refusal extends Schema = Schema<null, unknown>,
>(definition: Endpoint<Args, Request, Data, Refusal>): Endpoint<Args, Request, Data, Refusal> {
  return definition;
}

/** Any endpoint, for code that treats them all alike. */
// eslint-style variance: Args is contravariant, so `never` accepts every endpoint.
export type AnyEndpoint = Endpoint<never, Schema, Schema, Schema>;

/** A call's arguments, in our own names. */
export type ArgsOf<E> = E extends Endpoint<infer Args, Schema, Schema, Schema> ? Args : never;
/** A call's data on Status 0, in our own names. */
export type DataOf<E> = E extends { readonly data: infer S extends Schema } ? z.output<S> : never;
/** A call's data on Status 1; null if the endpoint reads none. */
export type RefusalOf<E> = E extends { readonly refusal?: infer S extends Schema } ? z.output<S> : null;
/** The wire's own shapes, for the sandbox. */
export type WireRequestOf<E> = E extends { readonly request: infer S extends Schema } ? z.output<S> : never;
export type WireDataOf<E> = E extends { readonly data: infer S extends Schema } ? z.input<S> : never;
