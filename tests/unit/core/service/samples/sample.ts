import type { CallArgs, EndpointName, WireData } from '../../../../../src/core/service/calls.ts';

/** A sample of a call: the flow's arguments, the request, and the service's answer. */
export interface Sample<Name extends EndpointName> {
  /** Ids of the rows of the specification that the sample proves, separated by spaces. */
  readonly proves: string;
  readonly args?: CallArgs<Name>;
  /** {} if omitted. */
  readonly sent?: unknown;
  /** null if omitted. */
  readonly answered?: WireData<Name>;
  /** Paths in `answered` without which the answer is malformed. */
  readonly required?: readonly string[];
}

export type Samples = { readonly [Name in EndpointName]: Sample<Name> };
