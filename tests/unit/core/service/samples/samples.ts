import type { CallArgs, EndpointName, WireData } from '../../../../../src/core/service/calls.ts';
import type { AnyEndpoint } from '../../../../../src/core/service/endpoint.ts';
import * as endpoints from '../../../../../src/core/service/endpoints.ts';
import { accessSamples } from './access.ts';
import { accountSamples } from './account.ts';
import { consoleSamples } from './console.ts';
import { paymentsSamples } from './payments.ts';
import { signupSamples } from './signup.ts';

/** A sample of a call: the flow's arguments, the request, and the service's answer. */
export interface Sample<Name extends EndpointName> {
  /** The rows of the specification that it proves. */
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

const samples: Samples = {
  ...accessSamples,
  ...accountSamples,
  ...consoleSamples,
  ...paymentsSamples,
  ...signupSamples,
};
const table: Readonly<Record<EndpointName, AnyEndpoint>> = endpoints;

export const names = Object.keys(endpoints) as EndpointName[];

/** Every call with its sample. */
export const all = names.map((name) => ({
  name,
  endpoint: table[name],
  sample: { args: undefined, sent: {} as unknown, answered: null, required: [] as readonly string[], ...samples[name] },
}));
