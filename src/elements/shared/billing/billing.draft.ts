import * as z from 'zod/mini';
import { storedOfAccount } from '../../../core/session/drafts/account-storage.ts';
import type { BillingValues } from './billing.rules.ts';

/* The billing details as typed, stored until they are saved or discarded. */
const storedDraft = storedOfAccount('dict.account.billing.', {
  fullName: z.string(),
  taxNumber: z.string(),
  countryId: z.string(),
  address: z.string(),
  state: z.string(),
  city: z.string(),
  postalCode: z.string(),
});

export const saveBillingDraft = (values: BillingValues): void => storedDraft.write(values);

export const clearBillingDraft = (): void => storedDraft.clear();

/**
 * The stored draft. With the `countryId` of a form whose country can't be changed, null if the draft is for another
 * country.
 */
export function readBillingDraft(countryId: string | null = null): BillingValues | null {
  const draft = storedDraft.read();
  return countryId === null || draft?.countryId === countryId ? draft : null;
}
