import type { EndpointName } from '../../../../../src/core/service/calls.ts';
import type { AnyEndpoint } from '../../../../../src/core/service/endpoint.ts';
import * as endpoints from '../../../../../src/core/service/endpoints.ts';
import { accessSamples } from './access.ts';
import { accountSamples } from './account.ts';
import { consoleSamples } from './console.ts';
import { paymentsSamples } from './payments.ts';
import type { Samples } from './sample.ts';
import { signupSamples } from './signup.ts';

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
