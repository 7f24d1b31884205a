import * as z from 'zod/mini';
import { config } from '../../config/config.ts';
import { stored } from '../storage.ts';

/* Values for the signup, its trial and its success screen, collected on landing routes and in earlier steps (ACC-3.13). */
const shape = {
  productName: z.string(),
  planId: z.string(),
  billingCycleId: z.string(),
  referralCode: z.string(),
  /** The referral code that the completed signup used, '' for none: its success screen differs with a referral. */
  referralValidationCode: z.string(),
  /** End of the trial, ISO 8601. */
  subscriptionExpiresOn: z.string(),
  /** The account of the started trial, and its product: another tab may have written another `productName` since. */
  started: z.optional(z.object({ account: z.string(), productName: z.string() })),
};

const storedContext = stored('dict.visit.context', shape, () => config().persistence);

type SignupContext = NonNullable<ReturnType<typeof storedContext.read>>;

/** -1 means that no plan or billing cycle was chosen. */
const none: SignupContext = {
  productName: '',
  planId: '-1',
  billingCycleId: '-1',
  referralCode: '',
  referralValidationCode: '',
  subscriptionExpiresOn: '',
};

export const readContext = (): SignupContext => storedContext.read() ?? none;

export function writeContext(change: Partial<SignupContext>): void {
  storedContext.write({ ...readContext(), ...change });
}
