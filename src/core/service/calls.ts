import type { ArgsOf, DataOf, WireDataOf, WireRequestOf } from './endpoint.ts';
import type * as endpoints from './endpoints.ts';

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

export type CallArgs<Name extends EndpointName> = ArgsOf<Endpoints[Name]>;
export type CallData<Name extends EndpointName> = DataOf<Endpoints[Name]>;

export type WireRequest<Name extends EndpointName> = WireRequestOf<Endpoints[Name]>;
export type WireData<Name extends EndpointName> = WireDataOf<Endpoints[Name]>;
