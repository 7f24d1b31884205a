/** The service's state as plain JSON. Times are milliseconds since 1970, amounts minor units. */
export type World = ReturnType<typeof emptyWorld>;

export const emptyWorld = () => ({
  format: 1 as const,
  /** The service's clock is this far ahead of the real one: demos and tests let time pass with it. */
  clockAheadMs: 0,
  /** Percentage of the list prices that buyers pay: tests change it between a quote and its payment. */
  pricePercent: 100,
  cardSecret: '',
  lastId: {
    user: 1000,
    subscription: 20_000,
    seat: 50_000,
    otp: 700,
    order: 300_000,
    address: 9100,
    error: 4000,
    ticket: 600,
    message: 0,
  },
  users: [] as User[],
  organizations: [] as Organization[],
  subscriptions: [] as Subscription[],
  seats: [] as Seat[],
  logins: [] as { tokenHash: string; userId: number }[],
  otps: [] as Otp[],
  activations: [] as Activation[],
  orders: [] as Order[],
  payments: [] as Payment[],
  paymentLinks: [] as PaymentLink[],
  paymentErrors: [] as { id: number; orderId: number | null; userId: number; gatewayType: number; detail: string }[],
  outbox: [] as OutboxMessage[],
});

export function nextId(world: World, kind: keyof World['lastId']): number {
  world.lastId[kind] += 1;
  return world.lastId[kind];
}

export interface User {
  id: number;
  code: string;
  fullName: string;
  email: string;
  /** Digits without the country code; '' if there is none. */
  mobile: string;
  countryId: number;
  /** Type of the user: 1 is retail, every other number enterprise. */
  typeId: number;
  /** Null for an invited user who has not set a password yet. */
  passwordHash: string | null;
  passwordExpiresAt: number | null;
  hasTwoFactor: boolean;
  hasNoAccess: boolean;
  takesPromotions: boolean;
  jobTitleId: number;
  genderId: number;
  organizationIds: number[];
  accountManager: { name: string; email: string } | null;
  referral: {
    code: string;
    /** Id of the user who invited this one; null if nobody did. */
    linkedUserId: number | null;
    /** Id of the trial whose first payment earns the referral's days; 0 before the trial and after the payment. */
    activeSubscriptionId: number;
    earnedDays: number;
  };
  billingAddress: {
    id: number;
    fullName: string;
    taxNumber: string;
    countryId: number;
    address: string;
    state: string;
    postalCode: string;
    city: string;
    cityId: number;
  } | null;
  deletionAskedAt: number | null;
}

export interface Organization {
  id: number;
  name: string;
}

export interface Subscription {
  id: number;
  ownerUserId: number | null;
  organizationId: number | null;
  listingId: number;
  planId: number;
  planPriceId: number;
  stageId: number;
  expiresAt: number | null;
  paymentDueAt: number | null;
  dealId: number;
  onPremisesSetupId: number;
  allowsConsolePayment: boolean;
}

export interface Seat {
  id: number;
  code: string;
  subscriptionId: number;
  userId: number | null;
  /** The user tag, a name such as 'intake-line-01': a seat of a speech API has it instead of a user. */
  tag: string | null;
}

export type OtpPurpose = 'signup' | '2FA' | 'password-reset';

export interface Otp {
  id: number;
  purpose: OtpPurpose;
  /** The recipient: an e-mail in lower case, or a number such as '+911234567890'. */
  target: string;
  userId: number | null;
  code: string;
  expiresAt: number;
  triesLeft: number;
  isVoid: boolean;
}

export interface Activation {
  code: string;
  userId: number;
  expiresAt: number;
  usedAt: number | null;
}

export interface Order {
  id: number;
  providerOrderId: string;
  cardSessionId: string | null;
  gatewayType: number;
  userId: number;
  subscriptionId: number | null;
  listingId: number;
  planId: number;
  planPriceId: number;
  seatCount: number;
  currency: string;
  totalMinor: number;
  promoCode: string;
  createdAt: number;
  status: 'created' | 'pending' | 'paid' | 'failed';
  fulfilments: number;
  paidBy: string | null;
  returnOrigin: string;
}

export interface Payment {
  id: string;
  providerOrderId: string;
  status: 'captured' | 'pending' | 'failed';
  needsRefund: boolean;
}

export interface PaymentLink {
  id: string;
  orderId: number;
  expiresAt: number;
}

export interface OutboxMessage {
  id: number;
  at: number;
  channel: 'e-mail' | 'SMS';
  to: string;
  subject: string;
  text: string;
  otp: string | null;
}
