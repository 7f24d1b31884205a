import { activationCode, expiredActivationCode } from './documented-users.ts';
import { seedOrganizations } from './organizations.ts';
import { seedPayments, seedPurchases } from './purchases.ts';
import { seedPeople } from './people.ts';
import { dayMs } from '../domain/subscriptions.ts';
import { type Random, randomToken, systemRandom } from '../domain/random.ts';
import type { Service } from '../domain/service.ts';
import { emptyWorld, type World } from '../domain/world.ts';

interface SeedOptions {
  /** Milliseconds since 1970. All dates of the world are relative to it. */
  readonly now?: number;
  readonly random?: Random;
}

export function seedWorld({ now = Date.now(), random = systemRandom }: SeedOptions = {}): World {
  const world = emptyWorld();
  world.cardSecret = randomToken(random);
  const service: Service = { world, random, now: () => now, basePath: '', send: () => {} };
  const people = seedPeople(service);
  seedPurchases(service, people);
  seedOrganizations(service, people);
  seedPayments(service, people);
  world.activations.push(
    { code: activationCode, userId: people.invited.id, expiresAt: now + 365 * dayMs, usedAt: null },
    { code: expiredActivationCode, userId: people.invited.id, expiresAt: now - 365 * dayMs, usedAt: null },
  );
  return world;
}
