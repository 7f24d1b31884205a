import * as z from 'zod/mini';
import { config } from '../../config/config.ts';
import { stored } from '../storage.ts';

/* Parameters of the visit that the signup needs (ACC-3.13). Landing routes and the attributes of <dict-signup> set
 * them; the signup, the trial and the success screen read them. */
const shape = {
  productName: z.string(),
  planId: z.string(),
  billingCycleId: z.string(),
  referralCode: z.string(),
  /** The referral code that the completed signup used. */
  referralValidationCode: z.string(),
  /** End of the trial, ISO 8601. */
  subscriptionExpiresOn: z.string(),
};

const kept = stored('dict.visit.context', shape, () => config().persistence);

type SignupContext = NonNullable<ReturnType<typeof kept.read>>;

/** -1 means that no plan or billing cycle was chosen. */
const none: SignupContext = {
  productName: '',
  planId: '-1',
  billingCycleId: '-1',
  referralCode: '',
  referralValidationCode: '',
  subscriptionExpiresOn: '',
};

export const readContext = (): SignupContext => kept.read() ?? none;

export function writeContext(change: Partial<SignupContext>): void {
  kept.write({ ...readContext(), ...change });
}
