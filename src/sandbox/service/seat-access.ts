import { productOf } from '../domain/catalogue.ts';
import { refuse } from './handler.ts';
import { administers, subscriptionOf } from '../domain/subscriptions.ts';
import type { Seat, Subscription, User, World } from '../domain/world.ts';

/** The user has no access. Without Data the seat screen stays blank (CON-8.3). */
export const noSeatAccess = refuse('You do not have access to this subscription.', 'mccckd36');
export const seatTaken = refuse('User already has the seat assigned into this subscription', 'seat03');

/** The subscription, if the user may manage its seats. */
export function managedSubscription(world: World, user: User, id: string | number): Subscription | null {
  const subscription = subscriptionOf(world, id);
  return subscription && administers(user, subscription) ? subscription : null;
}

/** The seat, if the user may manage its subscription. */
export function managedSeat(world: World, user: User, code: string): { seat: Seat; subscription: Subscription } | null {
  const seat = world.seats.find((each) => each.code === code);
  const subscription = seat && managedSubscription(world, user, seat.subscriptionId);
  return seat && subscription ? { seat, subscription } : null;
}

export const isSpeechApi = (subscription: Subscription) => productOf(subscription.listingId)?.isSpeechApi ?? false;

export const isTaken = (seat: Seat) => seat.userId !== null || seat.tag !== null;

export const holdsSeat = (world: World, subscription: Subscription, userId: number) =>
  world.seats.some((seat) => seat.subscriptionId === subscription.id && seat.userId === userId);
