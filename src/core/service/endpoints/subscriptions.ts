import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  count,
  flag,
  id,
  list,
  noId,
  optional,
  optionalId,
  positiveId,
  read,
  sentId,
  text,
  time,
  toSentId,
} from '../shapes.ts';

const purchased = read(
  z.object({
    SubscriptionId: id,
    OrgName: text,
    ProductDisplayName: text,
    PlanInternalName: text,
    SeatCountInfo: optional(
      z.object({ EmptySeat: optional(count), AssignedSeat: optional(count), TotalSeat: optional(count) }),
    ),
    OrderPaymentDueOn: time,
    ExpireOn: time,
    StageName: text,
    EnterPriseDealId: positiveId,
    OnPremSetupId: positiveId,
    AllowConsolePayment: optional(flag),
    ProductListingId: optionalId,
    PlanId: optionalId,
    PlanPriceId: positiveId,
  }),
  (wire) => ({
    subscriptionId: wire.SubscriptionId,
    orgName: wire.OrgName,
    productName: wire.ProductDisplayName,
    planName: wire.PlanInternalName,
    emptySeats: wire.SeatCountInfo?.EmptySeat ?? null,
    assignedSeats: wire.SeatCountInfo?.AssignedSeat ?? null,
    totalSeats: wire.SeatCountInfo?.TotalSeat ?? null,
    paymentDueOn: wire.OrderPaymentDueOn,
    expiresOn: wire.ExpireOn,
    stageName: wire.StageName,
    enterpriseDealId: wire.EnterPriseDealId,
    onPremSetupId: wire.OnPremSetupId,
    allowsConsolePayment: wire.AllowConsolePayment ?? false,
    listingId: wire.ProductListingId,
    planId: wire.PlanId,
    planPriceId: wire.PlanPriceId,
  }),
);

const assigned = read(
  z.object({
    SubscriptionId: id,
    UserFullName: text,
    ProductDisplayName: text,
    PlanDisplayName: text,
    ExpireOn: time,
    StageName: text,
  }),
  (wire) => ({
    subscriptionId: wire.SubscriptionId,
    userName: wire.UserFullName,
    productName: wire.ProductDisplayName,
    planName: wire.PlanDisplayName,
    expiresOn: wire.ExpireOn,
    stageName: wire.StageName,
  }),
);

/** A subscription that the user or their organisation bought. */
export type PurchasedSubscription = z.output<typeof purchased>;
/** A subscription on which the user has a seat. */
export type AssignedSubscription = z.output<typeof assigned>;

/** Omitted filters do not apply. An `expiresInDays` of 30 means "within 30 days", 0 means "already expired". */
export interface SubscriptionFilter {
  orgId?: string | null;
  subscriptionId?: string | null;
  stageId?: string | null;
  expiresInDays?: number | null;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** True if the service shows this user no subscriptions at all. */
export const noAccess = 'mccckd36';

/**
 * The subscriptions that the user bought and those assigned to the user. Both lists share one page number (CON-3.1,
 * CON-7.3). The code 'mccckd36' means "no access", at Status 0 and at Status 1 (DEC-4.4).
 */
export const subscriptionOverview = endpoint({
  name: 'subscriptionOverview',
  method: 'POST',
  path: '/api/v1/UserDashboard/UserSubscrpitionOverViewAC',
  kind: 'read',
  access: 'protected',
  request: z.object({
    OrgId: sentId,
    SubscriptionId: sentId,
    StageId: sentId,
    ExpireInDays: z.number(),
    PageNumber: z.number(),
    PageSize: z.number(),
  }),
  toWire: (args: SubscriptionFilter) => ({
    OrgId: toSentId(args.orgId ?? noId),
    SubscriptionId: toSentId(args.subscriptionId ?? noId),
    StageId: toSentId(args.stageId ?? noId),
    ExpireInDays: args.expiresInDays ?? -1,
    PageNumber: args.page,
    PageSize: args.pageSize,
  }),
  refusingCode: noAccess,
  data: read(
    z.object({
      PurchaseSubs: list(purchased),
      TotalPurchaseSubs: optional(count),
      AssignedSubs: list(assigned),
      TotalAssignedSubs: optional(count),
      PurchaseUserInfo: optional(z.object({ UserTypeId: optionalId })),
    }),
    (wire) => ({
      purchased: wire.PurchaseSubs,
      purchasedTotal: wire.TotalPurchaseSubs,
      assigned: wire.AssignedSubs,
      assignedTotal: wire.TotalAssignedSubs,
      userTypeId: wire.PurchaseUserInfo?.UserTypeId ?? null,
    }),
  ),
});
