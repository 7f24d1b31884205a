import type { CallArgs, CallData, EndpointName, WireData } from '../../../../../src/core/service/endpoints.ts';

/** One sample of a call: what a flow passes, what is sent for it, what the service answers, what the flow gets. */
export interface Sample<Name extends EndpointName> {
  /** Its rows of the specification. */
  readonly proves: string;
  readonly args: CallArgs<Name>;
  readonly sent: unknown;
  readonly answered: WireData<Name>;
  /** Paths in `answered` without which the answer is malformed. */
  readonly required: readonly string[];
  readonly given: CallData<Name>;
}

export type Samples<Names extends EndpointName = EndpointName> = { readonly [Name in Names]: Sample<Name> };
