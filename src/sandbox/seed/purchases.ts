import { dictation, mobileApp, stages, voiceServices } from '../domain/catalogue.ts';
import type { Random } from '../domain/random.ts';
import { addSeat, addSubscription, dayMs } from '../domain/subscriptions.ts';
import type { Subscription, User, World } from '../domain/world.ts';
import type { People } from './people.ts';

interface Ground {
  readonly world: World;
  readonly random: Random;
  readonly now: number;
}

/** Subscriptions and trials of the documented users. */
export function seedPurchases(ground: Ground, people: People): void {
  const { world, random, now } = ground;
  const live = { stageId: stages.live, allowsConsolePayment: true };

  addOwn(ground, people.retail, {
    ...live,
    ...professional,
    expiresAt: now + 65 * dayMs,
    paymentDueAt: now + 60 * dayMs,
  });
  addOwn(ground, people.retail, {
    ...live,
    listingId: mobileApp,
    planId: 301,
    planPriceId: 3001,
    stageId: stages.trialExpired,
    expiresAt: now - 12 * dayMs,
  });
  addOwn(ground, people.retailAbroad, trialOf(now, 10));
  addOwn(ground, people.twoFactor, { ...live, ...professional, expiresAt: now + 120 * dayMs });
  addOwn(ground, people.expired, { ...live, ...professional, expiresAt: now + 3 * dayMs });
  people.expired.passwordExpiresAt = now - dayMs;

  const invited = addOwn(ground, people.referral, trialOf(now, 6));
  people.referral.referral.linkedUserId = people.retail.id;
  people.referral.referral.activeSubscriptionId = invited.id;

  const speechApi = addSubscription(world, {
    ...live,
    listingId: voiceServices,
    planId: 202,
    planPriceId: 2002,
    ownerUserId: people.voice.id,
    expiresAt: now + 25 * dayMs,
  });
  for (let at = 1; at <= 30; at++)
    addSeat(world, random, speechApi, { tag: at <= 18 ? `intake-line-${String(at).padStart(2, '0')}` : null });
}

const professional = { listingId: dictation, planId: 102, planPriceId: 1004 };

const trialOf = (now: number, daysLeft: number) => ({
  listingId: dictation,
  planId: 102,
  planPriceId: 1003,
  stageId: stages.trial,
  expiresAt: now + daysLeft * dayMs,
  allowsConsolePayment: true,
});

function addOwn({ world, random }: Ground, owner: User, known: Parameters<typeof addSubscription>[1]): Subscription {
  const subscription = addSubscription(world, { ...known, ownerUserId: owner.id });
  addSeat(world, random, subscription, { userId: owner.id });
  return subscription;
}
