import { countryOf, homeCountry } from './countries.ts';
import { isPassword, hashPassword } from './encoding.ts';
import type { Service } from './service.ts';
import { randomToken } from './random.ts';
import { dayMs } from './subscriptions.ts';
import { nextId, type User, type World } from './world.ts';

const sixMonthsMs = 183 * dayMs;

const digitsOf = (text: string) => text.replace(/\D/g, '');

export const phoneCodeOf = ({ countryId }: Pick<User, 'countryId'>) => (countryOf(countryId) ?? homeCountry).phoneCode;

export function userByEmail(world: World, email: string): User | undefined {
  const wanted = email.trim().toLowerCase();
  return world.users.find((user) => user.email.toLowerCase() === wanted);
}

export function userByIdentifier(world: World, identifier: string): User | undefined {
  if (identifier.includes('@')) return userByEmail(world, identifier);
  const digits = digitsOf(identifier);
  if (digits.length < 6) return undefined;
  return world.users.find(
    (user) => user.mobile && [user.mobile, digitsOf(phoneCodeOf(user)) + user.mobile].includes(digits),
  );
}

export const userByMobile = (world: World, phoneCode: string, mobile: string) =>
  world.users.find((user) => user.mobile === mobile && user.mobile !== '' && phoneCodeOf(user) === phoneCode);

/** True six months after an account was deleted: its e-mail and phone can be used again (CON-9.21). */
export const isFreed = (user: User, now: number) =>
  user.deletionAskedAt !== null && user.deletionAskedAt + sixMonthsMs < now;

/** `r***@example.com` */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}${'*'.repeat(Math.max(3, name.length - 1))}@${domain}`;
}

export function createUser(
  { world, random }: Service,
  known: Pick<User, 'fullName' | 'email' | 'countryId'> & Partial<User>,
): User {
  const id = nextId(world, 'user');
  const user: User = {
    id,
    code: `UC${randomToken(random, 10)}`,
    mobile: '',
    typeId: 1,
    passwordHash: null,
    passwordExpiresAt: null,
    hasTwoFactor: false,
    hasNoAccess: false,
    takesPromotions: false,
    jobTitleId: -1,
    genderId: -1,
    organizationIds: [],
    accountManager: null,
    referral: {
      code: randomToken(random, 8).toUpperCase(),
      linkedUserId: null,
      activeSubscriptionId: 0,
      earnedDays: 0,
    },
    billingAddress: null,
    deletionAskedAt: null,
    ...known,
  };
  world.users.push(user);
  return user;
}

export async function setPassword(service: Service, user: User, password: string): Promise<string | null> {
  if (user.passwordHash && (await isPassword(password, user.passwordHash)))
    return 'You have used this password before. Please choose a new one.';
  user.passwordHash = await hashPassword(password, service.random);
  user.passwordExpiresAt = null;
  return null;
}
