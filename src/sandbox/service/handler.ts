import type { EndpointName, WireData, WireRequest } from '../../core/service/endpoints.ts';
import type { StandardHeaders } from './http.ts';
import type { Service } from '../domain/service.ts';
import type { User } from '../domain/world.ts';

/** One call as a handler gets it: its headers, envelope and fields were checked before. A CSV upload's text is its `request`. */
export interface Call<Name extends EndpointName> {
  readonly request: WireRequest<Name>;
  /** From the path and the query. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly headers: StandardHeaders;
  /** Whose token it carries; null for an open call without one. */
  readonly caller: User | null;
  /** Where the service was called, its base path included, without a slash at the end. */
  readonly serviceUrl: string;
  /** Where the calling page lives: the service's own origin unless the browser named another. */
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

/** One handler for every call of the table: a missing one does not compile. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };

export const accept = <Payload>(payload: Payload) => ({ at: 'accepted', payload }) as const;

/** Status 1: the service understood and says no, in words for the user. */
export const refuse = (message: string, code: string | null = null, payload: unknown = null) =>
  ({ at: 'refused', code, message, payload }) as const;

export const unauthorised = { at: 'unauthorised' } as const;

/** A handler of a protected call: it gets the signed-in user, and without one the answer is 401. */
export const signedIn =
  <Name extends EndpointName>(
    handle: (call: Call<Name>, user: User, service: Service) => Answer<Name> | Promise<Answer<Name>>,
  ): Handler<Name> =>
  (call, service) =>
    call.caller ? handle(call, call.caller, service) : unauthorised;
