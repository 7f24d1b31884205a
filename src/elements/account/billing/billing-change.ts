import type { BillingAddress } from '../../../core/service/endpoints/billing-address.ts';
import type { BillingValues } from '../../shared/billing/billing.rules.ts';

const compared = ['fullName', 'taxNumber', 'countryId', 'address', 'state', 'city', 'postalCode'] as const;
const needed = ['address', 'postalCode', 'state', 'city'] as const;

/**
 * Whether there is something to save (CON-4.42). The tax number is optional: a user outside
 * its country could never save otherwise (CON-5.31).
 */
export function canUpdate(values: BillingValues, saved: BillingAddress): boolean {
  const differs = compared.some((name) => values[name].trim() !== (saved[name] ?? '').trim());
  return differs && needed.every((name) => values[name].trim() !== '');
}
