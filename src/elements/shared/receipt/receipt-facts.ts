import type { BillingAddress } from '../../../core/service/endpoints/billing.ts';
import { addressLine } from '../billing/address-line.ts';

/** The facts on a receipt. Unknown ones are '' or missing, and left out. Amounts are texts, as the screen showed them. */
export interface ReceiptFacts {
  readonly date?: Date | null;
  readonly payer?: string;
  readonly address?: string;
  readonly taxNumberName?: string;
  readonly taxNumber?: string;
  readonly product: string;
  readonly plan: string;
  readonly cycle?: string;
  /** The parts of the amount, such as subtotal and tax. */
  readonly lines?: readonly { readonly label: string; readonly amount: string | null }[];
  readonly total: string;
  readonly orderId: string | null;
  readonly transactionId?: string | null;
}

interface Billed {
  readonly billingAddress: BillingAddress | null;
  readonly taxNumberName: string;
}

export const billedFacts = ({ billingAddress, taxNumberName }: Billed) => ({
  ...(billingAddress?.fullName && { payer: billingAddress.fullName }),
  address: addressLine(billingAddress),
  taxNumber: billingAddress?.taxNumber ?? '',
  taxNumberName,
});
