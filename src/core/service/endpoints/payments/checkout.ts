import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  digits,
  fields,
  flag,
  id,
  noId,
  nothing,
  optional,
  positiveId,
  read,
  sentId,
  text,
  toSentId,
} from '../../shapes.ts';
import { billingAddress } from '../billing.ts';
import { paymentStart } from './payment-start.ts';

// The next call must return these values with the type in which they arrived (DEC-1).
const echoed = z.nullish(z.union([z.string(), z.number(), z.boolean()]));

type Echoed = string | number | boolean | null;

/** Fields of the checkout's answer that every later call sends back. */
export interface PurchaseTerms {
  purchaseType: Echoed;
  iterationType: Echoed;
  lastIterationId: Echoed;
}

export interface Purchase {
  listingId: string | number;
  subscriptionId: string;
  planId: string;
  /** The `planPriceId` of the chosen billing cycle; null until one is chosen. */
  planPriceId: string | null;
  /** '' without one. */
  promoCode: string;
  /** null before the first answer. */
  terms: PurchaseTerms | null;
}

const purchase = {
  ProductPublicListingId: sentId,
  SubscriptionId: sentId,
  PlanId: sentId,
  SelectedBillingCycleId: sentId,
  Promocode: z.string(),
  PurchaseType: echoed,
  IterationType: echoed,
  LastIterationId: echoed,
};

const toPurchase = (args: Purchase) => ({
  ProductPublicListingId: toSentId(args.listingId),
  SubscriptionId: toSentId(args.subscriptionId),
  PlanId: toSentId(args.planId),
  SelectedBillingCycleId: toSentId(args.planPriceId ?? noId),
  Promocode: args.promoCode,
  ...(args.terms && {
    PurchaseType: args.terms.purchaseType,
    IterationType: args.terms.iterationType,
    LastIterationId: args.terms.lastIterationId,
  }),
});

const promo = fields({
  isApplied: ['IsApplied', optional(flag, false)],
  message: ['AppliedMessage', text],
  offerAmount: ['OfferAmount', optional(amount)],
});

const prices = fields({
  planPriceId: ['PlanPriceId', id],
  perMonthAmount: ['PerMonthFinalAmount', optional(amount)],
  subtotalAmount: ['EffectiveSubAmount', optional(amount)],
  taxDetail: ['TaxDetail', text],
  taxAmount: ['TaxAmount', optional(amount)],
  totalAmount: ['TotalAmount', amount],
  promo: ['PromotioncodeInfo', optional(promo)],
});

const billingCycle = read(z.object({ Key: digits, Value: prices }), ({ Key, Value }) => ({ name: Key, ...Value }));

/** A billing cycle with its prices; amounts are decimal texts in the currency of the quote. */
export type BillingCycle = z.output<typeof billingCycle>;

/**
 * The billing details, the billing cycles and their prices; called again for a promo code (CON-7.34, CON-7.35).
 * Amounts are decimal texts in the currency's main unit.
 */
export const checkoutData = endpoint({
  name: 'checkoutData',
  path: '/api/v1/UserPayment/CheckoutData',
  kind: 'read',
  access: 'protected',
  sensitive: true,
  request: z.object(purchase),
  toWire: toPurchase,
  data: read(
    fields({
      fullName: ['FullName', text],
      mobile: ['FullMobile', digits],
      email: ['Email', text],
      billingAddress: ['BillingAddress', optional(billingAddress)],
      taxNumberName: ['TaxNumberDisplayName', text],
      /** null until one is chosen. */
      selectedPlanPriceId: ['SelectedBillingCycleId', positiveId],
      billingCycles: ['PlanBillingCycleInfo', z.array(billingCycle)],
      currencyCode: ['CurrencyCode', z.string()],
      productName: ['ProductDisplayName', text],
      planName: ['PlanDisplayName', text],
      isAlreadyPaid: ['IsAlreadyPaid', optional(flag, false)],
      purchaseType: ['PurchaseType', optional(echoed)],
      iterationType: ['IterationType', optional(echoed)],
      lastIterationId: ['LastIterationId', optional(echoed)],
    }),
    ({ purchaseType, iterationType, lastIterationId, ...quote }) => ({
      ...quote,
      terms: { purchaseType, iterationType, lastIterationId } satisfies PurchaseTerms,
    }),
  ),
});

/** Announces the purchase, once, before `paymentRedirect`; a refusal stops the payment with its message (DEC-1.4). */
export const productCheckout = endpoint({
  name: 'productCheckout',
  path: '/api/v1/UserPayment/ProductCheckout',
  kind: 'change',
  access: 'protected',
  sensitive: true,
  request: z.object(purchase),
  toWire: toPurchase,
  data: nothing,
});

/** Starts the payment of a purchase (CON-7.37). */
export const paymentRedirect = endpoint({
  name: 'paymentRedirect',
  path: '/api/v1/UserPayment/PaymentRedirect',
  kind: 'change',
  access: 'protected',
  sensitive: true,
  request: z.object({ ...purchase, PurchaseSeatQty: z.number() }),
  // The service knows the seats (DEC-1).
  toWire: (args: Purchase) => ({ ...toPurchase(args), PurchaseSeatQty: 0 }),
  data: paymentStart,
});
