import type { LoginData } from '../service/endpoints/access/login-data.ts';
import { replaceSession, replaceSessionOf, notifySessionChange, type Session } from './session.ts';

export function openSession(login: LoginData, by?: Element, nowMs = Date.now()): Session {
  const session = deriveSession(login, nowMs);
  replaceSession(session);
  notifySessionChange({ session, reason: 'signed-in', ...(by && { by }) });
  return session;
}

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

function activeSeatOf({ defaultSeat, availableSeats }: LoginData, nowMs: number): string | null {
  if (defaultSeat?.seatCode) return defaultSeat.seatCode;
  const unexpired = availableSeats
    .filter((seat) => seat.seatCode !== '' && !seat.isExpired)
    .filter((seat) => seat.expiresOn === null || seat.expiresOn.getTime() > nowMs)
    .sort((a, b) => (b.expiresOn?.getTime() ?? Infinity) - (a.expiresOn?.getTime() ?? Infinity));
  return unexpired[0]?.seatCode ?? null;
}
