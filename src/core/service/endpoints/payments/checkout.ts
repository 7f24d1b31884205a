import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { fields, optional, read, sends, type SentBy } from '../../fields.ts';
import * as shapes from '../../shapes.ts';
import { billingAddress } from '../billing.ts';
import { paymentStart } from './payment-start.ts';

// A value to be sent back to the service in the type (string, number, boolean) in which it came (DEC-1).
const echoed = z.nullish(z.union([z.string(), z.number(), z.boolean()]));

const purchase = {
  listingId: ['ProductPublicListingId', shapes.sentId],
  subscriptionId: ['SubscriptionId', shapes.sentId],
  planId: ['PlanId', shapes.sentId],
  planPriceId: ['SelectedBillingCycleId', shapes.sentIdOrNone],
  promoCode: ['Promocode', z.string()],
  purchaseType: ['PurchaseType', echoed],
  iterationType: ['IterationType', echoed],
  lastIterationId: ['LastIterationId', echoed],
} as const;
const quoted = sends(purchase);
// Sends 0 as the number of seats, because the service knows the number (DEC-1).
const started = sends(purchase, { PurchaseSeatQty: 0 });

type Terms = 'purchaseType' | 'iterationType' | 'lastIterationId';

export type Purchase = Omit<SentBy<typeof quoted>, Terms> & {
  /** Values of the first answer of `checkoutData`, to be sent with every later call; null before that answer. */
  terms: Pick<SentBy<typeof quoted>, Terms> | null;
};

const flat = ({ terms, ...args }: Purchase) => ({ ...args, ...terms });

// Amounts without a currency can't be paid.
const currency = read(z.string(), (code) => code.trim()).check(z.refine((code) => code !== '', 'a currency'));

const promo = fields({
  isApplied: ['IsApplied', optional(shapes.flag, false)],
  message: ['AppliedMessage', shapes.text],
  offerAmount: ['OfferAmount', optional(shapes.amount)],
});

const prices = fields({
  planPriceId: ['PlanPriceId', shapes.id],
  perMonthAmount: ['PerMonthFinalAmount', optional(shapes.amount)],
  subtotalAmount: ['EffectiveSubAmount', optional(shapes.amount)],
  taxDetail: ['TaxDetail', shapes.text],
  taxAmount: ['TaxAmount', optional(shapes.amount)],
  totalAmount: ['TotalAmount', shapes.amount],
  promo: ['PromotioncodeInfo', optional(promo)],
});

const billingCycle = read(z.object({ Key: shapes.digits, Value: prices }), ({ Key, Value }) => ({
  name: Key,
  ...Value,
}));

export type BillingCycle = z.output<typeof billingCycle>;

/** A purchase's prices, with or without a promo code (CON-7.34, CON-7.35): decimals in the currency's main unit. */
export const checkoutData = endpoint({
  name: 'checkoutData',
  path: '/api/v1/UserPayment/CheckoutData',
  kind: 'read',
  request: quoted.request,
  toWire: (args: Purchase) => quoted.toWire(flat(args)),
  data: read(
    fields({
      fullName: ['FullName', shapes.text],
      mobile: ['FullMobile', shapes.digits],
      email: ['Email', shapes.text],
      billingAddress: ['BillingAddress', optional(billingAddress)],
      taxNumberName: ['TaxNumberDisplayName', shapes.text],
      selectedPlanPriceId: ['SelectedBillingCycleId', shapes.positiveId],
      billingCycles: ['PlanBillingCycleInfo', z.array(billingCycle)],
      currencyCode: ['CurrencyCode', currency],
      productName: ['ProductDisplayName', shapes.text],
      planName: ['PlanDisplayName', shapes.text],
      isAlreadyPaid: ['IsAlreadyPaid', optional(shapes.flag, false)],
      purchaseType: ['PurchaseType', optional(echoed)],
      iterationType: ['IterationType', optional(echoed)],
      lastIterationId: ['LastIterationId', optional(echoed)],
    }),
    ({ purchaseType, iterationType, lastIterationId, ...quote }) => ({
      ...quote,
      terms: { purchaseType, iterationType, lastIterationId },
    }),
  ),
});

/** Announces a purchase, once, before `paymentRedirect`. A refusal stops the payment; show its message (DEC-1.4). */
export const productCheckout = endpoint({
  name: 'productCheckout',
  path: '/api/v1/UserPayment/ProductCheckout',
  request: quoted.request,
  toWire: (args: Purchase) => quoted.toWire(flat(args)),
});

export const paymentRedirect = endpoint({
  name: 'paymentRedirect', // CON-7.37
  path: '/api/v1/UserPayment/PaymentRedirect',
  startsPayment: true,
  request: started.request,
  toWire: (args: Purchase) => started.toWire(flat(args)),
  data: paymentStart,
});
