import { safeRoutePath } from '../page/addresses.ts';
import { settledWithin, systemClock, type Clock } from '../page/clock.ts';
import { takeRequestedPath } from './requested-path.ts';
import { isOrganizationAdmin } from './organizations.ts';
import type { Session } from './session.ts';

export interface AfterLoginNeeds {
  readonly send: Parameters<typeof isOrganizationAdmin>[1];
  readonly isRoute: (path: string) => Promise<boolean>;
}

/** The path after a login (ACC-4.7 to ACC-4.9). `next` is the path that the host page asked for, or ''. */
export async function pathAfterLogin(
  session: Session,
  needs: AfterLoginNeeds,
  next = '',
  clock: Clock = systemClock,
): Promise<string> {
  const { isLinked, activeSubscriptionId } = session.referral;
  if (!isLinked || activeSubscriptionId === null) return pathOfSession(session, needs, next, clock);
  // Drops the requested path, because the referral screen always continues to the subscriptions.
  takeRequestedPath();
  return '/referralactivation';
}

export async function pathOfSession(
  { userCode }: Session,
  needs: AfterLoginNeeds,
  next = '',
  clock: Clock = systemClock,
): Promise<string> {
  for (const wanted of [takeRequestedPath(), next]) {
    const path = await knownPath(wanted, needs);
    if (path) return path;
  }
  const isAdmin = await settledWithin(clock, organizationsWaitMs, isOrganizationAdmin(userCode, needs.send), false);
  return isAdmin ? '/organizations' : '/subscription';
}

// If the organisations take longer, the login opens the subscriptions (DEC-3.9): the menu adds the organisations later.
const organizationsWaitMs = 3000;

/**
 * `wanted` if it is a route; else null. Not the login or the start of a Microsoft sign-in, because a login never leads back
 * to one, and not the referral screen, because only `pathAfterLogin` knows who may see it.
 */
async function knownPath(wanted: string | null, { isRoute }: AfterLoginNeeds): Promise<string | null> {
  const path = safeRoutePath(wanted, () => true);
  if (!path || afterNoLogin.has(screenOf(path))) return null;
  return (await isRoute(path)) ? path : null;
}

const afterNoLogin = new Set(['', 'auth', 'referralactivation']);

/** The path without query, fragment, empty segments and case, all of which the routes ignore. */
const screenOf = (path: string) =>
  path
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean)
    .join('/')
    .toLowerCase();
