import * as z from 'zod/mini';
import { storedOfAccount } from '../../../core/session/drafts/account-storage.ts';
import type { BillingValues } from './billing.rules.ts';

/* The billing details as typed, until they are saved or discarded: a reload, or a login after the session has expired,
 * finds them again. */
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

/** `countryId`: that of a form whose country can't be changed, else null. A draft for another country is not returned. */
export function readBillingDraft(countryId: string | null = null): BillingValues | null {
  const draft = storedDraft.read();
  return countryId === null || draft?.countryId === countryId ? draft : null;
}
