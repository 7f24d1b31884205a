import * as z from 'zod/mini';

// By default zod tests whether `new Function` works; a page with Trusted Types would report that as a violation.
z.config({ jitless: true });

export type Schema<Output = unknown, Input = unknown> = z.ZodMiniType<Output, Input>;

/**
 * One call of the service (ACC-7, CON-7, DEC-1). `request` is the schema of the envelope's `Request`. `data` and
 * `refusal` parse the answer's `Data` at Status 0 and at Status 1 and rename its fields to ours. `toWire` converts our
 * arguments to `Request`.
 */
export interface Endpoint<
  Args = never,
  Request extends Schema = Schema,
  Data extends Schema = Schema,
  Refusal extends Schema = Schema,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below the service base. `{name}` is replaced by the value that `pathParameters` returns, URI-encoded. */
  readonly path: string;
  readonly pathParameters?: (args: Args) => Readonly<Record<string, string>>;
  readonly request: Request;
  readonly toWire: (args: Args) => z.input<Request>;
  readonly data: Data;
  readonly refusal?: Refusal;
  /** An answer with this ErrorCode is a refusal even at Status 0, whatever its `Data` is. */
  readonly refusingCode?: string;
  /** Reads are retried up to 3 times. Changes are sent once, because the service may have carried them out. */
  readonly kind: 'read' | 'change';
  /** Protected calls answer 401 without a valid Token and UserCode. */
  readonly access: 'open' | 'protected';
  /** The body is raw text instead of the JSON envelope; the answer is a blob with a result in a header. */
  readonly body?: 'csv';
  /** The call carries credentials or money, so it is sent with `referrerPolicy: 'no-referrer'` (SEC-23). */
  readonly sensitive?: boolean;
}

type Usual = 'method' | 'kind' | 'access';
type Definition<Whole extends Pick<AnyEndpoint, Usual>> = Omit<Whole, Usual> & Partial<Pick<Whole, Usual>>;

export function endpoint<
  Args,
  Request extends Schema,
  Data extends Schema,
  Refusal extends Schema = Schema<null, unknown>,
>(definition: Definition<Endpoint<Args, Request, Data, Refusal>>): Endpoint<Args, Request, Data, Refusal> {
  return { method: 'POST', kind: 'change', access: 'protected', ...definition };
}

// Args is contravariant, so only `never` accepts every endpoint.
export type AnyEndpoint = Endpoint<never, Schema, Schema, Schema>;

export type ArgsOf<E> = E extends Endpoint<infer Args, Schema, Schema, Schema> ? Args : never;
export type DataOf<E> = E extends { readonly data: infer S extends Schema } ? z.output<S> : never;
/** A call's data on Status 1; null if the endpoint reads none. */
export type RefusalOf<E> = E extends { readonly refusal?: infer S extends Schema } ? z.output<S> : null;
/** The shapes as they are sent, for the sandbox. */
export type WireRequestOf<E> = E extends { readonly request: infer S extends Schema } ? z.output<S> : never;
export type WireDataOf<E> = E extends { readonly data: infer S extends Schema } ? z.input<S> : never;
