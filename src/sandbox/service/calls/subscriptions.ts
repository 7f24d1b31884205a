import type { WireRequest } from '../../../core/service/calls.ts';
import { planOf, productOf, stageNames } from '../../domain/catalogue.ts';
import { type Handlers, accept, refuse, signedIn } from '../handler.ts';
import type { Service } from '../../domain/service.ts';
import { dayMs, purchasedBy, seatCounts, seatsOf, subscriptionOf } from '../../domain/subscriptions.ts';
import type { Subscription, User, Organization } from '../../domain/world.ts';
import { dayFirst, iso, pageOf } from '../wire-format.ts';

export const subscriptionHandlers = {
  subscriptionOverview: signedIn(({ request }, user, service) => {
    if (user.hasNoAccess) return refuse('You do not have access to subscriptions.', 'mccckd36');
    const { world, now } = service;
    const isWanted = wantedBy(request, user, now());
    const purchased = purchasedBy(world, user).filter(isWanted).toSorted(newestFirst);
    const assigned = seatsOf(world, user)
      .flatMap((seat) => subscriptionOf(world, seat.subscriptionId) ?? [])
      .filter(({ ownerUserId }) => ownerUserId !== user.id);
    const page = <Row>(rows: readonly Row[]) => pageOf(rows, request.PageNumber, request.PageSize);
    return accept({
      PurchaseSubs: page(purchased).map((subscription) => purchasedRow(service, subscription)),
      TotalPurchaseSubs: purchased.length,
      AssignedSubs: page(assigned).map((subscription) => assignedRow(subscription, user)),
      TotalAssignedSubs: assigned.length,
      PurchaseUserInfo: { UserTypeId: user.typeId },
    });
  }),

  orgsOverview: signedIn(({ request }, user, service) => {
    const wanted = request.SearchText.trim().toLowerCase();
    const found = service.world.organizations
      .filter(({ id }) => user.organizationIds.includes(id))
      .filter(({ id, name }) => name.toLowerCase().includes(wanted) || String(id).includes(wanted));
    return accept({
      List: pageOf(found, request.PageNumber, request.PageSize).map((organization) => rowOf(service, organization)),
      TotalRecordIfFirstPage: request.PageNumber <= 1 ? found.length : 0,
    });
  }),
} satisfies Partial<Handlers>;

/** The filters apply to purchased rows, not to assigned ones (DEC-1); the one by organisation not to retail users. */
const wantedBy =
  (filters: WireRequest<'subscriptionOverview'>, user: User, now: number) => (subscription: Subscription) =>
    (user.typeId === 1 || fits(filters.OrgId, subscription.organizationId)) &&
    fits(filters.SubscriptionId, subscription.id) &&
    fits(filters.StageId, subscription.stageId) &&
    expiresWithin(filters.ExpireInDays, subscription, now);

const fits = (wanted: string | number, value: number | null) => Number(wanted) <= 0 || String(value) === String(wanted);

function expiresWithin(days: number, { expiresAt }: Subscription, now: number) {
  if (days < 0) return true;
  if (expiresAt === null) return false;
  return days === 0 ? expiresAt <= now : expiresAt > now && expiresAt <= now + days * dayMs;
}

const newestFirst = (left: Subscription, right: Subscription) => right.id - left.id;

function purchasedRow({ world }: Service, subscription: Subscription) {
  const organization = world.organizations.find(({ id }) => id === subscription.organizationId);
  return {
    SubscriptionId: subscription.id,
    OrgName: organization?.name ?? '',
    ProductDisplayName: productOf(subscription.listingId)?.name ?? '',
    PlanInternalName: planOf(subscription.planId)?.name ?? '',
    SeatCountInfo: seatCounts(world, subscription),
    OrderPaymentDueOn: dayFirst(subscription.paymentDueAt),
    ExpireOn: iso(subscription.expiresAt),
    StageName: stageNames.get(subscription.stageId) ?? '',
    EnterPriseDealId: subscription.dealId,
    OnPremSetupId: subscription.onPremisesSetupId,
    AllowConsolePayment: subscription.allowsConsolePayment,
    ProductListingId: subscription.listingId,
    PlanId: subscription.planId,
    PlanPriceId: subscription.planPriceId,
  };
}

const assignedRow = (subscription: Subscription, user: User) => ({
  SubscriptionId: subscription.id,
  UserFullName: user.fullName,
  ProductDisplayName: productOf(subscription.listingId)?.name ?? '',
  PlanDisplayName: planOf(subscription.planId)?.displayName ?? '',
  ExpireOn: iso(subscription.expiresAt),
  StageName: stageNames.get(subscription.stageId) ?? '',
});

const soonDays = 30;

function rowOf({ world, now }: Service, organization: Organization) {
  const expiries = world.subscriptions
    .filter(({ organizationId }) => organizationId === organization.id)
    .map(({ expiresAt }) => expiresAt ?? Infinity);
  return {
    OrgId: organization.id,
    OrgName: organization.name,
    ExpiredSubsCount: expiries.filter((expiry) => expiry <= now()).length,
    ExpiringSubsCount: expiries.filter((expiry) => expiry > now() && expiry <= now() + soonDays * dayMs).length,
  };
}
