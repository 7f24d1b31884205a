import type { ArgsOf, DataOf, WireDataOf, WireRequestOf } from './endpoint.ts';
import type * as endpoints from './endpoints.ts';

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** The types of a call's arguments and data, with our names. */
export type CallArgs<Name extends EndpointName> = ArgsOf<Endpoints[Name]>;
export type CallData<Name extends EndpointName> = DataOf<Endpoints[Name]>;

/** A call's request as it is sent, for the sandbox. */
export type WireRequest<Name extends EndpointName> = WireRequestOf<Endpoints[Name]>;
/** A call's `Data` as it is sent; the sandbox's handlers return it. */
export type WireData<Name extends EndpointName> = WireDataOf<Endpoints[Name]>;
