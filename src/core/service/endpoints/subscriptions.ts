import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import {
  count,
  fields,
  flag,
  id,
  list,
  optional,
  optionalId,
  positiveId,
  read,
  sends,
  sentIdOrNone,
  text,
  time,
  type SentBy,
} from '../shapes.ts';

const seatCounts = fields({
  emptySeats: ['EmptySeat', optional(count)],
  assignedSeats: ['AssignedSeat', optional(count)],
  totalSeats: ['TotalSeat', optional(count)],
});

const purchased = read(
  fields({
    subscriptionId: ['SubscriptionId', id],
    orgName: ['OrgName', text],
    productName: ['ProductDisplayName', text],
    planName: ['PlanInternalName', text],
    counts: ['SeatCountInfo', optional(seatCounts, { emptySeats: null, assignedSeats: null, totalSeats: null })],
    paymentDueOn: ['OrderPaymentDueOn', time],
    expiresOn: ['ExpireOn', time],
    stageName: ['StageName', text],
    enterpriseDealId: ['EnterPriseDealId', positiveId],
    onPremSetupId: ['OnPremSetupId', positiveId],
    allowsConsolePayment: ['AllowConsolePayment', optional(flag, false)],
    listingId: ['ProductListingId', optionalId],
    planId: ['PlanId', optionalId],
    planPriceId: ['PlanPriceId', positiveId],
  }),
  ({ counts, ...others }) => ({ ...counts, ...others }),
);

const assigned = fields({
  subscriptionId: ['SubscriptionId', id],
  userName: ['UserFullName', text],
  productName: ['ProductDisplayName', text],
  planName: ['PlanDisplayName', text],
  expiresOn: ['ExpireOn', time],
  stageName: ['StageName', text],
});

export type PurchasedSubscription = z.output<typeof purchased>;
export type AssignedSubscription = z.output<typeof assigned>;

const filters = sends({
  orgId: ['OrgId', sentIdOrNone],
  subscriptionId: ['SubscriptionId', sentIdOrNone],
  stageId: ['StageId', sentIdOrNone],
  /** 30 means "within 30 days", 0 means "already expired". */
  expiresInDays: ['ExpireInDays', read(z.nullish(z.number()), (days) => days ?? -1)],
  page: ['PageNumber', z.number()],
  pageSize: ['PageSize', z.number()],
});

export type SubscriptionFilter = SentBy<typeof filters>;

/** ErrorCode of the lists of subscriptions and of seats for a user who may not see them (CON-8.2, CON-8.3). */
export const noAccess = 'mccckd36';

/**
 * The subscriptions that the user bought, and those assigned to the user (CON-3.1, CON-7.3). Both lists share one page
 * number. The code `noAccess` is a refusal at Status 0, too (DEC-4.4).
 */
export const subscriptionOverview = endpoint({
  name: 'subscriptionOverview',
  path: '/api/v1/UserDashboard/UserSubscrpitionOverViewAC',
  kind: 'read',
  ...filters,
  refusingCode: noAccess,
  data: fields({
    purchased: ['PurchaseSubs', list(purchased)],
    purchasedTotal: ['TotalPurchaseSubs', optional(count)],
    assigned: ['AssignedSubs', list(assigned)],
    assignedTotal: ['TotalAssignedSubs', optional(count)],
    userTypeId: [
      'PurchaseUserInfo',
      read(optional(z.object({ UserTypeId: optionalId })), (user) => user?.UserTypeId ?? null),
    ],
  }),
});
