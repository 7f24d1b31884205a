import type { Samples } from './sample.ts';
import { accessSamples } from './access.ts';
import { accountSamples } from './account.ts';
import { consoleSamples } from './console.ts';
import { paymentsSamples } from './payments.ts';
import { signupSamples } from './signup.ts';

/** A sample for every call. */
export const samples: Samples = {
  ...accessSamples,
  ...accountSamples,
  ...consoleSamples,
  ...paymentsSamples,
  ...signupSamples,
};
