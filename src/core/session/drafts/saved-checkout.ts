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

/** The open checkout: a reload, and the login of the same user after the session has ended, show its cycle and its promo code. */
const openCheckout = storedOfAccount('dict.account.checkout.', { ...fields, askedPriceId: z.string() });

type SavedCheckout = NonNullable<ReturnType<typeof storedCheckout.read>>;
type PurchaseIds = Omit<SavedCheckout, 'promoCode'>;

export const saveCheckout = ({ subscriptionId, productId, planId, planPriceId, promoCode }: SavedCheckout): void =>
  storedCheckout.write({ subscriptionId, productId, planId, planPriceId, promoCode });

/** Call it once the purchase is paid or cancelled. */
export function clearSavedCheckout(): void {
  storedCheckout.clear();
  openCheckout.clear();
}

/** `askedPriceId`: the cycle with which the page has opened the checkout. */
export const keepOpenCheckout = (checkout: SavedCheckout, askedPriceId: string): void =>
  openCheckout.write({ ...checkout, askedPriceId });

export function takeSavedCheckout(asked: PurchaseIds): SavedCheckout | null {
  const isSame = (left: SavedCheckout | null) =>
    left?.subscriptionId === asked.subscriptionId && left.productId === asked.productId && left.planId === asked.planId;
  const saved = storedCheckout.take();
  if (isSame(saved)) return saved;
  const open = openCheckout.read();
  return isSame(open) && open?.askedPriceId === asked.planPriceId ? open : null;
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
