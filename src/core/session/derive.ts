import * as z from 'zod/mini';
import type { LoginData } from '../service/endpoints/login-data.ts';

/** The session as it is kept on the device (access.md section 3, "Derived session state"). */
export const sessionShape = z.object({
  userCode: z.string(),
  token: z.string(),
  userId: z.string(),
  userTypeId: z.string(),
  displayName: z.string(),
  email: z.string(),
  countryDomain: z.string(),
  accountManager: z.object({ name: z.string(), email: z.string() }),
  /** Keys of the purchased and the assigned products. */
  allowedMenus: z.array(z.string()),
  availableApps: z.array(z.string()),
  /** The active seat's code, null where the user has none. */
  activeSeat: z.nullable(z.string()),
  speechUrl: z.string(),
  speechModelId: z.nullable(z.string()),
  referral: z.object({
    isLinked: z.boolean(),
    activeSubscriptionId: z.nullable(z.string()),
    code: z.string(),
    hasEligibleSubscription: z.boolean(),
    linkedUser: z.string(),
  }),
});

export type Session = z.output<typeof sessionShape>;

/** What the session keeps of the login data. */
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
    // The address holds a placeholder for the id of the speech model.
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

/** Type 1 is retail and account owner at once (decisions.md section 4). */
export const isRetail = (session: Session) => session.userTypeId === '1';
