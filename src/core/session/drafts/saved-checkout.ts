import * as z from 'zod/mini';
import { stored, tabArea } from '../storage.ts';
import { storedOfAccount } from './account-storage.ts';

/* The checkout that the payer left for the payment provider's page: after a failure there, the payer can go back to it.
 * An id or promo code that is unknown or missing is ''. */

const fields = {
  subscriptionId: z.string(),
  productId: z.string(),
  planId: z.string(),
  planPriceId: z.string(),
  promoCode: z.string(),
};
const storedCheckout = stored('dict.user.checkout', fields, tabArea);

/** The checkout over which the session ended: the same user finds the cycle and the promo code again after the login. */
export const unfinishedCheckout = storedOfAccount('dict.account.checkout.', fields);

type SavedCheckout = NonNullable<ReturnType<typeof storedCheckout.read>>;
type PurchaseIds = Omit<SavedCheckout, 'promoCode'>;

export const saveCheckout = ({ subscriptionId, productId, planId, planPriceId, promoCode }: SavedCheckout): void =>
  storedCheckout.write({ subscriptionId, productId, planId, planPriceId, promoCode });

export const clearSavedCheckout = (): void => storedCheckout.clear();

export function takeSavedCheckout({ subscriptionId, productId, planId }: PurchaseIds): SavedCheckout | null {
  const left = storedCheckout.take() ?? unfinishedCheckout.read();
  unfinishedCheckout.clear();
  const isSame = left?.subscriptionId === subscriptionId && left.productId === productId && left.planId === planId;
  return isSame ? left : null;
}

export function savedCheckoutPath(): string | null {
  const left = storedCheckout.read();
  return left && checkoutPath(left);
}

export const checkoutPath = ({ subscriptionId, productId, planId, planPriceId }: PurchaseIds): string =>
  `/subscription/checkout?${queryOf({ subscription: subscriptionId, product: productId, plan: planId, price: planPriceId })}`;

export const queryOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
