import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fields, list, optional, read, sends, type SentBy } from '../fields.ts';
import * as shapes from '../shapes.ts';

const seatCounts = fields({
  emptySeats: ['EmptySeat', optional(shapes.count)],
  assignedSeats: ['AssignedSeat', optional(shapes.count)],
  totalSeats: ['TotalSeat', optional(shapes.count)],
});

const purchased = read(
  fields({
    subscriptionId: ['SubscriptionId', shapes.id],
    orgName: ['OrgName', shapes.text],
    productName: ['ProductDisplayName', shapes.text],
    planName: ['PlanInternalName', shapes.text],
    counts: ['SeatCountInfo', optional(seatCounts, { emptySeats: null, assignedSeats: null, totalSeats: null })],
    paymentDueOn: ['OrderPaymentDueOn', shapes.time],
    expiresOn: ['ExpireOn', shapes.time],
    stageName: ['StageName', shapes.text],
    enterpriseDealId: ['EnterPriseDealId', shapes.positiveId],
    onPremSetupId: ['OnPremSetupId', shapes.positiveId],
    allowsConsolePayment: ['AllowConsolePayment', optional(shapes.flag, false)],
    listingId: ['ProductListingId', shapes.optionalId],
    planId: ['PlanId', shapes.optionalId],
    planPriceId: ['PlanPriceId', shapes.positiveId],
  }),
  ({ counts, ...others }) => ({ ...counts, ...others }),
);

const assigned = fields({
  subscriptionId: ['SubscriptionId', shapes.id],
  userName: ['UserFullName', shapes.text],
  productName: ['ProductDisplayName', shapes.text],
  planName: ['PlanDisplayName', shapes.text],
  expiresOn: ['ExpireOn', shapes.time],
  stageName: ['StageName', shapes.text],
});

export type PurchasedSubscription = z.output<typeof purchased>;
export type AssignedSubscription = z.output<typeof assigned>;

const filters = sends({
  orgId: ['OrgId', shapes.sentIdOrNone],
  subscriptionId: ['SubscriptionId', shapes.sentIdOrNone],
  stageId: ['StageId', shapes.sentIdOrNone],
  /** 30 means "within 30 days", 0 "already expired", null or undefined "at any time". */
  expiresInDays: ['ExpireInDays', read(z.nullish(z.number()), (days) => days ?? -1)],
  page: ['PageNumber', z.number()],
  pageSize: ['PageSize', z.number()],
});

export type SubscriptionFilter = SentBy<typeof filters>;

/** ErrorCode if the user may not see the list of subscriptions or the list of seats (CON-8.2, CON-8.3). */
export const noAccess = 'mccckd36';

/**
 * The subscriptions that the user bought, and those assigned to the user (CON-3.1, CON-7.3). Both lists share one page
 * number. The code `noAccess` is a refusal even if the Status is 0 (DEC-4.4).
 */
export const subscriptionOverview = endpoint({
  name: 'subscriptionOverview',
  path: '/api/v1/UserDashboard/UserSubscrpitionOverViewAC',
  kind: 'read',
  ...filters,
  refusingCode: noAccess,
  data: fields({
    purchased: ['PurchaseSubs', list(purchased)],
    purchasedTotal: ['TotalPurchaseSubs', optional(shapes.count)],
    assigned: ['AssignedSubs', list(assigned)],
    assignedTotal: ['TotalAssignedSubs', optional(shapes.count)],
    userTypeId: [
      'PurchaseUserInfo',
      read(optional(z.object({ UserTypeId: shapes.optionalId })), (user) => user?.UserTypeId ?? null),
    ],
  }),
});
