import * as z from 'zod/mini';

/** The stored form of the session (ACC-3.7). */
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
  /** The code of the active seat; null if the user has no seat. */
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

/** The signed-in user and the data that the console shows about them. All ids are strings. */
export type Session = z.output<typeof sessionShape>;

/** Users of type 1 are both retail users and account owners (ACC-6.2). */
export const isRetail = (session: Session) => session.userTypeId === '1';
