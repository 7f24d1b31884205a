import { stages } from './catalogue.ts';
import { randomToken } from './random.ts';
import type { Service } from './service.ts';
import { nextId, type Seat, type Subscription, type User, type World } from './world.ts';

export const dayMs = 24 * 60 * 60_000;

export const subscriptionOf = (world: World, id: string | number) =>
  world.subscriptions.find((subscription) => String(subscription.id) === String(id));

export const seatsOf = (world: World, user: User) => world.seats.filter((seat) => seat.userId === user.id);

export const seatsIn = (world: World, subscription: Subscription) =>
  world.seats.filter((seat) => seat.subscriptionId === subscription.id);

export const isTaken = (seat: Seat) => seat.userId !== null || seat.tag !== null;

export function seatCounts(world: World, subscription: Subscription) {
  const seats = seatsIn(world, subscription);
  const taken = seats.filter(isTaken).length;
  return { AssignedSeat: taken, EmptySeat: seats.length - taken, TotalSeat: seats.length };
}

export const purchasedBy = (world: World, user: User) =>
  world.subscriptions.filter((subscription) => administers(user, subscription));

export const administers = (user: User, subscription: Subscription) =>
  subscription.ownerUserId === user.id ||
  (subscription.organizationId !== null && user.organizationIds.includes(subscription.organizationId));

export const hasPaidSubscription = (world: World, user: User) =>
  world.subscriptions.some(
    (subscription) => subscription.ownerUserId === user.id && subscription.stageId === stages.live,
  );

export function addSubscription(
  world: World,
  known: Pick<Subscription, 'listingId' | 'planId' | 'planPriceId' | 'stageId' | 'expiresAt'> & Partial<Subscription>,
): Subscription {
  const subscription: Subscription = {
    id: nextId(world, 'subscription'),
    ownerUserId: null,
    organizationId: null,
    paymentDueAt: null,
    dealId: 0,
    onPremisesSetupId: 0,
    allowsConsolePayment: false,
    ...known,
  };
  world.subscriptions.push(subscription);
  return subscription;
}

export function addSeat(
  { world, random }: Service,
  subscription: Subscription,
  holder: Partial<Pick<Seat, 'userId' | 'tag'>> = {},
): Seat {
  const id = nextId(world, 'seat');
  const seat: Seat = {
    id,
    code: `ST${id}${randomToken(random, 4).toUpperCase()}`,
    subscriptionId: subscription.id,
    userId: null,
    tag: null,
    ...holder,
  };
  world.seats.push(seat);
  return seat;
}
