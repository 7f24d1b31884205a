import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  digits,
  fields,
  flag,
  forgiving,
  id,
  list,
  noId,
  number,
  optional,
  optionalId,
  read,
  sends,
  sentId,
  text,
  time,
  toSentId,
  verdict,
} from '../shapes.ts';

const price = fields({
  billingCycle: ['Key', digits],
  planPriceId: ['Value', read(z.object({ PlanPriceId: id }), ({ PlanPriceId }) => PlanPriceId)],
});

const plan = fields({
  planId: ['PlanId', id],
  isMostPopular: ['IsMostPopular', forgiving(flag, false)],
  displayOrder: ['DisplayOrder', forgiving(number)],
  prices: ['Prices', list(price)],
});

export type Plan = z.output<typeof plan>;

/** The plans of a product (ACC-3.18, ACC-7.20). `countryDomain` is the session's, '' if signed out. */
export const productPlanDetails = endpoint({
  name: 'productPlanDetails',
  path: '/api/v1/ProductPlanPrice/productplandetails',
  kind: 'read',
  ...sends({ listingId: ['ProductPublicListingId', sentId], countryDomain: ['CountryDomain', z.string()] }),
  data: fields({
    plans: ['Clouds', read(z.object({ Plans: list(plan) }), ({ Plans }) => Plans)],
    productCode: ['ProductCode', forgiving(text, '')],
  }),
});

/** The trial has begun if `message.code` is 'S0000'; any other code comes with a text to show (ACC-7.21). */
export const startFreeTrial = endpoint({
  name: 'startFreeTrial',
  path: '/api/v1/UserPayment/StartFreeTrial',
  request: z.object({
    ProductPublicListingId: sentId,
    PlanId: sentId,
    PriceInfo: z.object({ PriceId: sentId }),
    PurchasedSeatQty: z.number(),
  }),
  toWire: (args: { listingId: string | number; planId: string; planPriceId: string }) => ({
    ProductPublicListingId: toSentId(args.listingId),
    PlanId: toSentId(args.planId),
    PriceInfo: { PriceId: toSentId(args.planPriceId) },
    PurchasedSeatQty: args.planPriceId === noId ? 1 : 0,
  }),
  data: fields({
    message: ['Message', optional(verdict)],
    subscriptionId: ['SubscriptionId', optionalId],
    expiresOn: ['SubscriptionExpiredOn', time],
  }),
});
