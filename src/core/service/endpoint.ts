import * as z from 'zod/mini';
import { expectedWords } from './mismatch.ts';
import { nothing } from './shapes.ts';

// `jitless` keeps zod from trying out `new Function`, which a page with Trusted Types would report as a violation.
z.config({ jitless: true, localeError: expectedWords });

export type Schema<Output = unknown, Input = unknown> = z.ZodMiniType<Output, Input>;

/**
 * One call of the service (ACC-7, CON-7, DEC-1). `toWire` converts our arguments to the envelope's `Request`. `data`
 * parses the `Data` of a success, `refusal` that of a refusal; both rename the fields to ours.
 */
export interface Endpoint<
  Args = never,
  Request extends Schema = Schema,
  Data extends Schema = Schema,
  Refusal extends Schema = Schema,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path below the service base. `{name}` is replaced by the value that `pathParameters` returns, URI-encoded. */
  readonly path: string;
  readonly pathParameters?: (args: Args) => Readonly<Record<string, string>>;
  readonly request: Request;
  readonly toWire: (args: Args) => z.input<Request>;
  readonly data: Data;
  readonly refusal?: Refusal;
  /** An answer with this ErrorCode is a refusal even if its Status is 0, which means success. */
  readonly refusingCode?: string;
  /** The client retries reads (NET-02) but not changes, because the service may already have made them (NET-03). */
  readonly kind: 'read' | 'change';
  readonly access: 'open' | 'protected';
  readonly body?: 'csv';
  /** True if the call starts a payment: it carries the configured idempotency header, with a key of its own. */
  readonly startsPayment?: true;
  /** True if the call is about credentials or money: it is sent with `referrerPolicy: 'no-referrer'` (SEC-23). */
  readonly sensitive: boolean;
}

// Only these calls need no session (DEC-1.8).
const openCalls =
  /\/(?:SingupLogin|DataResource)\/|\/(?:productplandetails|MakeOnlinepaymentsuccess|RecordPaymentError|PaymentLinkRedirect)$/;
const sensitiveCalls = /\/(?:SingupLogin|UserPayment)\/|\/(?:Logout|changepassword)$/;

type Usual = 'method' | 'kind' | 'access' | 'sensitive' | 'data';
type Definition<Whole extends Pick<AnyEndpoint, Usual>> = Omit<Whole, Usual> & Partial<Pick<Whole, Usual>>;

export function endpoint<
  Args,
  Request extends Schema,
  Data extends Schema = typeof nothing,
  Refusal extends Schema = Schema<null, unknown>,
>(definition: Definition<Endpoint<Args, Request, Data, Refusal>>): Endpoint<Args, Request, Data, Refusal> {
  const { path, method = 'POST' } = definition;
  return {
    method,
    kind: method === 'GET' ? 'read' : 'change',
    access: openCalls.test(path) ? 'open' : 'protected',
    sensitive: sensitiveCalls.test(path),
    data: nothing as never,
    ...definition,
  };
}

export type AnyEndpoint = Endpoint<never, Schema, Schema, Schema>;

export type ArgsOf<E> = E extends Endpoint<infer Args, Schema, Schema, Schema> ? Args : never;
export type DataOf<E> = E extends { readonly data: infer S extends Schema } ? z.output<S> : never;
export type RefusalOf<E> = E extends { readonly refusal?: infer S extends Schema } ? z.output<S> : null;
export type WireRequestOf<E> = E extends { readonly request: infer S extends Schema } ? z.output<S> : never;
export type WireDataOf<E> = E extends { readonly data: infer S extends Schema } ? z.input<S> : never;
