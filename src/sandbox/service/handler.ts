import type { EndpointName, WireData, WireRequest } from '../../core/service/calls.ts';
import type { Service } from '../domain/service.ts';
import type { User } from '../domain/world.ts';

export interface Call<Name extends EndpointName> {
  readonly request: WireRequest<Name>;
  readonly parameters: Readonly<Record<string, string>>;
  /** '' when signed out. */
  readonly token: string;
  readonly caller: User | null;
  /** The service's URL with its base path, without a trailing slash. */
  readonly serviceUrl: string;
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

export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };

export const accept = <Payload>(payload: Payload) => ({ at: 'accepted', payload }) as const;

export const refuse = (message: string, code: string | null = null, payload: unknown = null) =>
  ({ at: 'refused', code, message, payload }) as const;

export const unauthorised = { at: 'unauthorised' } as const;

export const signedIn =
  <Name extends EndpointName>(
    handle: (call: Call<Name>, user: User, service: Service) => Answer<Name> | Promise<Answer<Name>>,
  ): Handler<Name> =>
  (call, service) =>
    call.caller ? handle(call, call.caller, service) : unauthorised;
