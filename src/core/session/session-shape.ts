import * as z from 'zod/mini';

/** The session as it is kept on the device (ACC-3.7). */
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

/** The signed-in user and what the console may show them. All ids are texts. */
export type Session = z.output<typeof sessionShape>;

/** Type 1 is retail and account owner at once (ACC-6.2). */
export const isRetail = (session: Session) => session.userTypeId === '1';
