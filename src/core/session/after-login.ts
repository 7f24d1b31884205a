import { safeRoutePath } from '../page/addresses.ts';
import { takeAskedPath } from './asked-path.ts';
import { isOrganizationAdmin } from './organizations.ts';
import type { Session } from './session.ts';

export interface AfterLoginNeeds {
  readonly send: Parameters<typeof isOrganizationAdmin>[1];
  /** Whether an address is in the table of routes. */
  readonly isRoute: (path: string) => Promise<boolean>;
}

/** Where a login leads (ACC-4.7 to ACC-4.9). `next` is what the page or the flow wanted, '' for nothing. */
export async function pathAfterLogin(session: Session, needs: AfterLoginNeeds, next = ''): Promise<string> {
  const { isLinked, activeSubscriptionId } = session.referral;
  if (!isLinked || activeSubscriptionId === null) return pathOfSession(session, needs, next);
  // The referral's screen leads on to the subscriptions: what was asked for before is over.
  takeAskedPath();
  return '/referralactivation';
}

/** Where a visitor belongs who holds a session and opens the login: what this tab had asked for, else the start of the console. */
export async function pathOfSession({ userCode }: Session, needs: AfterLoginNeeds, next = ''): Promise<string> {
  for (const wanted of [takeAskedPath(), next]) {
    const path = await knownPath(wanted, needs);
    if (path) return path;
  }
  return (await isOrganizationAdmin(userCode, needs.send)) ? '/organizations' : '/subscription';
}

/** The login itself is not a place to go to after a login. */
async function knownPath(wanted: string | null, { isRoute }: AfterLoginNeeds): Promise<string | null> {
  const path = safeRoutePath(wanted, () => true);
  if (!path || /^\/(?:[?#]|$)/.test(path)) return null;
  return (await isRoute(path)) ? path : null;
}
