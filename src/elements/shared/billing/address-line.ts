import type { BillingAddress } from '../../../core/service/endpoints/billing.ts';

export function addressLine(of: BillingAddress | null): string {
  if (!of) return '';
  const { address, city, state, postalCode, countryName } = of;
  return [address, city, [state, postalCode].filter(Boolean).join(' '), countryName].filter(Boolean).join(', ');
}
