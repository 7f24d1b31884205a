import type { EndpointName, WireData, WireRequest } from '../../core/service/calls.ts';
import type { Service } from '../domain/service.ts';
import type { User } from '../domain/world.ts';

/** A call as a handler receives it, after its headers, envelope and fields were checked. A CSV upload's text is its `request`. */
export interface Call<Name extends EndpointName> {
  readonly request: WireRequest<Name>;
  /** Parameters of the path and the query. */
  readonly parameters: Readonly<Record<string, string>>;
  /** '' when signed out. */
  readonly token: string;
  /** The signed-in user; null for an open call without a token. */
  readonly caller: User | null;
  /** Address of the service with its base path, without a trailing slash. */
  readonly serviceUrl: string;
  /** Origin of the calling page: the service's own unless the Origin header names another. */
  readonly pageOrigin: string;
}

export type Answer<Name extends EndpointName> =
  | { readonly at: 'accepted'; readonly payload: WireData<Name> }
  | { readonly at: 'refused'; readonly code: string | null; readonly message: string; readonly payload: unknown }
  | { readonly at: 'unauthorised' }
  | { readonly at: 'file'; readonly body: string; readonly headers: Readonly<Record<string, string>> };

export type Handler<Name extends EndpointName> = (
  call: Call<Name>,
  service: Service,
) => Answer<Name> | Promise<Answer<Name>>;

/** One handler per call: a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };

export const accept = <Payload>(payload: Payload) => ({ at: 'accepted', payload }) as const;

/** A refusal (Status 1), with a message for the user. */
export const refuse = (message: string, code: string | null = null, payload: unknown = null) =>
  ({ at: 'refused', code, message, payload }) as const;

export const unauthorised = { at: 'unauthorised' } as const;

/** Wraps the handler of a protected call: it receives the signed-in user; without one the answer is 401. */
export const signedIn =
  <Name extends EndpointName>(
    handle: (call: Call<Name>, user: User, service: Service) => Answer<Name> | Promise<Answer<Name>>,
  ): Handler<Name> =>
  (call, service) =>
    call.caller ? handle(call, call.caller, service) : unauthorised;
