import type { LoginData } from '../service/endpoints/access/login-data.ts';
import { replaceSession, replaceSessionOf, tellSession, type Session } from './session.ts';

/** Opens a session from login data, in every tab of the origin. */
export function openSession(login: LoginData, by?: Element, nowMs = Date.now()): Session {
  const session = deriveSession(login, nowMs);
  replaceSession(session);
  tellSession({ session, reason: 'signed-in', ...(by && { by }) });
  return session;
}

/**
 * Updates the session from the answer to a token validation. Ignored if the current session is no longer the one that
 * asked (NET-11).
 */
export function renewSession(asked: Session, login: LoginData, nowMs = Date.now()): void {
  replaceSessionOf(asked.token, deriveSession(login, nowMs));
}

export function deriveSession(login: LoginData, nowMs: number): Session {
  return {
    userCode: login.userCode,
    token: login.loginToken,
    userId: login.userId,
    userTypeId: login.userTypeId ?? '-1',
    displayName: login.displayName,
    email: login.email,
    countryDomain: login.countryDomain,
    accountManager: { name: login.accountManagerName, email: login.accountManagerEmail },
    allowedMenus: [...new Set([...login.purchasedProducts, ...login.assignedProducts].map((product) => product.key))],
    availableApps: [...new Set(login.availableApps)],
    activeSeat: activeSeatOf(login, nowMs),
    // The service sends the URL with a placeholder in place of the speech model's id.
    speechUrl: login.speechUrl.replaceAll('{SMID}', encodeURIComponent(login.speechModelId ?? '')),
    speechModelId: login.speechModelId,
    referral: {
      isLinked: login.isReferralLinked ?? false,
      activeSubscriptionId: Number(login.activeReferralSubscriptionId) > 0 ? login.activeReferralSubscriptionId : null,
      code: login.referralCode,
      hasEligibleSubscription: login.hasReferralEligibleSubscription ?? false,
      linkedUser: login.linkedReferralUser,
    },
  };
}

/** The default seat, otherwise the unexpired seat with the latest expiry. */
function activeSeatOf({ defaultSeat, availableSeats }: LoginData, nowMs: number): string | null {
  if (defaultSeat?.seatCode) return defaultSeat.seatCode;
  const unexpired = availableSeats
    .filter((seat) => seat.seatCode !== '' && !seat.isExpired)
    .filter((seat) => seat.expiresOn === null || seat.expiresOn.getTime() > nowMs)
    // A seat without an expiry outlasts all others.
    .sort((a, b) => (b.expiresOn?.getTime() ?? Infinity) - (a.expiresOn?.getTime() ?? Infinity));
  return unexpired[0]?.seatCode ?? null;
}
