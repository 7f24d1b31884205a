import type { CallArgs, CallData, EndpointName, WireData } from '../../../../../src/core/service/calls.ts';

/** A sample of a call: the flow's arguments, the request, the service's answer, and the data that the flow receives. */
export interface Sample<Name extends EndpointName> {
  /** The rows of the specification that it proves. */
  readonly proves: string;
  readonly args: CallArgs<Name>;
  readonly sent: unknown;
  readonly answered: WireData<Name>;
  /** Paths in `answered` without which the answer is malformed. */
  readonly required: readonly string[];
  readonly given: CallData<Name>;
}

export type Samples<Names extends EndpointName = EndpointName> = { readonly [Name in Names]: Sample<Name> };
