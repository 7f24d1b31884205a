import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, forgiving, list, noId, optional, read, sends, toSentId } from '../fields.ts';
import * as shapes from '../shapes.ts';

const price = fields({
  billingCycle: ['Key', shapes.digits],
  planPriceId: ['Value', read(z.object({ PlanPriceId: shapes.id }), ({ PlanPriceId }) => PlanPriceId)],
});

const plan = fields({
  planId: ['PlanId', shapes.id],
  isMostPopular: ['IsMostPopular', forgiving(shapes.flag, false)],
  displayOrder: ['DisplayOrder', forgiving(shapes.number)],
  prices: ['Prices', list(price)],
});

export type Plan = z.output<typeof plan>;

/** The plans of a product (ACC-3.18, ACC-7.20). `countryDomain` is that of the session, or '' without a session. */
export const productPlanDetails = endpoint({
  name: 'productPlanDetails',
  path: '/api/v1/ProductPlanPrice/productplandetails',
  kind: 'read',
  ...sends({ listingId: ['ProductPublicListingId', shapes.sentId], countryDomain: ['CountryDomain', z.string()] }),
  data: fields({
    plans: ['Clouds', read(z.object({ Plans: list(plan) }), ({ Plans }) => Plans)],
    productCode: ['ProductCode', forgiving(shapes.text, '')],
  }),
});

/** The trial has begun if `message.code` is 'S0000'. With any other code, show `message.text` (ACC-7.21). */
export const startFreeTrial = endpoint({
  name: 'startFreeTrial',
  path: '/api/v1/UserPayment/StartFreeTrial',
  request: z.object({
    ProductPublicListingId: shapes.sentId,
    PlanId: shapes.sentId,
    PriceInfo: z.object({ PriceId: shapes.sentId }),
    PurchasedSeatQty: z.number(),
  }),
  toWire: (args: { listingId: string | number; planId: string; planPriceId: string }) => ({
    ProductPublicListingId: toSentId(args.listingId),
    PlanId: toSentId(args.planId),
    PriceInfo: { PriceId: toSentId(args.planPriceId) },
    PurchasedSeatQty: args.planPriceId === noId ? 1 : 0,
  }),
  data: fields({
    message: ['Message', optional(shapes.verdict)],
    subscriptionId: ['SubscriptionId', shapes.optionalId],
    expiresOn: ['SubscriptionExpiredOn', shapes.time],
  }),
});
