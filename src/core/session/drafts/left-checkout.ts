import * as z from 'zod/mini';
import { stored, tabArea } from '../storage.ts';

/* The checkout that the payer left for the provider's page: after a failure there, they can go back to it. */

const ids = { subscriptionId: z.string(), productId: z.string(), planId: z.string(), planPriceId: z.string() };
const kept = stored('dict.user.checkout', ids, tabArea);

/** '' for an id that is unknown. */
type PurchaseIds = NonNullable<ReturnType<typeof kept.read>>;

export const keepLeftCheckout = ({ subscriptionId, productId, planId, planPriceId }: PurchaseIds): void =>
  kept.write({ subscriptionId, productId, planId, planPriceId });

export const forgetLeftCheckout = (): void => kept.clear();

export function leftCheckoutPath(): string | null {
  const left = kept.read();
  return left && checkoutPath(left);
}

export const checkoutPath = ({ subscriptionId, productId, planId, planPriceId }: PurchaseIds): string =>
  `/subscription/checkout?${queryOf({ subscription: subscriptionId, product: productId, plan: planId, price: planPriceId })}`;

export const queryOf = (values: Readonly<Record<string, string>>): string =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
