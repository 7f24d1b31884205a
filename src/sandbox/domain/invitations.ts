import type { Service } from './service.ts';
import { randomToken } from './random.ts';
import { dayMs } from './subscriptions.ts';
import { createUser } from './users.ts';
import type { User } from './world.ts';

const validDays = 7;

/** Adds a user without a password and mails them a link that sets one. The link works once. */
export function inviteUser(
  { world, random, now, send }: Service,
  pageOrigin: string,
  known: Pick<User, 'fullName' | 'email' | 'mobile' | 'countryId'>,
): User {
  const user = createUser(world, random, { ...known, typeId: 2 });
  const code = randomToken(random, 24);
  world.activations.push({ code, userId: user.id, expiresAt: now() + validDays * dayMs, usedAt: null });
  send({
    channel: 'e-mail',
    to: user.email,
    subject: 'You have been given a seat',
    text: `Set your password: ${pageOrigin}/activate/${code}`,
    otp: null,
  });
  return user;
}
